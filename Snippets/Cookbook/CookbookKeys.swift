// Patterns of keys, by hand and with attributes.

import Foundation
import Transcodable

// MARK: - Rename a key

// snippet.renamed-old
struct OldUser: Codable {
  var id: Int
  var name: String

  enum CodingKeys: String, CodingKey {
    case id = "user_id"
    case name
  }
}
// snippet.renamed
@Codable
struct User {
  @CodingKey("user_id") var id: Int
  var name: String
}
// snippet.end

try compareBoth("renamed", OldUser.self, User.self, [#"{"user_id": 1, "name": "Ada"}"#, "{}"])
// → renamed: 2 alike

// MARK: - Use snake case keys

// snippet.style-old
struct OldProfile: Codable {
  var firstName: String
  var lastName: String
  var createdBy: String?

  enum CodingKeys: String, CodingKey {
    case firstName = "first_name"
    case lastName = "last_name"
    case createdBy = "created_by"
  }
}
// snippet.style
@Codable(keys: .snakeCase)
struct Profile {
  var firstName: String
  var lastName: String
  var createdBy: String?
}
// snippet.end

try compareBoth(
  "style", OldProfile.self, Profile.self,
  [#"{"first_name": "Ada", "last_name": "Lovelace", "created_by": "x"}"#])
// → style: 1 alike

// MARK: - Decode a value from nested objects

// snippet.path-old
struct OldPlace: Codable {
  var name: String
  var latitude: Double

  enum CodingKeys: CodingKey { case name, location }
  enum LocationKeys: CodingKey { case point }
  enum PointKeys: CodingKey { case lat }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    let location = try container.nestedContainer(
      keyedBy: LocationKeys.self, forKey: .location)
    let point = try location.nestedContainer(keyedBy: PointKeys.self, forKey: .point)
    latitude = try point.decode(Double.self, forKey: .lat)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    var location = container.nestedContainer(
      keyedBy: LocationKeys.self, forKey: .location)
    var point = location.nestedContainer(keyedBy: PointKeys.self, forKey: .point)
    try point.encode(latitude, forKey: .lat)
  }
}
// snippet.path
@Codable
struct Place {
  var name: String
  @CodingPath("location.point.lat") var latitude: Double
}
// snippet.end

try compareBoth(
  "path", OldPlace.self, Place.self,
  [#"{"name": "Home", "location": {"point": {"lat": 52.5}}}"#, #"{"name": "a", "location": {}}"#])
// → path: 2 alike

// MARK: - Decode the contents of an envelope

// snippet.envelope-old
struct OldPage: Decodable {
  var items: [Int]
  var next: String?

  enum CodingKeys: CodingKey { case data }
  enum DataKeys: CodingKey { case items, next }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let data = try container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
    items = try data.decode([Int].self, forKey: .items)
    next = try data.decodeIfPresent(String.self, forKey: .next)
  }
}
// snippet.envelope
@Decodable(container: "data")
struct Page {
  var items: [Int]
  var next: String?
}
// snippet.end

compare(
  "envelope", OldPage.self, Page.self,
  [#"{"data": {"items": [1, 2], "next": "b"}}"#, #"{"data": {"items": []}}"#])
// → envelope: 2 alike

// MARK: - Flatten another type

// snippet.flattened-old
struct OldAddress: Codable { var street, city: String }

struct OldCustomer: Codable {
  var name: String
  var address: OldAddress

  enum CodingKeys: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    address = try OldAddress(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try address.encode(to: encoder)
  }
}
// snippet.flattened
@Codable struct Address { var street, city: String }

@Codable
struct Customer {
  var name: String
  @CodableFlattened var address: Address
}
// snippet.end

try compareBoth(
  "flattened", OldCustomer.self, Customer.self,
  [#"{"name": "Ada", "street": "Hauptstr. 1", "city": "Berlin"}"#])
// → flattened: 1 alike

// MARK: - Accept several spellings of a key

// snippet.alias-old
struct OldPaint: Decodable {
  var colour: String

  enum CodingKeys: CodingKey { case colour, color }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    colour =
      try container.decodeIfPresent(String.self, forKey: .colour)
      ?? container.decode(String.self, forKey: .color)
  }
}
// snippet.alias
@Decodable
struct Paint {
  @DecodableAlias("color") var colour: String
}
// snippet.end

compare("alias", OldPaint.self, Paint.self, [#"{"colour": "red"}"#, #"{"color": "red"}"#, "{}"])
// → alias: 3 alike

// MARK: - Keep unknown members

// snippet.extras-old
struct OldEvent: Codable {
  var kind: String
  var others: [String: String] = [:]

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    kind = try container.decode(String.self, forKey: Key(stringValue: "kind"))
    for key in container.allKeys where key.stringValue != "kind" {
      others[key.stringValue] = try container.decode(String.self, forKey: key)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: Key(stringValue: "kind"))
    for (name, value) in others {
      try container.encode(value, forKey: Key(stringValue: name))
    }
  }
}
// snippet.extras
@Codable
struct Event {
  var kind: String
  @CodableFlattened var others: [String: String] = [:]
}
// snippet.end

try compareBoth(
  "extras", OldEvent.self, Event.self, [#"{"kind": "a", "source": "web"}"#, #"{"kind": "a"}"#])
// → extras: 2 alike

// MARK: - Use an enum as a dictionary key

// snippet.typed-keys-old
enum OldCurrency: String, Codable { case euro, dollar }

struct OldPrices: Codable {
  var prices: [OldCurrency: Double]

  enum CodingKeys: CodingKey { case prices }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let texts = try container.decode([String: Double].self, forKey: .prices)
    prices = [:]
    for (text, price) in texts {
      guard let currency = OldCurrency(rawValue: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .prices, in: container, debugDescription: "Unknown: \(text)")
      }
      prices[currency] = price
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let texts = prices.map { ($0.key.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: texts), forKey: .prices)
  }
}
// snippet.typed-keys
enum Currency: String, Codable, CodingKeyRepresentable { case euro, dollar }

@Codable
struct Prices {
  var prices: [Currency: Double]
}
// snippet.end

try compareBoth(
  "typed keys", OldPrices.self, Prices.self,
  [#"{"prices": {"euro": 1.5}}"#, #"{"prices": {"yen": 1.5}}"#])
// → typed keys: 2 alike

// snippet.hide
/// Decodes each document as the old type with Foundation and as the new type with this package, and compares the results.
func compare<Old: Decodable, New: Decodable>(
  _ pattern: String, _ old: Old.Type, _ new: New.Type, _ documents: [String]
) {
  for document in documents {
    let before = try? JSONDecoder().decode(old, from: Data(document.utf8))
    let after = try? JSON.decode(new, from: document)
    guard described(before) == described(after) else {
      return print(pattern, "differs:", described(before), described(after))
    }
  }
  print("\(pattern): \(documents.count) alike")
}

/// Also compares the encoded values.
func compareBoth<Old: Codable, New: Codable>(
  _ pattern: String, _ old: Old.Type, _ new: New.Type, _ documents: [String]
) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  for document in documents {
    guard let before = try? JSONDecoder().decode(old, from: Data(document.utf8)),
      let after = try? JSON.decode(new, from: document)
    else { continue }
    let texts = try (encoder.encode(before), encoder.encode(after))
    if texts.0 != texts.1 {
      print(String(decoding: texts.0, as: UTF8.self), String(decoding: texts.1, as: UTF8.self))
    }
  }
  compare(pattern, old, new, documents)
}

/// A dump of the value without the prefix of old types.
func described(_ value: some Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text.replacing("Old", with: "")
}
