import Intarsia

/// One screen on one device, solved.
struct Scene {
  var screen: String
  var device: Device
  var solution: LayoutSolution
  /// What is written on an element.
  var label: (LayoutElement.ID) -> String?

  /// A view to lay out in.
  enum Device: String, CaseIterable {
    case phone
    case tablet

    var container: Container {
      switch self {
      case .phone: Container(width: 390, height: 844)
      case .tablet: Container(width: 820, height: 1180)
      }
    }
  }

  init<SectionID, ItemID>(
    _ screen: String, _ device: Device, _ solution: SnapshotSolution<SectionID, ItemID>,
    label: @escaping (SnapshotElement<SectionID, ItemID>.Identity) -> String?
  ) {
    self.screen = screen
    self.device = device
    self.solution = solution.layoutSolution.resting()
    self.label = { id in solution.identity(of: id).flatMap(label) }
  }
}

extension LayoutSolution {
  /// The solution with every row where it comes to rest when nobody has touched it: a centred one shows its first group
  /// in the middle.
  fileprivate func resting() -> LayoutSolution {
    var solution = self
    for index in 0..<numberOfSections {
      solution.viewport.orthogonalOffsets[index] = section(at: index)?.orthogonal?.restingOffset(for: 0)
    }
    return solution
  }
}

extension Scene {
  /// Every screen on every device, from the backend's responses.
  static func all() throws -> [Scene] {
    let full: AppStorePage = try Response.decode(from: "AppStore")
    let short: AppStorePage = try Response.decode(from: "AppStoreWithoutSlider")
    let delivery: DeliveryFeed = try Response.decode(from: "FoodDelivery")
    let frameworks: FrameworkList = try Response.decode(from: "Frameworks")
    return try Device.allCases.flatMap { device in
      [
        try appStore("App store", full, on: device), try appStore("App store without slider", short, on: device),
        try self.delivery(delivery, on: device), try self.frameworks(frameworks, on: device),
      ]
    }
  }

  private static func appStore(_ name: String, _ page: AppStorePage, on device: Device) throws -> Scene {
    Scene(name, device, try page.solve(in: device.container)) { identity in
      switch identity {
      case .item(let item): item.title
      case .supplementary(_, _, let section): section?.title
      case .decoration: nil
      }
    }
  }

  private static func delivery(_ feed: DeliveryFeed, on device: Device) throws -> Scene {
    Scene("Food delivery", device, try feed.solve(in: device.container)) { identity in
      switch identity {
      case .item(let item): item.title
      case .supplementary: "Restaurants nearby"
      case .decoration: nil
      }
    }
  }

  private static func frameworks(_ list: FrameworkList, on device: Device) throws -> Scene {
    Scene("Frameworks", device, try list.solve(in: device.container)) { identity in
      if case .item(let framework) = identity { framework.name } else { nil }
    }
  }
}
