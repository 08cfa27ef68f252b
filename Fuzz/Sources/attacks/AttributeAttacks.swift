internal import Foundation
internal import Transcodable
internal import TranscodableStreams

// Types with attributes.

@Decodable(unknownKeys: .reject)
private struct Closed {
  var key: Int?
}

@Decodable(duplicateKeys: .reject)
private struct Once {
  var key: Int?
  @CodableFlattened var rest: [String: Int]
}

@Decodable
private struct Dates {
  @CodableLossy
  @DecodableBy(
    .elements(
      .anyOf(
        .anyOf(.iso8601, .iso8601(dateOnly: true)),
        .anyOf(.rfc2822, .anyOf(.secondsSince1970(as: .string), .millisecondsSince1970)))))
  var dates: [Date]
}

@Decodable private struct Lossy { @CodableLossy var elements: [Int] }

// All of them share one object.
@Decodable private struct Flat0 { @CodableFlattened var rest: [String: Int] }
@Decodable private struct Flat1 { @CodableFlattened var inner: Flat0 }
@Decodable private struct Flat2 { @CodableFlattened var inner: Flat1 }
@Decodable private struct Flat3 { @CodableFlattened var inner: Flat2 }
@Decodable private struct Flat4 { @CodableFlattened var inner: Flat3 }
@Decodable private struct Flat5 { @CodableFlattened var inner: Flat4 }
@Decodable private struct Flat6 { @CodableFlattened var inner: Flat5 }
@Decodable private struct Flat7 { @CodableFlattened var inner: Flat6 }
@Decodable private struct Flat8 { @CodableFlattened var inner: Flat7 }
@Decodable private struct Flat9 { @CodableFlattened var inner: Flat8 }

@Decodable(tagging: .untagged)
private indirect enum Choice {
  case left(inner: Choice?, left: Int)
  case right(inner: Choice?)
}

@Decodable(tagging: .internal("type"))
private enum Tagged {
  case a(key1: Int)
  case b(key1: Int)
}

@CodablePolymorphic(tag: "type", [Square.self, Circle.self])
nonisolated private protocol Figure {}

@Codable nonisolated private struct Square: Figure { var key1: Int? }
@Codable nonisolated private struct Circle: Figure { var key2: Int? }

@Decodable
private struct Figures {
  @DecodableBy(.polymorphic) var figures: [any Figure]
}

@Decodable @PartiallyDecodable
private struct Answer {
  var text: String
  var parts: [Int]?
}

private struct Zero<Rest>: Decodable { var key: Int? }
private struct One<Rest>: Decodable { var key: Int? }

/// Decodes a value of each of `count` types, which are derived from the bits of numbers.
private func decodeTypes<Rest>(_ rest: Rest.Type, _ level: Int, _ count: inout Int) throws {
  guard level > 0 else { return }
  for type in [Zero<Rest>.self, One<Rest>.self] as [any Decodable.Type] where count > 0 {
    count -= 1
    try decodeOne(type)
  }
  try decodeTypes(Zero<Rest>.self, level - 1, &count)
  try decodeTypes(One<Rest>.self, level - 1, &count)
}

private func decodeOne<Value: Decodable>(_ type: Value.Type) throws {
  let value = try JSON.Decoder().decode(type, from: Data(#"{"key":1}"#.utf8))
  withExtendedLifetime(value) {}
}

private func decode<Value: Decodable>(_ type: Value.Type) -> ([UInt8]) throws -> Void {
  { _ = try JSON.Decoder().decode(type, from: Data($0)) }
}

private func collect<Value: Decodable>(_ type: Value.Type) -> ([UInt8]) throws -> Void {
  { _ = try JSON.Decoder().decodeCollecting(type, from: Data($0), limit: .max) }
}

/// An object whose tag follows all other members.
nonisolated private func tagLast(_ count: Int) -> String {
  "{" + (0..<count).map { "\"key\($0)\":1," }.joined() + "\"type\":\"b\"}"
}

let attributeAttacks = [
  Attack("attributes: unknown keys rejected", Repeated.distinctKeys, decode(Closed.self)),
  Attack("attributes: unknown keys collected", Repeated.distinctKeys, collect(Closed.self)),
  Attack("attributes: duplicates rejected", Repeated.distinctKeys, decode(Once.self)),
  Attack("attributes: duplicates collected", Repeated.equalKeys, collect(Once.self)),
  Attack(
    "attributes: .anyOf in .anyOf",
    { "{\"dates\":\(Repeated.array { $0 % 2 == 0 ? "\"no date\"" : "7" }($0))}" },
    decode(Dates.self)),
  Attack(
    "attributes: lossy elements", { "{\"elements\":\(Repeated.array { _ in "\"x\"" }($0))}" },
    decode(Lossy.self)),
  Attack("attributes: flattened ten deep", Repeated.distinctKeys, decode(Flat9.self)),
  Attack(
    "attributes: arrays of flattened ten deep", Repeated.array { _ in #"{"a":1,"b":2}"# },
    decode([Flat9].self)),
  Attack(
    "attributes: untagged cases, 5 levels",
    Repeated.array { _ in
      String(repeating: #"{"inner":"#, count: 5) + "{}" + String(repeating: "}", count: 5)
    }, decode([Choice].self)),
  Attack("attributes: a tag after all keys", tagLast, decode(Tagged.self)),
  Attack(
    "attributes: polymorphic lists",
    {
      "{\"figures\":\(Repeated.array { "{\"key1\":\($0),\"type\":\"\($0 % 2 == 0 ? "Square" : "Circle")\"}" }($0))}"
    }, decode(Figures.self)),
  Attack(
    "attributes: one polymorphic value of many keys",
    { "{\"figures\":[\(tagLast($0).replacing("\"b\"", with: "\"Circle\""))]}" },
    decode(Figures.self)),
  Attack(
    "partial: pieces of one byte",
    { "{\"text\":\"\(String(repeating: "a", count: $0))\",\"parts\":[1" }
  ) { bytes in
    var decoder = PartialDecoder(Answer.self)
    for position in bytes.indices { _ = try decoder.append(bytes[position...position]) }
    _ = decoder.partial
  },
  Attack(
    "partial: elements, read after each",
    { "{\"text\":\"\",\"parts\":\(Repeated.array { "\($0)" }($0))" }
  ) { bytes in
    var decoder = PartialDecoder(Answer.self)
    for start in stride(from: 0, to: bytes.count, by: 7) {
      _ = try decoder.append(bytes[start..<min(start + 7, bytes.count)])
      withExtendedLifetime(decoder.partial) {}
    }
  },
  Attack("stream: lines, one byte at a time", { String(repeating: "[1]\n", count: $0) }) { bytes in
    var stream = JSONStream(of: [Int].self)
    for byte in bytes {
      stream.append(byte)
      while let value = try stream.next() { withExtendedLifetime(value) {} }
    }
  },
  Attack("generic types", { String(repeating: " ", count: $0) }) { bytes in
    var count = bytes.count
    try decodeTypes(Int.self, 18, &count)
  },
]
