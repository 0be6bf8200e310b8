import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import ReferenceSolver
import TestSupport
import Testing

/// Holds the reference solver against the same known answers: an oracle that is wrong would prove nothing.
@Suite("Conformance of the reference solver")
struct ReferenceConformanceTests {
  @Test("Every known answer is given", arguments: ConformanceTests.File.allCases)
  func answers(_ file: ConformanceTests.File) throws {
    let cases = try file.cases()
    #expect(!cases.isEmpty)
    for example in cases {
      let answer = SolutionDocument(example.document.referenceSolution(), of: example.document)
      let report = example.check(answer)
      if !report.passed { Issue.record("\(try example.explanation(of: report, answer: answer))") }
    }
  }
}

extension SolutionDocument {
  /// Writes down what the reference solver answers.
  init(_ solution: ReferenceSolution, of document: LayoutDocument) {
    self.init(
      contentSize: solution.contentSize, items: solution.items.compactMap(Item.init),
      supplementaries: solution.supplementaries.compactMap(Attachment.init),
      decorations: solution.decorations.compactMap(Attachment.init),
      sections: zip(document.sections, solution.sections).map { section, solved in
        Section(kind: section.kind, frame: solved.frame, orthogonal: solved.orthogonal.map(Orthogonal.init))
      })
  }
}

extension SolutionDocument.Item {
  fileprivate init?(_ element: LayoutElement) {
    guard case .item(let item, let section) = element.id else { return nil }
    self.init(section: section, item: item, frame: element.frame, zIndex: element.zIndex)
  }
}

extension SolutionDocument.Attachment {
  fileprivate init?(_ element: LayoutElement) {
    switch element.id {
    case .item:
      return nil
    case .supplementary(let kind, let index, let section):
      self.init(elementKind: kind, section: section, item: index, frame: element.frame, zIndex: element.zIndex)
    case .decoration(let kind, let index, let section):
      self.init(elementKind: kind, section: section, item: index, frame: element.frame, zIndex: element.zIndex)
    }
  }
}

extension SolutionDocument.Orthogonal {
  fileprivate init(_ row: ReferenceSolution.Orthogonal) {
    self.init(
      viewport: row.viewport, contentLength: row.contentLength, maximumOffset: row.maximumOffset, offset: row.offset,
      restingOffsets: row.restingOffsets)
  }
}
