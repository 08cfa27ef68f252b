package import Foundation
import Testing
import Transcodable
import TranscodableCBOR
import TranscodableForm
import TranscodableMessagePack
import TranscodableTOML

/// The coders with which a type must give the same results.
package enum Coder: CaseIterable, Sendable, CustomTestStringConvertible {
  case direct, standard, foundation, propertyList, ownPropertyList, cbor, messagePack, form, toml
  #if FOREIGN_CODERS
    case yaml, xml, ownYAML
  #endif

  /// The JSON coders, for types that property lists represent differently, such as URLs.
  package static let ofJSON: [Coder] = [.direct, .standard, .foundation]

  /// The coders of all formats but forms, in which every scalar is text.
  package static let exceptForms = allCases.filter { $0 != .form }

  /// The coders whose errors have a coding path for a number that is out of range.
  package static let withNumberPaths: [Coder] = [
    .direct, .standard, .propertyList, .ownPropertyList, .cbor, .messagePack, .toml,
  ]

  /// The coders of formats that distinguish numbers from strings.
  package static let typedFormats: [Coder] = {
    let coders: [Coder] = [
      .direct, .standard, .foundation, .propertyList, .ownPropertyList, .cbor, .messagePack,
      .toml,
    ]
    #if FOREIGN_CODERS
      return coders + [.ownYAML]
    #else
      return coders
    #endif
  }()

  package var testDescription: String { "\(self)" }

  /// Whether the format has null; if it hasn't, an explicit null is an error.
  package var hasNull: Bool { self != .toml }

  package var isOfPropertyLists: Bool { [.propertyList, .ownPropertyList].contains(self) }

  /// Decodes a JSON document after converting it to the coder's format.
  package func decode<Value: Decodable>(
    _ type: Value.Type, _ json: String, userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws -> Value {
    switch self {
    case .direct:
      return try jsonDecoder(JSON.Decoder(), userInfo).decode(type, from: Data(json.utf8))
    case .standard:
      return try jsonDecoder(JSON.Decoder(), userInfo)
        .decode(Plain<Value>.self, from: Data(json.utf8)).value
    case .foundation:
      return try jsonDecoder(JSONDecoder(), userInfo).decode(type, from: Data(json.utf8))
    case .propertyList, .ownPropertyList:
      let decoder = self == .propertyList ? PropertyListDecoder() : PropertyList.Decoder()
      decoder.userInfo = userInfo
      return try decoder.decode(
        type,
        from: PropertyListSerialization.data(
          fromPropertyList: listed(try object(of: json)),
          format: self == .propertyList ? .binary : .xml, options: 0))
    case .cbor:
      var decoder = CBOR.Decoder()
      decoder.userInfo = userInfo
      return try decoder.decode(type, from: CBOR.Encoder().encode(JSON(parsing: json)))
    case .messagePack:
      var decoder = MessagePack.Decoder()
      decoder.userInfo = userInfo
      return try decoder.decode(type, from: MessagePack.Encoder().encode(JSON(parsing: json)))
    case .form: return try decodeForm(type, json, userInfo: userInfo)
    case .toml:
      var decoder = TOML.Decoder()
      decoder.userInfo = userInfo
      return try decoder.decode(type, from: TOML.Encoder().encode(JSON(parsing: json)))
    #if FOREIGN_CODERS
      case .yaml, .xml, .ownYAML: return try decodeForeign(type, json, userInfo: userInfo)
    #endif
    }
  }

  private func jsonDecoder(
    _ decoder: JSONDecoder, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> JSONDecoder {
    decoder.userInfo = userInfo
    return decoder
  }

  /// Encodes a value to a document of Foundation objects.
  package func encode<Value: Encodable>(_ value: Value) throws -> NSObject {
    let object: Any =
      switch self {
      case .direct:
        try JSONSerialization.jsonObject(with: JSON.Encoder().encode(value))
      case .standard:
        try JSONSerialization.jsonObject(with: JSON.Encoder().encode(PlainEncodable(value: value)))
      case .foundation:
        try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
      case .propertyList:
        try unsafe PropertyListSerialization.propertyList(
          from: PropertyListEncoder().encode(value), format: nil)
      case .ownPropertyList:
        try unsafe PropertyListSerialization.propertyList(
          from: PropertyList.Encoder().encode(value), format: nil)
      case .cbor: try Self.foundationObject(encodedCBOR(value).comparable)
      case .messagePack:
        try Self.foundationObject(
          MessagePack.Decoder().decode(JSON.self, from: encodedMessagePack(value)))
      case .form: try Self.comparableForm(Self.formEncoder.encode(value))
      case .toml:
        try Self.foundationObject(
          TOML.Decoder().decode(JSON.self, from: TOML.Encoder().encode(value)))
      #if FOREIGN_CODERS
        case .yaml, .xml: try comparableText(value)
        case .ownYAML: try Self.foundationObject(ownYAML(value))
      #endif
      }
    return try #require(object as? NSObject)
  }

  /// Encodes a value and decodes the result, or returns nil if the value can't be encoded.
  package func roundTrip<Value: Codable>(_ value: Value) throws -> Value? {
    switch self {
    case .direct: try decoded(JSON.Encoder(), JSON.Decoder(), value)
    case .standard:
      try decoded(JSON.Encoder(), JSON.Decoder(), PlainCodable(value: value))?.value
    case .foundation: try decoded(JSONEncoder(), JSONDecoder(), value)
    case .propertyList: try decoded(PropertyListEncoder(), PropertyListDecoder(), value)
    case .ownPropertyList: try decoded(PropertyList.Encoder(), PropertyList.Decoder(), value)
    case .cbor:
      try (try? CBOR.Encoder().encode(value)).map {
        try CBOR.Decoder().decode(Value.self, from: $0)
      }
    case .messagePack:
      try (try? MessagePack.Encoder().encode(value)).map {
        try MessagePack.Decoder().decode(Value.self, from: $0)
      }
    case .form:
      try (try? URLEncodedForm.Encoder().encode(value)).map {
        try URLEncodedForm.Decoder().decode(Value.self, from: $0)
      }
    // A document is a table.
    case .toml:
      try (try? TOML.Encoder().encode(Member(value: value))).map {
        try TOML.Decoder().decode(Member<Value>.self, from: $0).value
      }
    #if FOREIGN_CODERS
      case .yaml, .xml: nil
      case .ownYAML: try roundTripThroughYAML(value)
    #endif
    }
  }

  // Keys are compared as strings.
  private func encodedCBOR(_ value: some Encodable) throws -> CBOR {
    var encoder = CBOR.Encoder()
    encoder.usesIntegerKeys = false
    return try CBOR(parsing: encoder.encode(value))
  }

  private func encodedMessagePack(_ value: some Encodable) throws -> [UInt8] {
    var encoder = MessagePack.Encoder()
    encoder.usesIntegerKeys = false
    return try encoder.encode(value)
  }

  static func foundationObject(_ json: JSON) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.text().utf8), options: .fragmentsAllowed)
  }

  /// Whether TOML can represent a document: it is a table, and no part of it is null.
  static func isTOML(_ json: String) -> Bool {
    guard let document = try? JSON(parsing: json), case .object = document else { return false }
    return (try? TOML.Encoder().encode(document)) != nil
  }

  /// Converts a JSON document to the coder's format, as Foundation objects.
  package func document(_ json: String) throws -> NSObject {
    #if FOREIGN_CODERS
      if [.yaml, .xml].contains(self) {
        let value = try JSON.Decoder().decode(JSON.self, from: Data(json.utf8))
        return try comparableText(value) as NSString
      }
    #endif
    if self == .form {
      return try Self.comparableForm(Self.formEncoder.encode(JSON(parsing: json)))
    }
    let object = try object(of: json)
    return try #require((isOfPropertyLists ? listed(object) : object) as? NSObject)
  }
}

