/// How much was done to make a solution and to bring it up to date: counts, not times.
///
/// Costs are promised in these units and tested by them: a changed item lays out one instance, an inserted section
/// measures one section, and neither plans anything.
public struct LayoutWork: Hashable, Sendable {
  /// How many layouts were planned.
  public internal(set) var plans = 0
  /// How many plans were taken over from an earlier solution.
  public internal(set) var reusedPlans = 0
  /// How many sections had their lengths computed.
  public internal(set) var sections = 0
  /// How many group instances were laid out by themselves: partly filled and measured ones.
  public internal(set) var instances = 0

  /// No work at all.
  public static let none = LayoutWork()
}
