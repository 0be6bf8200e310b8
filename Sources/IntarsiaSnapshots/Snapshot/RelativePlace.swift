/// Where something goes, said by the neighbour it goes beside.
public enum RelativePlace<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Directly before the neighbour.
  case before(ID)
  /// Directly behind the neighbour.
  case after(ID)

  /// The identifier beside which the place is.
  @inlinable
  public var neighbor: ID {
    switch self {
    case .before(let neighbor), .after(let neighbor): neighbor
    }
  }
}

extension RelativePlace: Codable where ID: Codable {}