private func decoded<Value: Codable>(
  _ encoder: JSONEncoder, _ decoder: JSONDecoder, _ value: Value
) throws -> Value? {
  guard let encoded = try? encoder.encode(value) else { return nil }
  return try decoder.decode(Value.self, from: encoded)
}

private func decoded<Value: Codable>(
  _ encoder: PropertyListEncoder, _ decoder: PropertyListDecoder, _ value: Value
) throws -> Value? {
  guard let encoded = try? encoder.encode(value) else { return nil }
  return try decoder.decode(Value.self, from: encoded)
}

extension CBOR {
  /// The item as JSON, with the strings that JSON has instead of tags.
  fileprivate var comparable: JSON {
    get throws {
      switch self {
      case .tagged(37, .bytes(let bytes)) where bytes.count == 16:
        return .string(try CBOR.Decoder().decode(UUID.self, from: serialized()).uuidString)
      case .array(let elements): return .array(try elements.map { try $0.comparable })
      case .map(let members):
        var object = JSON.Object()
        for (key, value) in members { object[key.string ?? ""] = try value.comparable }
        return .object(object)
      default: return try CBOR.Decoder().decode(JSON.self, from: serialized())
      }
    }
  }
}

private func object(of json: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
}

/// Converts JSON to a property list, with Foundation's placeholder string for null.
private func listed(_ json: Any) -> Any {
  switch json {
  case is NSNull: "$null"
  case let array as [Any]: array.map(listed)
  case let object as [String: Any]: object.mapValues(listed)
  default: json
  }
}

/// A value as the member of an object.
private struct Member<Value: Codable>: Codable {
  let value: Value
}

/// Hides the direct path of a value.
private struct Plain<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

/// Hides the direct path of a value in both directions.
private struct PlainCodable<Value: Codable>: Codable {
  let value: Value

  init(value: Value) { self.value = value }

  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

private struct PlainEncodable<Value: Encodable>: Encodable {
  let value: Value

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
