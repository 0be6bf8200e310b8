import IntarsiaIR

extension LayoutSolver {
  /// Solves a layout, and asks the visible elements for their sizes.
  ///
  /// See ``LayoutSolution/measureVisible(_:)``.
  ///
  /// - Parameters:
  ///   - input: the layouts, the sections and the container.
  ///   - measured: sizes that are known already.
  ///   - viewport: what is visible.
  ///   - measuring: answers how large an element wants to be, or nothing where it keeps its estimate.
  /// - Returns: the solution, with every visible element at the size it asked for.
  public func solve(
    _ input: LayoutInput, measured: [LayoutElement.ID: MeasuredSize] = [:], viewport: Viewport = Viewport(),
    measuring: (MeasurementRequest) -> MeasuredSize?
  ) -> LayoutSolution {
    var solution = solve(input, measured: measured, viewport: viewport)
    solution.measureVisible(measuring)
    return solution
  }
}

extension LayoutSolution {
  /// An element is asked no more often than this in one pass.
  static var mostAsks: Int { 3 }

  /// Asks visible elements with estimated sizes how large they want to be, from the top down (`R157`).
  ///
  /// Each answer moves what follows before the next element is asked, so what leaves sight is never asked. An element
  /// whose answer changed its size is asked once more: the same answer settles it. One that answers differently a third
  /// time keeps the largest lengths it asked for, and a diagnostic says so, so that no layout loops. Elements that have
  /// been measured before are not asked again until their settled length changes (`R158`) or
  /// ``setMeasured(_:for:)`` takes their size back.
  ///
  /// - Parameter measure: answers how large an element wants to be, or nothing where it keeps its estimate.
  /// - Returns: how many times `measure` was called.
  /// - Complexity: O(k · a) for k visible elements and a answers that changed something, and the cost of
  ///   ``setMeasured(_:for:)`` for each answer.
  @discardableResult
  public mutating func measureVisible(_ measure: (MeasurementRequest) -> MeasuredSize?) -> Int {
    var pass = MeasuringPass()
    var visible = visibleFromTop()
    var position = 0
    while position < visible.count {
      let element = visible[position]
      guard let request = pass.isSettled(element.id) ? nil : request(for: element) else {
        position += 1
        continue
      }
      if pass.asked[element.id] == nil, asked(element.id) == settledLengths(request) {
        pass.settle(element.id)
        position += 1
        continue
      }
      if ask(request, &pass, measure) {
        // The answer moved what follows: what is visible now begins anew, from the top.
        visible = visibleFromTop()
        position = 0
      }
    }
    return pass.calls
  }

  /// Asks an element once, and tells whether its answer changed anything.
  private mutating func ask(
    _ request: MeasurementRequest, _ pass: inout MeasuringPass, _ measure: (MeasurementRequest) -> MeasuredSize?
  ) -> Bool {
    pass.calls += 1
    let answer = measure(request).map { kept($0, for: request) }
    setAsked(settledLengths(request), request.id)
    var answers = pass.asked[request.id] ?? []
    answers.append(answer)
    pass.asked[request.id] = answers
    guard let answer else {
      pass.settle(request.id)
      return false
    }
    if answer.agrees(with: request) {
      pass.settle(request.id)
      if answers.count == 1 { setMeasured(answer, for: request.id) }
      return false
    }
    guard answers.count == LayoutSolution.mostAsks else {
      setMeasured(answer, for: request.id)
      return true
    }
    let settled = MeasuringPass.largest(answers)
    setMeasured(settled, for: request.id)
    note(request, answers, settled: settled)
    pass.settle(request.id)
    return true
  }

  private struct MeasuringPass {
    /// What elements answered, asked one or several times.
    var asked: [LayoutElement.ID: [MeasuredSize?]] = [:]
    private var settled: Set<LayoutElement.ID> = []
    var calls = 0

    func isSettled(_ id: LayoutElement.ID) -> Bool { settled.contains(id) }

    mutating func settle(_ id: LayoutElement.ID) { settled.insert(id) }

    /// The largest length asked for on each axis.
    static func largest(_ answers: [MeasuredSize?]) -> MeasuredSize {
      let known = answers.compactMap { $0 }
      return MeasuredSize(width: known.compactMap { $0.width }.max(), height: known.compactMap { $0.height }.max())
    }
  }

  /// The visible elements, from the top down.
  private func visibleFromTop() -> [LayoutElement] {
    let visible = Rect(
      origin: viewport.offset + (offsetAdjustment ?? .zero), size: viewport.size ?? container.size)
    let sorted = elements(in: visible).map { element in
      let frame = mirrored(element.frame)
      return (element: element, along: frame.start(scroll), across: frame.start(scroll.other))
    }
    return sorted.sorted { ($0.along, $0.across) < ($1.along, $1.across) }.map { $0.element }
  }

  private func request(for element: LayoutElement) -> MeasurementRequest? {
    guard let size = layoutSize(of: element.id), size.width.isEstimated || size.height.isEstimated else { return nil }
    return MeasurementRequest(
      id: element.id, size: element.frame.size, asksWidth: size.width.isEstimated,
      asksHeight: size.height.isEstimated)
  }

  /// The lengths an element cannot choose; a new one makes an old answer worthless (`R158`).
  private func settledLengths(_ request: MeasurementRequest) -> MeasuredSize {
    MeasuredSize(
      width: request.asksWidth ? nil : request.size.width, height: request.asksHeight ? nil : request.size.height)
  }

  /// An answer, less what was not asked and what is no length.
  private func kept(_ answer: MeasuredSize, for request: MeasurementRequest) -> MeasuredSize {
    func kept(_ length: Double?, _ isAsked: Bool) -> Double? {
      guard isAsked, let length, length.isFinite else { return nil }
      return max(0, length)
    }
    return MeasuredSize(
      width: kept(answer.width, request.asksWidth), height: kept(answer.height, request.asksHeight))
  }

  private mutating func note(
    _ request: MeasurementRequest, _ all: [MeasuredSize?], settled: MeasuredSize
  ) {
    let answers = all.compactMap { $0?.description }
    let asked = answers.dropLast().joined(separator: ", then ") + ", then " + (answers.last ?? "")
    measuringDiagnostics.append(
      Diagnostic(
        .warning, at: path(to: request.id), rule: "unstable-size",
        message: """
          \(request.id.name) keeps changing its mind: in one pass it asked for \(asked). It is laid out at \
          \(settled.description). Make its size depend on its content and the settled length only, not on its present \
          size.
          """))
  }
}

extension MeasuredSize {
  /// Whether an answer is what the element has already, within a thousandth of a point.
  fileprivate func agrees(with request: MeasurementRequest) -> Bool {
    abs((width ?? request.size.width) - request.size.width) < 0.001
      && abs((height ?? request.size.height) - request.size.height) < 0.001
  }

  fileprivate var description: String {
    switch (width, height) {
    case (let width?, let height?): "\(width.layoutText)×\(height.layoutText) points"
    case (let width?, nil): "a width of \(width.layoutText)"
    case (nil, let height?): "a height of \(height.layoutText)"
    case (nil, nil): "nothing"
    }
  }
}

extension LayoutElement.ID {
  /// The element in words.
  var name: String {
    switch self {
    case .item(let item, let section): "Item \(item) of section \(section)"
    case .supplementary(let kind, let index, let section?): "Supplementary \"\(kind)\" \(index) of section \(section)"
    case .supplementary(let kind, _, nil): "Supplementary \"\(kind)\" of the layout"
    case .decoration(let kind, let index, let section): "Background \"\(kind)\" \(index) of section \(section)"
    }
  }
}
