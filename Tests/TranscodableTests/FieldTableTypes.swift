import Foundation
import Transcodable
import TranscodableCBOR
import TranscodableCore
import TranscodableTestSupport

@Codable struct TablePlace: Equatable {
  var latitude: Double
  var longitude: Double
  var name: String?
}

@Codable struct TableNote: Equatable {
  let flag: Bool
  @CodingKey("the number") var count: Int
  var small: UInt8
  var ratio: Double?
  var isOpen: Bool?
  var id: Int?
  var text: String
  var subtitle: String?
  var kind: TableKind?
  var place: TablePlace?
  var places: [TablePlace]
  var names: [String: TablePlace]
  var numbers: [Int?]
  var matrix: [[Double]]
  var date: Date
  var link: URL?
  var data: Data
  var bytes: [UInt8]
  var children: [TableNote]
  var big: UInt64
  var float: Float

  static func random(_ random: inout SeededGenerator, depth: Int) -> TableNote {
    func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &random) ? value : nil }
    func text() -> String {
      ["", "a", "éñ", "a longer text of more than fifteen bytes"].randomElement(using: &random)
        ?? ""
    }
    func place() -> TablePlace {
      TablePlace(
        latitude: .random(in: -90...90, using: &random), longitude: 7, name: maybe(text()))
    }
    let count = depth > 0 ? Int.random(in: 0...2, using: &random) : 0
    return TableNote(
      flag: .random(using: &random), count: .random(in: .min ... .max, using: &random),
      small: .random(in: 0...255, using: &random), ratio: maybe(0.1), isOpen: maybe(true),
      id: maybe(5), text: text(), subtitle: maybe(text()), kind: maybe(.large),
      place: maybe(place()), places: (0..<count).map { _ in place() },
      names: Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", place()) }),
      numbers: [maybe(1), maybe(2)], matrix: [[], [1, 2.5]],
      date: Date(timeIntervalSinceReferenceDate: 1000), link: maybe(URL(filePath: "/a")),
      data: Data([1, 2]), bytes: [3, 4],
      children: (0..<count).map { _ in .random(&random, depth: depth - 1) },
      big: .random(in: 0 ... .max, using: &random), float: 1.5)
  }
}

enum TableKind: String, Codable { case small, large }
@Codable enum TableLevel: Int { case first = 1, second }
struct TableID: RawRepresentable, Codable, Equatable { var rawValue: String }

/// Requests more than its raw value.
struct TableRawProbe: RawRepresentable, Codable, Equatable {
  static let key = CodingUserInfoKey(rawValue: "number")

  var rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let path = decoder.codingPath.map(\.stringValue).joined(separator: "/")
    let number = Self.key.flatMap { decoder.userInfo[$0] as? Int } ?? 0
    rawValue = "\(text) at \(path) of \(number)"
  }
}

@Codable struct TableRawValues: Equatable {
  var kind: TableKind
  var level: TableLevel
  var levels: [TableLevel]
  var id: TableID
  var probe: TableRawProbe
  var other: TableKind?
}

@Codable struct TableBox<Value: Codable & Equatable>: Equatable { var value: Value }
@Codable struct TableTree: Equatable {
  var value: Int
  var children: [TableTree]

  static func nested(depth: Int) -> TableTree {
    (1..<depth).reduce(TableTree(value: 0, children: [])) { TableTree(value: $1, children: [$0]) }
  }

  var depth: Int {
    var (count, tree) = (1, self)
    while let child = tree.children.first { (count, tree) = (count + 1, child) }
    return count
  }
}
@Codable struct TableValues: Equatable {
  var first: CBOR
  var list: [CBOR]
  var date: Date
  var parts: TableParts
}
struct TableParts: Codable, Equatable {
  var value: CBOR
  var name: String
}
@Decodable struct TableReply { let id: Int }
@Encodable struct TableRequest { let id: Int }
@Codable struct TableDefaults: Equatable {
  var count = 7
  var name: String
  var note: String?
}

struct TableIncomplete: Codable, __FieldTabulated {
  var first: Int
  var second: Int

  static var __fieldTable: __FieldTable {
    let builder = __FieldTable.Builder<Self>("first")
    builder.append(\.first)
    return builder.table
  }
}

@Codable struct TableObserved { var id: Int { didSet {} } }
@Codable struct TableIgnoring {
  var id: Int
  @CodableIgnored var cache = 0
}
@Codable struct TableStrategy { @CodableBy(.iso8601) var date: Date }
@Codable struct TableAliased { @DecodableAlias("number") var id: Int }
@Codable struct TableNested { @CodingPath("data.id") var id: Int }
@Codable(unknownKeys: .reject) struct TableStrict { var id: Int }
@Codable struct TableHandWritten {
  var id: Int
  init(from decoder: any Decoder) throws { id = try Int(from: decoder) }
}
@propertyWrapper struct TableWrapper: Codable { var wrappedValue: Int }
@Codable struct TableWrapped { @TableWrapper var id: Int }
@Codable(nilEncoding: .null) struct TableNulls { var id: Int? }
@Codable struct TableKeyed {
  var id: Int
  enum CodingKeys: String, CodingKey { case id = "number" }
}
@Codable final class TableObject { var id = 0 }
@Codable enum TableCase { case one(Int) }
@Codable struct TableHooked {
  var id: Int
  @CodableHook(.didDecode) mutating func check() { id += 1 }
}

struct TableProbe: Codable {
  var path = ""
  var fails = false

  init(fails: Bool = false) { self.fails = fails }

  init(from decoder: any Decoder) throws {
    path = decoder.codingPath.map(\.stringValue).joined(separator: "/")
    _ = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    if fails {
      throw EncodingError.invalidValue(
        self, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "fails"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(encoder.codingPath.map(\.stringValue).joined(separator: "/"))
  }
}

@Codable struct TablePaths {
  var rows: [String: [TableProbe]]
  var last: TableProbe
}
