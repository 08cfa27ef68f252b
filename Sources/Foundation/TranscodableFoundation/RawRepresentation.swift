public import TranscodableCore
internal import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension RawRepresentationCoding {
  /// A string of JSON.
  public static let json = RawRepresentationCoding()
  /// `Data` with JSON in it.
  public static let data = RawRepresentationCoding()
}

// What the code of the macros stores values in that only raw values can be stored in. The names start with two
// underscores: they are not for use by hand.

/// Bytes, for code that does not import Foundation.
public typealias __Data = Data

/// A value as JSON text, with its keys in order; empty if it cannot be encoded.
public func __raw<Value: Encodable>(of value: Value) -> String {
  String(decoding: __raw(of: value) as Data, as: UTF8.self)
}

/// A value as the bytes of JSON text, with its keys in order; empty if it cannot be encoded.
public func __raw<Value: Encodable>(of value: Value) -> Data {
  let encoder = JSON.Encoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)) ?? Data()
}

/// The value of JSON text; nil if it is not JSON.
public func __decoded<Value: Decodable>(_ type: Value.Type, fromRaw text: String) -> Value? {
  __decoded(type, fromRaw: Data(text.utf8))
}

/// The value of the bytes of JSON text; nil if they are not JSON.
public func __decoded<Value: Decodable>(_ type: Value.Type, fromRaw bytes: Data) -> Value? {
  try? JSON.Decoder().decode(type, from: bytes)
}
