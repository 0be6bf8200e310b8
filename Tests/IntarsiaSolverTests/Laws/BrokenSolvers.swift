import Foundation
import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver

/// Solvers that are wrong in one way each, to show that a law notices.
enum BrokenSolvers {
  /// Answers differently every other time.
  static var forgetful: Solver {
    let calls = Counter()
    return { document in
      let answer = Answer.ofSolver(document)
      guard calls.next() % 2 == 0 else { return answer }
      return answer.mapping { element in
        var element = element
        element.frame.width += 0.5
        return element
      }
    }
  }

  /// Knows better about vertical layouts than about horizontal ones.
  @Sendable static func partial(_ document: LayoutDocument) -> Answer {
    let answer = Answer.ofSolver(document)
    guard document.configuration.scrollDirection == .vertical else { return answer }
    return answer.mapping { element in
      var element = element
      if element.frame.height > 20 { element.frame.height = 20 }
      return element
    }
  }

  /// Leaves headers and badges where they are from left to right.
  @Sendable static func halfMirrored(_ document: LayoutDocument) -> Answer {
    var answer = Answer.ofSolver(document)
    var straight = document
    straight.container.layoutDirection = .leftToRight
    answer.supplementaries = Answer.ofSolver(straight).supplementaries
    return answer
  }

  /// Finds what overlaps a rectangle, whatever instance it belongs to, beyond the content too.
  @Sendable static func findingAll(_ document: LayoutDocument) -> Answer {
    var answer = Answer.ofSolver(document)
    let elements = answer.elements
    answer.find = { rect in elements.filter { $0.frame.meets(rect) } }
    return answer
  }

  /// Finds all but the last element.
  @Sendable static func findingFew(_ document: LayoutDocument) -> Answer {
    var answer = Answer.ofSolver(document)
    let find = answer.find
    answer.find = { rect in find(rect).dropLast() }
    return answer
  }

  /// Adds half a point to whatever was measured.
  @Sendable static func overmeasuring(_ document: LayoutDocument) -> Answer {
    var measured = document
    for index in measured.measured.indices {
      measured.measured[index].size.height? += 0.5
    }
    return Answer.ofSolver(measured)
  }

  /// Centres a row that is not full.
  @Sendable static func spreading(_ document: LayoutDocument) -> Answer {
    var answer = Answer.ofSolver(document)
    let last = answer.items.last?.id.section
    for index in answer.items.indices where answer.items[index].id.section == last {
      answer.items[index].frame.x += Double(answer.items.count % 2)
    }
    return answer
  }

  /// Counts section spacing twice before the second section.
  @Sendable static func doubledSpacing(_ document: LayoutDocument) -> Answer {
    Answer.ofSolver(document).mapping { element in
      var element = element
      if element.id.section == 1 { element.frame.y += 1 }
      return element
    }
  }

  /// A number that goes up, on whatever thread.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func next() -> Int {
      lock.lock()
      defer { lock.unlock() }
      value += 1
      return value
    }
  }
}
