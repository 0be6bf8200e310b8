/// The feed as the backend sends it: sections are only identifiers, and every item says what it is.
struct DeliveryFeed: Decodable {
  var feed: [Shelf]

  struct Shelf: Decodable {
    var id: String
    var items: [DeliveryItem]
  }
}

/// Anything that the feed can show in a cell.
enum DeliveryItem: Hashable, Decodable {
  case banner(Banner)
  case category(Category)
  case restaurant(Restaurant)

  struct Banner: Hashable, Decodable {
    var id: String
    var text: String
    var image: String
  }

  struct Category: Hashable, Decodable {
    var id: String
    var name: String
    var image: String
  }

  struct Restaurant: Hashable, Decodable {
    var id: String
    var name: String
    var minutes: Int
    var rating: Double
    var image: String
  }

  private enum CodingKeys: String, CodingKey {
    case type
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "banner": self = .banner(try Banner(from: decoder))
    case "category": self = .category(try Category(from: decoder))
    case "restaurant": self = .restaurant(try Restaurant(from: decoder))
    case let type:
      throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "no item is a \(type)")
    }
  }

  var title: String {
    switch self {
    case .banner(let banner): banner.text
    case .category(let category): category.name
    case .restaurant(let restaurant): restaurant.name
    }
  }
}
