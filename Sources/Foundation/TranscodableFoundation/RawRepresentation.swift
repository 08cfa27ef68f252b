public import TranscodableCore
internal import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension RawRepresentationCoding {
  /// A JSON string.
  public static let json = RawRepresentationCoding()
  /// `Data` that contains JSON.
  public static let data = RawRepresentationCoding()
}

// Declarations for generated code that stores values as raw values. A leading underscore means that
// a declaration isn't for direct use.

/// Foundation's `Data`, for code that doesn't import Foundation.
public typealias __Data = Data

/// Returns a value as JSON with sorted keys, or an empty string if it can't be encoded.
public func __raw<Value: Encodable>(of value: Value) -> String {
  String(decoding: __raw(of: value) as Data, as: UTF8.self)
}

/// Returns a value as UTF-8 JSON with sorted keys, or empty data if it can't be encoded.
public func __raw<Value: Encodable>(of value: Value) -> Data {
  let encoder = JSON.Encoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)) ?? Data()
}

/// Decodes a value from a JSON string, or returns `nil` if decoding fails.
public func __decoded<Value: Decodable>(_ type: Value.Type, fromRaw text: String) -> Value? {
  __decoded(type, fromRaw: Data(text.utf8))
}

/// Decodes a value from JSON data, or returns `nil` if decoding fails.
public func __decoded<Value: Decodable>(_ type: Value.Type, fromRaw bytes: Data) -> Value? {
  try? JSON.Decoder().decode(type, from: bytes)
}
