package import Foundation
import Testing
import Transcodable

/// The coders that a type has to mean the same to.
package enum Coder: CaseIterable, Sendable, CustomTestStringConvertible {
  case direct, standard, foundation, propertyList, ownPropertyList
  #if FOREIGN_CODERS
    case yaml, xml
  #endif

  /// Those of JSON, for types that have a form of their own in property lists: URLs, for one, which
  /// are objects there.
  package static let ofJSON: [Coder] = [.direct, .standard, .foundation]

  /// All but Foundation's of JSON, whose error names no place for a number that does not fit.
  package static let placingNumbers: [Coder] = [
    .direct, .standard, .propertyList, .ownPropertyList,
  ]

  /// Those of formats in which a number is told from a text that spells it.
  package static let tellingKinds: [Coder] = [
    .direct, .standard, .foundation, .propertyList, .ownPropertyList,
  ]

  package var testDescription: String { "\(self)" }

  package var isOfPropertyLists: Bool { [.propertyList, .ownPropertyList].contains(self) }

  /// The value that a document of JSON stands for.
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
    #if FOREIGN_CODERS
      case .yaml, .xml: return try decodeForeign(type, json, userInfo: userInfo)
    #endif
    }
  }

  private func jsonDecoder(
    _ decoder: JSONDecoder, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> JSONDecoder {
    decoder.userInfo = userInfo
    return decoder
  }

  /// A value as a document, in the form that Foundation gives it.
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
      #if FOREIGN_CODERS
        case .yaml, .xml: try comparableText(value)
      #endif
      }
    return try #require(object as? NSObject)
  }

  /// A document of JSON as this coder's, in the form that Foundation gives it.
  package func document(_ json: String) throws -> NSObject {
    #if FOREIGN_CODERS
      if [.yaml, .xml].contains(self) {
        let value = try JSON.Decoder().decode(JSON.self, from: Data(json.utf8))
        return try comparableText(value) as NSString
      }
    #endif
    let object = try object(of: json)
    return try #require((isOfPropertyLists ? listed(object) : object) as? NSObject)
  }
}

private func object(of json: String) throws -> Any {
  try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
}

/// What a document of JSON is as a property list, which knows no null: Foundation's coders have a
/// string for it.
private func listed(_ json: Any) -> Any {
  switch json {
  case is NSNull: "$null"
  case let array as [Any]: array.map(listed)
  case let object as [String: Any]: object.mapValues(listed)
  default: json
  }
}

/// Keeps a value out of the direct lane.
private struct Plain<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

private struct PlainEncodable<Value: Encodable>: Encodable {
  let value: Value

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
