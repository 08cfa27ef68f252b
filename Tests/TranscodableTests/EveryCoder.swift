import Foundation
import Testing
import Transcodable

/// The coders that a type has to mean the same to.
enum Coder: CaseIterable, CustomTestStringConvertible {
  case direct, standard, foundation, propertyList, ownPropertyList

  var testDescription: String { "\(self)" }

  /// The value that a document of JSON stands for.
  func decode<Value: Decodable>(
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
          fromPropertyList: JSONSerialization.jsonObject(with: Data(json.utf8)),
          format: self == .propertyList ? .binary : .xml, options: 0))
    }
  }

  private func jsonDecoder(
    _ decoder: JSONDecoder, _ userInfo: [CodingUserInfoKey: any Sendable]
  ) -> JSONDecoder {
    decoder.userInfo = userInfo
    return decoder
  }

  /// A value as a document, in the form that Foundation gives it.
  func encode<Value: Encodable>(_ value: Value) throws -> NSObject {
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
      }
    return try #require(object as? NSObject)
  }

  /// Whether a document can be one of this coder's: a property list knows no null.
  func canHold(_ json: String) -> Bool {
    ![.propertyList, .ownPropertyList].contains(self) || !json.contains("null")
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

/// What a decoder says is wrong: the kind, and the keys on the way.
struct Complaint: Equatable, CustomStringConvertible {
  let kind: String
  let path: String

  init(_ kind: String, _ path: String = "") {
    self.kind = kind
    self.path = path
  }

  init(_ error: any Error) {
    func keys(_ path: [any CodingKey]) -> String {
      path.map { key in key.intValue.map(String.init) ?? key.stringValue }.joined(separator: ".")
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init("keyNotFound", keys(context.codingPath + [key]))
    case .valueNotFound(_, let context): self.init("valueNotFound", keys(context.codingPath))
    case .typeMismatch(_, let context): self.init("typeMismatch", keys(context.codingPath))
    case .dataCorrupted(let context): self.init("dataCorrupted", keys(context.codingPath))
    default: self.init("\(error)")
    }
  }

  var description: String { "\(kind) at \(path)" }
}

/// Every coder reads `json` as `value`.
func expect<Value: Decodable & Equatable>(
  _ json: String, is value: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  for coder in Coder.allCases where coder.canHold(json) {
    #expect(throws: Never.self, "\(coder)", sourceLocation: sourceLocation) {
      let decoded = try coder.decode(Value.self, json)
      #expect(decoded == value, "\(coder)", sourceLocation: sourceLocation)
    }
  }
}

/// Every coder refuses `json` for the same reason at the same place.
func expect<Value: Decodable>(
  _ json: String, as type: Value.Type, failsWith complaint: Complaint,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for coder in Coder.allCases where coder.canHold(json) {
    let error = #expect(throws: (any Error).self, "\(coder)", sourceLocation: sourceLocation) {
      try coder.decode(type, json)
    }
    guard let error else { continue }
    #expect(Complaint(error) == complaint, "\(coder): \(error)", sourceLocation: sourceLocation)
  }
}

/// Every coder writes `value` as `json`.
func expect<Value: Encodable>(
  _ value: Value, isWrittenAs json: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let expected = try #require(
    JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? NSObject)
  for coder in Coder.allCases where coder.canHold(json) {
    #expect(throws: Never.self, "\(coder)", sourceLocation: sourceLocation) {
      let written = try coder.encode(value)
      #expect(written == expected, "\(coder)", sourceLocation: sourceLocation)
    }
  }
}
