// swift-format-ignore-file

// Stands in for the direct lane until it is there, so that expansions type-check.

public struct JSONReader: ~Copyable {
  public mutating func beginObject() -> UInt64 { 0 }
  public mutating func nextMember() -> UInt64 { 0 }
  public mutating func take(_ key: StaticString) -> Bool { false }
  public mutating func skipMember(_ names: StaticString) -> UInt64 { 0 }
  public mutating func missing<T>(_ seen: UInt64, required: UInt64, _ names: StaticString) -> T? {
    nil
  }
  public var hasFailed: Bool { false }
  public mutating func read<T: Decodable>(_ type: T.Type) -> T? { nil }
  public mutating func read(_ type: String.Type) -> String { "" }
  public mutating func read(_ type: Bool.Type) -> Bool { false }
  public mutating func read<T: FixedWidthInteger & Decodable>(_ type: T.Type) -> T { 0 }
  public mutating func read<T: BinaryFloatingPoint & Decodable>(_ type: T.Type) -> T { 0 }
  public mutating func readOptional<T: Decodable>(_ type: T.Type) -> T? { nil }
  public mutating func readRawValue<T: RawRepresentable>(_ type: T.Type) -> T? { nil }
}
public struct JSONWriter: ~Copyable {
  public mutating func beginObject() {}
  public mutating func endObject() {}
  public mutating func write<T: Encodable>(_ key: StaticString, _ value: T) {}
  public mutating func write<T: Encodable>(_ value: T) {}
  public mutating func writeOptional<T: Encodable>(_ key: StaticString, _ value: T?) {}
}
public protocol JSONDecodable: Decodable {
  static func decode(from reader: inout JSONReader) -> Self?
}
public protocol JSONEncodable: Encodable {
  func encode(to writer: inout JSONWriter)
}
public protocol JSONKey {}
public struct FieldKey: CodingKey, ExpressibleByStringLiteral {
  public let stringValue: String
  public var intValue: Int? { nil }
  public init(stringLiteral value: String) { stringValue = value }
  public init(stringValue: String) { self.stringValue = stringValue }
  public init?(intValue: Int) { nil }
}
