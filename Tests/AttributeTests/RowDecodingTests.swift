import Foundation
import Testing
import Transcodable

/// A decoder that supports only what `Codable` requires, like row decoders of database libraries.
///
/// Its super decoders are the decoder itself, and its single value is the first column.
private struct RowDecoder: Decoder {
  var columns: [(name: String, value: String?)]
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowContainer(row: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unsupported() }
  func singleValueContainer() -> any SingleValueDecodingContainer {
    ColumnContainer(text: columns.first?.value, codingPath: codingPath)
  }
}

private struct Unsupported: Error {}

private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let row: RowDecoder
  var codingPath: [any CodingKey] { row.codingPath }
  var allKeys: [Key] { row.columns.compactMap { Key(stringValue: $0.name) } }

  private func text(_ key: Key) -> String?? {
    row.columns.first { $0.name == key.stringValue }.map(\.value)
  }

  func contains(_ key: Key) -> Bool { text(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { text(key) == .some(nil) }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let text = text(key) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: [], debugDescription: "no column"))
    }
    return try Value(from: ColumnDecoder(text: text, codingPath: [key]))
  }
  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> { throw Unsupported() }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw Unsupported()
  }
  func superDecoder() -> any Decoder { row }
  func superDecoder(forKey key: Key) -> any Decoder { row }
}

private struct ColumnDecoder: Decoder {
  let text: String?
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw Unsupported()
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unsupported() }
  func singleValueContainer() -> any SingleValueDecodingContainer {
    ColumnContainer(text: text, codingPath: codingPath)
  }
}

private struct ColumnContainer: SingleValueDecodingContainer {
  let text: String?
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool { text == nil }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let type = type as? any LosslessStringConvertible.Type {
      guard let text, let value = type.init(text) as? Value else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: codingPath, debugDescription: "no \(type)"))
      }
      return value
    }
    return try Value(from: ColumnDecoder(text: text, codingPath: codingPath))
  }
}

@Suite("Minimal decoders")
struct RowDecodingTests {
  @Codable
  struct Player: Equatable {
    var id: Int64
    @CodableModified(.trimmed) var name: String
    @CodableBy(.iso8601) var born: Date
    @CodableCoerced(.flexible) var isOn: Bool
    @CodableValidated(.range(0...9)) var level: Int?
    @CodableDefault(7, for: .anyFailure) var rank: Int
    @CodableLossy var score: Int?
    @CodableBy(.hex) var key: CodableNullable<Data>
  }

  private let row = RowDecoder(columns: [
    ("id", "1"), ("name", " abc"), ("born", "1970-01-01T00:00:00Z"), ("isOn", "true"),
    ("level", "3"), ("rank", "x"), ("score", "y"), ("key", "ff"),
  ])

  @Test func `each field with an attribute decodes its own column`() throws {
    #expect(
      try Player(from: row)
        == Player(
          id: 1, name: "abc", born: Date(timeIntervalSince1970: 0), isOn: true, level: 3, rank: 7,
          score: nil, key: .value(Data([255]))))
  }

  @Test func `null and missing columns have the usual meaning`() throws {
    var row = row
    row.columns[4].value = nil
    row.columns[5].value = nil
    row.columns[7].value = nil
    row.columns.remove(at: 6)
    let player = try Player(from: row)
    #expect(player.level == nil && player.rank == 7 && player.score == nil && player.key == .null)
    row.columns[1].value = nil
    #expect(throws: DecodingError.self) { try Player(from: row) }
  }
}
