import Foundation
import Testing
import TranscodableCore
import TranscodableFormats
import TranscodableFoundation
import TranscodableJSON
import TranscodableMessagePack
import TranscodableTestSupport

/// The cases of msgpack-test-suite.
@Suite(
  .enabled(
    if: Documents.messagePackCases != nil, "TRANSCODABLE_MSGPACK_SUITE is not set to a folder"))
struct MessagePackCaseTests {
  struct Case: CustomTestStringConvertible {
    let members: JSON
    var encodings: [String] {
      members["msgpack"]?.array?.compactMap(\.string) ?? []
    }
    var testDescription: String { "\(members["msgpack"]?[0] ?? nil)" }

    /// The values that may be expected: a number may be an integer or a floating-point number.
    func isValue(_ value: MessagePack) -> Bool {
      if members["nil"] != nil { return value == nil }
      if let expected = members["bool"]?.bool { return value == .bool(expected) }
      if let expected = members["binary"]?.string { return value == .bytes([UInt8](hex: expected)) }
      if let expected = members["bignum"]?.string {
        return value.integer.map { "\($0)" } == expected
          || value.integer == nil && value.number == Double(expected)
      }
      if let expected = members["number"]?.double { return value.number == expected }
      if let expected = members["string"]?.string { return value == .string(expected) }
      if let expected = members["array"] ?? members["map"] { return value == Self.tree(expected) }
      if let expected = members["timestamp"]?.array {
        return value
          == .timestamp(
            MessagePack.Timestamp(
              seconds: Int64(expected[0].int ?? 0), nanoseconds: UInt32(expected[1].int ?? 0)))
      }
      if let expected = members["ext"]?.array {
        return value
          == .ext(Int8(expected[0].int ?? 0), [UInt8](hex: expected[1].string ?? ""))
      }
      return false
    }

    static func tree(_ json: JSON) -> MessagePack {
      switch json {
      case .null: nil
      case .bool(let value): .bool(value)
      case .number(let value): value.int.flatMap { MessagePack($0) } ?? .double(value.double)
      case .string(let value): .string(value)
      case .array(let value): .array(value.map(tree))
      case .object(let value):
        .map(MessagePack.Map(value.map { (.string($0.key), tree($0.value)) }))
      }
    }
  }

  static let cases: [Case] = {
    guard let file = Documents.messagePackCases, let data = try? Data(contentsOf: file),
      let groups = try? JSON(parsing: data).object
    else { return [] }
    return groups.flatMap { $0.value.array ?? [] }.map { Case(members: $0) }
  }()

  @Test func `there are 85 cases`() { #expect(Self.cases.count == 85) }

  @Test(arguments: cases)
  func `every encoding of a case is decoded`(_ example: Case) throws {
    for encoding in example.encodings {
      let bytes = [UInt8](hex: encoding)
      #expect(example.isValue(try MessagePack(parsing: bytes)), "\(encoding)")
      #expect(
        example.isValue(try MessagePack.Decoder().decode(MessagePack.self, from: bytes)),
        "\(encoding)")
    }
  }

  @Test(arguments: cases)
  func `an encoded case is its shortest encoding`(_ example: Case) throws {
    for encoding in example.encodings {
      let bytes = [UInt8](hex: encoding)
      let value = try MessagePack(parsing: bytes)
      let again = try value.serialized()
      #expect(again == (try MessagePack.Encoder().encode(value)))
      #expect(try MessagePack(parsing: again) == value)
      let known = example.encodings.map { [UInt8](hex: $0) }
      #expect(known.contains(again), "\(encoding)")
      #expect(again.count <= bytes.count)
    }
  }

  @Test(arguments: cases)
  func `every encoding of a case is decoded as a type`(_ example: Case) throws {
    for encoding in example.encodings {
      let bytes = [UInt8](hex: encoding)
      let decoder = MessagePack.Decoder()
      if let expected = example.members["bignum"]?.string.flatMap({ Int128($0) }),
        bytes[0] != 0xCA, bytes[0] != 0xCB
      {
        #expect(try decoder.decode(Int128.self, from: bytes) == expected)
      } else if let expected = example.members["number"]?.double {
        #expect(try decoder.decode(Double.self, from: bytes) == expected)
        if let integer = Int(exactly: expected) {
          #expect(try decoder.decode(Int.self, from: bytes) == integer)
        }
      }
      if let expected = example.members["binary"]?.string {
        #expect(try decoder.decode(Data.self, from: bytes) == Data([UInt8](hex: expected)))
      }
      if let expected = example.members["array"] ?? example.members["map"] {
        #expect(try decoder.decode(JSON.self, from: bytes) == expected)
      }
      if let expected = example.members["timestamp"]?.array {
        let date = try decoder.decode(Date.self, from: bytes)
        let seconds = Double(expected[0].int ?? 0) + Double(expected[1].int ?? 0) / 1e9
        #expect(abs(date.timeIntervalSince1970 - seconds) < 1e-3)
      }
    }
  }
}
