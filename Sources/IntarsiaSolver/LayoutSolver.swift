import IntarsiaIR

/// Turns a layout, item counts and a container into frames.
public struct LayoutSolver: Sendable {
  /// Makes a solver.
  public init() {}

  /// Solves a layout.
  public func solve(
    _ input: LayoutInput, measured: [LayoutElement.ID: MeasuredSize] = [:], viewport: Viewport = Viewport()
  ) -> LayoutSolution {
    LayoutSolution(input: input, viewport: viewport)
  }
}
