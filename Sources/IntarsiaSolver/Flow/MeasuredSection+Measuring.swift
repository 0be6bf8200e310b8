import IntarsiaIR

extension MeasuredSection {
  /// Gives an item a size, and lays out the instances that notice.
  ///
  /// - Complexity: one instance is laid out where instances hold the same number of items; else those from the item's
  ///   instance on, up to the next one that begins with the same item as before.
  ///
  /// Returns how many instances were laid out.
  mutating func measure(item: Int, _ size: MeasuredSize?, plan: SectionPlan, itemCount: Int, last: Run?) -> Int {
    guard items[item] != size else { return 0 }
    let isNew = items.updateOrRemove(size, forKey: item)
    guard plan.hasEstimatedItem, !plan.showsNothing else { return 0 }
    if runs == nil {
      let flow = SectionFlow(plan, itemCount: itemCount, last: last, measured: nil)
      runs = SummedList([flow.regular] + (flow.last.map { [$0] } ?? []))
    }
    if plan.fillDependsOnMeasuring {
      if isNew { order.insert(item, at: order.partition(item)) }
      if size == nil { order.remove(at: order.partition(item)) }
      return refill(from: item, plan: plan, itemCount: itemCount)
    }
    relayOut(around: item, plan: plan, itemCount: itemCount)
    return 1
  }

  /// Lays out the one instance that holds an item.
  private mutating func relayOut(around item: Int, plan: SectionPlan, itemCount: Int) {
    guard var runs, let (position, before) = runs.last(where: { sum, _ in sum.items <= item }) else { return }
    self.runs = nil
    let run = runs[position]
    let index = (item - before.items) / max(1, run.itemsEach)
    guard index < run.instances else {
      self.runs = runs
      return
    }
    let first = before.items + index * run.itemsEach
    var pieces: [Run] = []
    if index > 0 { pieces.append(run.repeated(index)) }
    pieces.append(plan.special(cursor: first, limit: itemCount - first, measured: items))
    if index + 1 < run.instances { pieces.append(run.repeated(run.instances - index - 1)) }
    runs.replaceSubrange(position..<(position + 1), with: pieces)
    self.runs = runs
  }

  /// Fills instances anew from the one that an item may move into, until one begins where it did before (`R153a`).
  private mutating func refill(from item: Int, plan: SectionPlan, itemCount: Int) -> Int {
    guard var runs else { return 0 }
    self.runs = nil
    defer { self.runs = runs }
    var laidOut = 0
    // The item, or the nested group it is in, may now fit into an instance before its own.
    let first = max(0, item - plan.lookahead)
    guard let (position, before) = runs.last(where: { sum, _ in sum.items <= first }) else { return 0 }
    let run = runs[position]
    let kept = min(run.instances, (first - before.items) / max(1, run.itemsEach))
    var pieces: [Run] = kept > 0 ? [run.repeated(kept)] : []
    var cursor = before.items + kept * run.itemsEach
    let each = plan.pattern.leaves.count

    while cursor < itemCount {
      if cursor > item, let tail = tail(of: runs, beginningAt: cursor) {
        runs.replaceSubrange(position..<tail.end, with: pieces + tail.pieces)
        return laidOut
      }
      // Inside one old run the old filling either fits at once or not at all.
      var stop = itemCount
      if let (old, sum) = runs.last(where: { sum, _ in sum.items <= cursor }) {
        stop = min(stop, max(sum.items + runs[old].items, cursor + each))
      }
      let untouched = untouched(from: cursor, to: stop, plan: plan)
      if untouched > 0 {
        pieces.append(plan.instance.repeated(untouched))
        cursor += each * untouched
        continue
      }
      let special = plan.special(cursor: cursor, limit: itemCount - cursor, measured: items)
      laidOut += 1
      guard special.itemsEach > 0 else { break }
      pieces.append(special)
      cursor += special.itemsEach
    }
    runs.replaceSubrange(position..<runs.count, with: pieces)
    return laidOut
  }

  /// How many instances from an item on are like the pattern: measured items are neither in them nor among those behind
  /// them that decide where they end.
  func untouched(from cursor: Int, to stop: Int, plan: SectionPlan) -> Int {
    let each = plan.pattern.leaves.count
    let whole = (stop - cursor) / each
    let next = order.partition(cursor)
    guard next < order.count else { return whole }
    return min(whole, max(0, order[next] - plan.lookahead - cursor) / each)
  }

  /// The old runs from an item on, if one of their instances begins with it.
  private func tail(of runs: SummedList<Run>, beginningAt item: Int) -> (end: Int, pieces: [Run])? {
    guard let (position, before) = runs.last(where: { sum, _ in sum.items <= item }) else { return nil }
    let run = runs[position]
    let offset = item - before.items
    guard run.itemsEach > 0, offset % run.itemsEach == 0, offset < run.items else { return nil }
    return (position + 1, [run.repeated(run.instances - offset / run.itemsEach)])
  }
}

extension Dictionary {
  /// Sets or removes a value; tells whether the key is new.
  fileprivate mutating func updateOrRemove(_ value: Value?, forKey key: Key) -> Bool {
    guard let value else {
      removeValue(forKey: key)
      return false
    }
    return updateValue(value, forKey: key) == nil
  }
}

extension Array where Element == Int {
  /// The first position whose element is not less than a value, in an ascending list.
  func partition(_ value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
