import Foundation
import Transcodable

// fixture EpochEvent suggested near-match {"name": "n", "date": 1700000000.0}
struct EpochEvent: Codable {
  let name: String
  let date: Date

  enum CodingKeys: String, CodingKey { case name, date }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    let epoch = try container.decode(TimeInterval.self, forKey: .date)
    date = Date(timeIntervalSince1970: epoch)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(date.timeIntervalSince1970, forKey: .date)
  }
}

// fixture MillisecondEvent suggested near-match {"date": 1700000000000}
struct MillisecondEvent: Decodable {
  let date: Date

  enum CodingKeys: String, CodingKey { case date }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.date = Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .date) / 1000)
  }
}

// fixture EpochUnusedNumber refused custom-logic
struct EpochUnusedNumber: Decodable {
  let date: Date

  enum CodingKeys: String, CodingKey { case date, other }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let other = try container.decode(Double.self, forKey: .other)
    date = try container.decode(Date.self, forKey: .date)
  }
}

// fixture SecureLink suggested other-failure {"url": "https://example.org/a", "title": "t"}
struct SecureLink: Codable {
  let url: URL
  let title: String

  enum CodingKeys: String, CodingKey { case url, title }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    url = try container.decode(URL.self, forKey: .url)
    guard url.scheme == "https" else {
      throw DecodingError.dataCorruptedError(
        forKey: .url, in: container, debugDescription: "The URL requires https")
    }
    title = try container.decode(String.self, forKey: .title)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(url, forKey: .url)
    try container.encode(title, forKey: .title)
  }
}

// fixture GuardOfTwoFields refused custom-logic
struct GuardOfTwoFields: Decodable {
  let low: Int
  let high: Int

  enum CodingKeys: String, CodingKey { case low, high }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    low = try container.decode(Int.self, forKey: .low)
    high = try container.decode(Int.self, forKey: .high)
    guard low < high else {
      throw DecodingError.dataCorruptedError(
        forKey: .high, in: container, debugDescription: "The range is empty")
    }
  }
}

// fixture Point2D suggested other-failure [1.5, 2]
struct Point2D: Codable, Equatable {
  let x: Double
  let y: Double

  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(Double.self)
    y = try container.decode(Double.self)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

// fixture SwappedPoint refused unlike-attributes
struct SwappedPoint: Decodable {
  let x: Double
  let y: Double

  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    y = try container.decode(Double.self)
    x = try container.decode(Double.self)
  }
}

// fixture Animal migrated {"name": "n"}
@Codable(superclass: .none)
class Animal {
  var name: String

  init(name: String) { self.name = name }
}

// fixture Dog migrated {"name": "n", "breed": "b"}
@Codable(superclass: .flat)
class Dog: Animal {
  var breed: String
}

// fixture GeneratedChoice suggested other-failure "auto"
enum GeneratedChoice: Codable, Hashable, Sendable {
  case case1(Swift.String)
  case case2([Swift.Int])

  init(from decoder: any Swift.Decoder) throws {
    var errors: [any Swift.Error] = []
    do {
      self = .case1(try decoder.decodeFromSingleValueContainer())
      return
    } catch {
      errors.append(error)
    }
    do {
      self = .case2(try .init(from: decoder))
      return
    } catch {
      errors.append(error)
    }
    throw Swift.DecodingError.failedToDecodeOneOfSchema(
      type: Self.self, codingPath: decoder.codingPath, errors: errors)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case let .case1(value):
      try encoder.encodeToSingleValueContainer(value)
    case let .case2(value):
      try value.encode(to: encoder)
    }
  }
}

// The functions of OpenAPIRuntime that generated code calls.
extension Decoder {
  fileprivate func decodeFromSingleValueContainer<T: Decodable>() throws -> T {
    try singleValueContainer().decode(T.self)
  }
}

extension Encoder {
  fileprivate func encodeToSingleValueContainer(_ value: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}

extension DecodingError {
  fileprivate static func failedToDecodeOneOfSchema(
    type: Any.Type, codingPath: [any CodingKey], errors: [any Error]
  ) -> DecodingError {
    .typeMismatch(type, Context(codingPath: codingPath, debugDescription: "\(errors)"))
  }
}

// fixture GeneratedAnyOf refused unlike-attributes
struct GeneratedAnyOf: Codable, Hashable, Sendable {
  var value1: Swift.String?
  var value2: [Swift.Int]?

  init(from decoder: any Swift.Decoder) throws {
    var errors: [any Swift.Error] = []
    do {
      self.value1 = try decoder.decodeFromSingleValueContainer()
    } catch {
      errors.append(error)
    }
    do {
      self.value2 = try .init(from: decoder)
    } catch {
      errors.append(error)
    }
    try Swift.DecodingError.verifyAtLeastOneSchemaIsNotNil(
      [self.value1, self.value2], type: Self.self, codingPath: decoder.codingPath, errors: errors)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    try encoder.encodeFirstNonNilValueToSingleValueContainer([self.value1])
    try self.value2?.encode(to: encoder)
  }
}

extension Encoder {
  fileprivate func encodeFirstNonNilValueToSingleValueContainer(
    _ values: [(any Encodable)?]
  ) throws {
    for case let value? in values {
      var container = singleValueContainer()
      return try container.encode(value)
    }
  }
}

extension DecodingError {
  fileprivate static func verifyAtLeastOneSchemaIsNotNil(
    _ values: [Any?], type: Any.Type, codingPath: [any CodingKey], errors: [any Error]
  ) throws {
    if values.allSatisfy({ $0 == nil }) {
      throw failedToDecodeOneOfSchema(type: type, codingPath: codingPath, errors: errors)
    }
  }
}
