// Patterns of values, by hand and with attributes.

import Foundation
import Transcodable

// MARK: - Use a default for a missing value

// snippet.defaults-old
struct OldSettings: Codable {
  var volume = 5
  var theme = "light"

  enum CodingKeys: CodingKey { case volume, theme }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    volume = try container.decodeIfPresent(Int.self, forKey: .volume) ?? 5
    theme = try container.decodeIfPresent(String.self, forKey: .theme) ?? "light"
  }
}
// snippet.defaults
@Codable
struct Settings {
  var volume = 5
  var theme = "light"
}
// snippet.end

try compareBoth(
  "defaults", OldSettings.self, Settings.self, ["{}", #"{"volume": null}"#, #"{"volume": "9"}"#])
// → defaults: 3 alike

// MARK: - Use a default for an invalid value

// snippet.recovered-old
struct OldBadge: Decodable {
  var count: Int

  enum CodingKeys: CodingKey { case count }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = (try? container.decode(Int.self, forKey: .count)) ?? 0
  }
}
// snippet.recovered
@Decodable
struct Badge {
  @CodableDefault(0, for: .anyFailure) var count: Int
}
// snippet.end

compare("recovered", OldBadge.self, Badge.self, [#"{"count": "x"}"#, #"{"count": 3}"#, "{}"])
// → recovered: 3 alike

// MARK: - Skip invalid array elements

// snippet.lossy-old
struct OldFeed: Decodable {
  var ids: [Int] = []

  enum CodingKeys: CodingKey { case ids }
  struct Anything: Decodable {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var elements = try container.nestedUnkeyedContainer(forKey: .ids)
    while !elements.isAtEnd {
      do {
        ids.append(try elements.decode(Int.self))
      } catch {
        _ = try elements.decode(Anything.self)
      }
    }
  }
}
// snippet.lossy
@Decodable
struct Feed {
  @CodableLossy var ids: [Int]
}
// snippet.end

compare("lossy", OldFeed.self, Feed.self, [#"{"ids": [1, "two", {}, 3]}"#, #"{"ids": 1}"#])
// → lossy: 2 alike

// MARK: - Decode numbers from strings

// snippet.coerced-old
struct OldProduct: Decodable {
  var stock: Int

  enum CodingKeys: CodingKey { case stock }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      stock = try container.decode(Int.self, forKey: .stock)
    } catch DecodingError.typeMismatch {
      let text = try container.decode(String.self, forKey: .stock)
      guard let number = Int(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .stock, in: container, debugDescription: "Not a number: \(text)")
      }
      stock = number
    }
  }
}
// snippet.coerced
@Decodable
struct Product {
  @CodableCoerced var stock: Int
}
// snippet.end

compare(
  "coerced", OldProduct.self, Product.self,
  [#"{"stock": 4}"#, #"{"stock": "4"}"#, #"{"stock": "many"}"#])
// → coerced: 3 alike

// MARK: - Distinguish null from a missing key

// snippet.tri-state-old
struct OldPatch: Codable {
  enum Change: Codable { case keep, remove, set(String) }
  var note: Change

  enum CodingKeys: CodingKey { case note }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if !container.contains(.note) {
      note = .keep
    } else if try container.decodeNil(forKey: .note) {
      note = .remove
    } else {
      note = .set(try container.decode(String.self, forKey: .note))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch note {
    case .keep: break
    case .remove: try container.encodeNil(forKey: .note)
    case .set(let text): try container.encode(text, forKey: .note)
    }
  }
}
// snippet.tri-state
@Codable
struct Patch {
  var note: CodableNullable<String>  // .absent, .null, .value("…")
}
// snippet.hide
extension OldPatch: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["note": "\(note)"]) }
}
extension Patch: CustomReflectable {
  var customMirror: Mirror {
    let text =
      switch note {
      case .absent: "keep"
      case .null: "remove"
      case .value(let text): "set(\"\(text)\")"
      }
    return Mirror(self, children: ["note": text])
  }
}
// snippet.end

try compareBoth(
  "tri-state", OldPatch.self, Patch.self, ["{}", #"{"note": null}"#, #"{"note": "a"}"#])
// → tri-state: 3 alike

// MARK: - Decode dates in several formats

// snippet.dates-old
struct OldVisit: Decodable {
  var date: Date

  enum CodingKeys: CodingKey { case date }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let seconds = try? container.decode(Double.self, forKey: .date) {
      date = Date(timeIntervalSince1970: seconds)
    } else {
      let text = try container.decode(String.self, forKey: .date)
      guard let parsed = try? Date(text, strategy: .iso8601) else {
        throw DecodingError.dataCorruptedError(
          forKey: .date, in: container, debugDescription: "Not a date: \(text)")
      }
      date = parsed
    }
  }
}
// snippet.dates
@Decodable
struct Visit {
  @CodableBy(.anyOf(.secondsSince1970, .iso8601)) var date: Date
}
// snippet.end

compare(
  "dates", OldVisit.self, Visit.self,
  [#"{"date": 1743177909}"#, #"{"date": "2025-03-28T16:05:09Z"}"#, #"{"date": "yesterday"}"#])
// → dates: 3 alike

// MARK: - Decode bytes from hexadecimal digits

// snippet.bytes-old
struct OldDigest: Decodable {
  var hash: Data

  enum CodingKeys: CodingKey { case hash }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = Array(try container.decode(String.self, forKey: .hash))
    hash = Data()
    for index in stride(from: 0, to: text.count, by: 2) {
      let digits = String(text[index..<min(index + 2, text.count)])
      guard digits.count == 2, let byte = UInt8(digits, radix: 16) else {
        throw DecodingError.dataCorruptedError(
          forKey: .hash, in: container, debugDescription: "Not hexadecimal: \(digits)")
      }
      hash.append(byte)
    }
  }
}
// snippet.bytes
@Decodable
struct Digest {
  @CodableBy(.hex) var hash: Data
}
// snippet.end

compare("bytes", OldDigest.self, Digest.self, [#"{"hash": "00ff10"}"#, #"{"hash": "0"}"#])
// → bytes: 2 alike

// MARK: - Accept one element or several

// snippet.one-or-many-old
struct OldMail: Decodable {
  var to: [String]

  enum CodingKeys: CodingKey { case to }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let one = try? container.decode(String.self, forKey: .to) {
      to = [one]
    } else {
      to = try container.decode([String].self, forKey: .to)
    }
  }
}
// snippet.one-or-many
@Decodable
struct Mail {
  @CodableBy(.oneOrMany()) var to: [String]
}
// snippet.end

compare("one or many", OldMail.self, Mail.self, [#"{"to": "a"}"#, #"{"to": ["a", "b"]}"#, "{}"])
// → one or many: 3 alike

// MARK: - Split a string into a list

// snippet.separated-old
struct OldPost: Codable {
  var tags: [String]

  enum CodingKeys: CodingKey { case tags }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .tags)
    tags = text.split(separator: ",").map(String.init)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tags.joined(separator: ","), forKey: .tags)
  }
}
// snippet.separated
@Codable
struct Post {
  @CodableBy(.separated(by: ",")) var tags: [String]
}
// snippet.end

try compareBoth("separated", OldPost.self, Post.self, [#"{"tags": "a,b"}"#, #"{"tags": "a"}"#])
// → separated: 2 alike

// MARK: - Decode JSON inside a string

// snippet.json-text-old
struct OldEnvelope: Decodable {
  struct Payload: Decodable { var id: Int }
  var payload: Payload

  enum CodingKeys: CodingKey { case payload }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .payload)
    payload = try JSONDecoder().decode(Payload.self, from: Data(text.utf8))
  }
}
// snippet.json-text
@Decodable
struct Envelope {
  @Codable struct Payload { var id: Int }
  @CodableBy(.jsonString()) var payload: Payload
}
// snippet.end

compare(
  "JSON in a string", OldEnvelope.self, Envelope.self,
  [#"{"payload": "{\"id\": 3}"}"#, #"{"payload": "{}"}"#])
// → JSON in a string: 2 alike

// MARK: - Change and validate a value

// snippet.checked-old
struct OldSignup: Decodable {
  var name: String

  enum CodingKeys: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...32).contains(name.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container, debugDescription: "1 to 32 characters")
    }
  }
}
// snippet.checked
@Decodable
struct Signup {
  @CodableModified(.trimmed) @CodableValidated(.count(1...32)) var name: String
}
// snippet.end

compare("checked", OldSignup.self, Signup.self, [#"{"name": " Ada "}"#, #"{"name": "  "}"#])
// → checked: 2 alike

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
