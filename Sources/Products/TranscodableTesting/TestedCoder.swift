internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A pair of an encoder and a decoder, with everything left at its default.
public enum TestedCoder: String, CaseIterable, Sendable {
  /// `JSON.Encoder` and `JSON.Decoder`: the direct lane for types that have one.
  case json = "JSON"
  /// `JSONEncoder` and `JSONDecoder` of Foundation: the code that is generated or written for all coders.
  case foundationJSON = "JSON of Foundation"
  /// `PropertyList.Encoder` and `PropertyList.Decoder`, with property lists in XML.
  case propertyList = "property list"
  /// `PropertyListEncoder` and `PropertyListDecoder` of Foundation, with binary property lists.
  case foundationPropertyList = "property list of Foundation"

  /// The coders of JSON.
  public static let ofJSON: [TestedCoder] = [.json, .foundationJSON]

  /// Encodes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The document.
  /// - Throws: What the encoder throws.
  public func encode(_ value: some Encodable) throws -> Data {
    switch self {
    case .json: try JSON.Encoder().encode(value)
    case .foundationJSON: try JSONEncoder().encode(value)
    case .propertyList: try PropertyList.Encoder().encode(value)
    case .foundationPropertyList:
      try {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(value)
      }()
    }
  }

  /// Decodes a value.
  ///
  /// - Parameters:
  ///   - type: Its type.
  ///   - document: The document.
  /// - Returns: The value.
  /// - Throws: What the decoder throws.
  public func decode<Value: Decodable>(_ type: Value.Type, from document: Data) throws -> Value {
    switch self {
    case .json: try JSON.Decoder().decode(type, from: document)
    case .foundationJSON: try JSONDecoder().decode(type, from: document)
    case .propertyList: try PropertyList.Decoder().decode(type, from: document)
    case .foundationPropertyList: try PropertyListDecoder().decode(type, from: document)
    }
  }
}
