/// The page of apps as the backend sends it: its list of shelves decides what is shown, and in which order.
struct AppStorePage: Decodable {
  var title: String
  var sections: [Shelf]

  /// A section with its items, of the type that its kind calls for.
  struct Shelf: Decodable {
    var section: AppStoreSection
    var items: [AppStoreItem]

    private enum CodingKeys: String, CodingKey {
      case items
    }

    init(from decoder: any Decoder) throws {
      section = try AppStoreSection(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      items =
        switch section.kind {
        case .filters: try container.decode([AppStoreItem.Filter].self, forKey: .items).map(AppStoreItem.filter)
        case .slider: try container.decode([AppStoreItem.Slide].self, forKey: .items).map(AppStoreItem.slide)
        case .categories: try container.decode([AppStoreItem.Category].self, forKey: .items).map(AppStoreItem.category)
        case .mostRecommended: try container.decode([AppStoreItem.App].self, forKey: .items).map(AppStoreItem.app)
        }
    }
  }
}

/// A section of the page: which one it is, what it looks like, and what is written above it.
struct AppStoreSection: Hashable, Decodable {
  var id: String
  var kind: Kind
  var title: String?

  /// What a section looks like.
  enum Kind: String, Decodable {
    case filters
    case slider
    case categories
    case mostRecommended
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case kind = "type"
    case title
  }
}

/// Anything that the page can show in a cell.
enum AppStoreItem: Hashable {
  case filter(Filter)
  case slide(Slide)
  case category(Category)
  case app(App)

  struct Filter: Hashable, Decodable {
    var id: String
    var title: String
    var symbol: String
  }

  struct Slide: Hashable, Decodable {
    var id: String
    var title: String
    var subtitle: String
    var description: String
    var image: String
  }

  struct Category: Hashable, Decodable {
    var id: String
    var title: String
    var symbol: String
  }

  struct App: Hashable, Decodable {
    var id: String
    var title: String
    var description: String
    var image: String
  }

  var title: String {
    switch self {
    case .filter(let filter): filter.title
    case .slide(let slide): slide.title
    case .category(let category): category.title
    case .app(let app): app.title
    }
  }
}
