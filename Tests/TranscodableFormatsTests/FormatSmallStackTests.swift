import Foundation
import Testing
import TranscodableCBOR
import TranscodableCore
import TranscodableFormats
import TranscodableMessagePack
import TranscodableTestSupport

/// Values of binary formats nested to the depth limit on threads with a small stack.
///
/// A failure crashes the process.
@Suite("Small stacks of binary formats", .disabled(if: SmallStack.hasLargeFrames))
struct FormatSmallStackTests {
  /// A recursive type.
  private final class Node: Codable, Equatable, Sendable {
    let next: Node?
    init(_ next: Node?) { self.next = next }
    static func == (left: Node, right: Node) -> Bool { left.next == right.next }
  }

  private static func nested(
    _ head: [UInt8], _ leaf: UInt8, depth: Int = SmallStack.depth
  ) -> [UInt8] {
    Array(repeatElement(head, count: depth).joined()) + [leaf]
  }

  /// The key `next` in a map with one member.
  private static let cborMember: [UInt8] = [0xA1, 0x64] + Array("next".utf8)
  private static let messagePackMember: [UInt8] = [0x81, 0xA4] + Array("next".utf8)

  @Test(arguments: [[0x81], [0xA1, 0], [0xA1, 0x61, 0x61], [0xC6]] as [[UInt8]])
  func `deep CBOR values are read, compared, hashed and written`(_ head: [UInt8]) throws {
    try SmallStack.run {
      let bytes = Self.nested(head, 7)
      let (value, other) = (try CBOR(parsing: bytes), try CBOR(parsing: bytes))
      #expect(value == other)
      #expect(value.hashValue == other.hashValue)
      #expect(value.serialized() == bytes)
      #expect(value.serialized(keyOrder: .lengthFirst) == bytes)
      #expect(!value.description.isEmpty)
      #expect(try CBOR.Decoder().decode(CBOR.self, from: CBOR.Encoder().encode(value)) == value)
    }
  }

  @Test(arguments: [[0x91], [0x81, 0], [0x81, 0xA1, 0x61]] as [[UInt8]])
  func `deep MessagePack values are read, compared, hashed and written`(_ head: [UInt8]) throws {
    try SmallStack.run {
      let bytes = Self.nested(head, 7)
      let (value, other) = (try MessagePack(parsing: bytes), try MessagePack(parsing: bytes))
      #expect(value == other)
      #expect(value.hashValue == other.hashValue)
      #expect(try value.serialized() == bytes)
      let encoded = try MessagePack.Encoder().encode(value)
      #expect(try MessagePack.Decoder().decode(MessagePack.self, from: encoded) == value)
    }
  }

  @Test func `documents that are too deep are refused`() throws {
    try SmallStack.run {
      for head in [[0x81], [0xA1, 0], [0x9F], [0xBF, 0]] as [[UInt8]] {
        let bytes = Self.nested(head, 7, depth: 1_000_000)
        Self.expectLimit { _ = try CBOR(parsing: bytes) }
        Self.expectLimit { _ = try CBOR.Decoder().decode([Int].self, from: bytes) }
        Self.expectLimit { _ = try CBOR.Decoder().decode(CBOR.self, from: bytes) }
      }
      let tags = Self.nested([0xC6], 7, depth: 1_000_000)
      Self.expectLimit { _ = try CBOR(parsing: tags) }
      let number = try CBOR.Decoder().decode(Int.self, from: tags)
      #expect(number == 7)
      for head in [[0x91], [0x81, 0]] as [[UInt8]] {
        let bytes = Self.nested(head, 7, depth: 1_000_000)
        Self.expectLimit { _ = try MessagePack(parsing: bytes) }
        Self.expectLimit { _ = try MessagePack.Decoder().decode([Int].self, from: bytes) }
      }
    }
  }

  private static func expectLimit(_ body: () throws -> Void) {
    let error = #expect(throws: DecodingError.self) { try body() }
    #expect(error.map { CodingFailure($0).reason } == .depthLimit)
  }

  @Test func `deeply nested types are coded`() throws {
    try SmallStack.run {
      // A map without members.
      let cbor = Self.nested(Self.cborMember, 0xA0, depth: SmallStack.typeDepth)
      let node = try CBOR.Decoder().decode(Node.self, from: cbor)
      #expect(try CBOR.Encoder().encode(node) == cbor)
      let messagePack = Self.nested(Self.messagePackMember, 0x80, depth: SmallStack.typeDepth)
      #expect(try MessagePack.Decoder().decode(Node.self, from: messagePack) == node)
      #expect(try MessagePack.Encoder().encode(node) == messagePack)
    }
  }

  @Test func `failures in deeply nested values are collected`() throws {
    try SmallStack.run {
      let cbor = Self.nested(Self.cborMember, 7, depth: SmallStack.typeDepth)
      try Self.expectDeepFailure {
        _ = try CBOR.Decoder().decodeCollecting(Node.self, from: cbor)
      }
      let messagePack = Self.nested(Self.messagePackMember, 7, depth: SmallStack.typeDepth)
      try Self.expectDeepFailure {
        _ = try MessagePack.Decoder().decodeCollecting(Node.self, from: messagePack)
      }
    }
  }

  private static func expectDeepFailure(_ collect: () throws -> Void) throws {
    do {
      try collect()
      Issue.record("nothing was thrown")
    } catch let failures as CodingFailures {
      #expect(failures.first?.codingPath.count == SmallStack.typeDepth)
    }
  }
}
