internal import TranscodableCBOR
internal import TranscodableCore
internal import TranscodableFormats
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodableMessagePack
internal import TranscodablePropertyList
internal import TranscodableTOML

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An encoder and a decoder with default settings.
public enum TestedCoder: String, CaseIterable, Sendable {
  /// `JSON.Encoder` and `JSON.Decoder`, which use the direct path for types that support it.
  case json = "JSON"
  /// Foundation's `JSONEncoder` and `JSONDecoder`, which use the container path.
  case foundationJSON = "JSON of Foundation"
  /// `PropertyList.Encoder` and `PropertyList.Decoder`, with XML property lists.
  case propertyList = "property list"
  /// Foundation's `PropertyListEncoder` and `PropertyListDecoder`, with binary property lists.
  case foundationPropertyList = "property list of Foundation"
  /// `CBOR.Encoder` and `CBOR.Decoder`.
  case cbor = "CBOR"
  /// `MessagePack.Encoder` and `MessagePack.Decoder`.
  case messagePack = "MessagePack"
  /// `TOML.Encoder` and `TOML.Decoder`, for values that are encoded as objects without null.
  case toml = "TOML"

  /// The JSON coders.
  public static let ofJSON: [TestedCoder] = [.json, .foundationJSON]

  /// The coders for binary formats that can represent every value.
  public static let ofBinaryFormats: [TestedCoder] = [.cbor, .messagePack]

  /// Encodes a value.
  public func encode(_ value: some Encodable) throws -> Data {
    switch self {
    case .json: try JSON.Encoder().encode(value)
    case .foundationJSON: try JSONEncoder().encode(value)
    case .propertyList: try PropertyList.Encoder().encode(value)
    case .cbor: try Data(CBOR.Encoder().encode(value))
    case .messagePack: try Data(MessagePack.Encoder().encode(value))
    case .toml: try Data(TOML.Encoder().encode(value))
    case .foundationPropertyList:
      try {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(value)
      }()
    }
  }

  /// Decodes a value.
  public func decode<Value: Decodable>(_ type: Value.Type, from document: Data) throws -> Value {
    switch self {
    case .json: try JSON.Decoder().decode(type, from: document)
    case .foundationJSON: try JSONDecoder().decode(type, from: document)
    case .propertyList: try PropertyList.Decoder().decode(type, from: document)
    case .foundationPropertyList: try PropertyListDecoder().decode(type, from: document)
    case .cbor: try CBOR.Decoder().decode(type, from: document)
    case .messagePack: try MessagePack.Decoder().decode(type, from: document)
    case .toml: try TOML.Decoder().decode(type, from: document)
    }
  }
}
