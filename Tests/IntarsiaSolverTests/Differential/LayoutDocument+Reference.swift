import IntarsiaDocument
import ReferenceSolver

extension LayoutDocument {
  /// Solves the document with the reference solver; a nudge tells positions on a tie from others.
  func referenceSolution(nudge: Double = 0) -> ReferenceSolution {
    ReferenceSolver.solve(input, measured: measuredSizes, viewport: viewport, nudge: nudge)
  }
}
