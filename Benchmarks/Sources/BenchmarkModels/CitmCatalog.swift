// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
// Tables by identifier are dictionaries. Fields that are null throughout the document, such as
// `subjectCode`, are optional strings. The fields have the order of the keys in the document.

public import Transcodable

/// The program of a theater: `citm_catalog.json`.
@Codable
public struct Catalog: Equatable, Sendable {
  public let areaNames: [String: String]
  public let audienceSubCategoryNames: [String: String]
  public let blockNames: [String: String]
  public let events: [String: CatalogEvent]
  public let performances: [Performance]
  public let seatCategoryNames: [String: String]
  public let subTopicNames: [String: String]
  public let subjectNames: [String: String]
  public let topicNames: [String: String]
  public let topicSubTopics: [String: [Int]]
  public let venueNames: [String: String]
}

/// A play or concert.
@Codable
public struct CatalogEvent: Equatable, Sendable {
  public let description: String?
  public let id: Int
  public let logo: String?
  public let name: String
  public let subTopicIds: [Int]
  public let subjectCode: String?
  public let subtitle: String?
  public let topicIds: [Int]
}

/// A performance of an event.
@Codable
public struct Performance: Equatable, Sendable {
  public let eventId: Int
  public let id: Int
  public let logo: String?
  public let name: String?
  public let prices: [Price]
  public let seatCategories: [SeatCategory]
  public let seatMapImage: String?
  public let start: Int
  public let venueCode: String
}

/// The price of a seat category.
@Codable
public struct Price: Equatable, Sendable {
  public let amount: Int
  public let audienceSubCategoryId: Int
  public let seatCategoryId: Int
}

/// The areas with seats of one price.
@Codable
public struct SeatCategory: Equatable, Sendable {
  public let areas: [Area]
  public let seatCategoryId: Int
}

/// A part of the hall.
@Codable
public struct Area: Equatable, Sendable {
  public let areaId: Int
  public let blockIds: [Int]
}
