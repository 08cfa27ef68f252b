import Foundation
import Transcodable

@Codable(keys: .snakeCase)
struct Order: Equatable {
  var orderNumber: Int
  var customer: Customer?
  var items: [Item] = []
  var placedAt: Date
  var state = State.open
  var notes: [String: [String]]
  @CodableValidated(.range(0...)) var total: Double

  enum State: String, Codable, CaseIterable { case open, paid, sent }
}

struct Customer: Codable, Equatable {
  var name: String
  var website: URL?
  var id: UUID
}

@Codable(tagging: .internal("kind"))
enum Item: Equatable {
  case book(title: String, pages: UInt16)
  case pen
}

/// An enum with synthesized coding, whose cases cannot be enumerated.
enum Silent: Codable, Equatable {
  case one(Int)
  case other
}

/// A type that does not decode all that it encodes.
struct Forgetful: Codable, Equatable {
  var name: String
  var secret = "none"

  enum CodingKeys: CodingKey { case name }
}
