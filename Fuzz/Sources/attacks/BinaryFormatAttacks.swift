internal import Foundation
internal import Transcodable
internal import TranscodableCBOR
internal import TranscodableMessagePack

private struct Ignored: Decodable {
  init(from decoder: any Decoder) throws {}
}

private typealias Run = ([UInt8]) throws -> Void

private func decode<Value: Decodable, Format>(
  _ type: Value.Type, _ decoder: FormatDecoder<Format>
) -> Run {
  { _ = try decoder.decode(type, from: $0) }
}

private func report<Value: Decodable, Format>(
  _ type: Value.Type, _ decoder: FormatDecoder<Format>
) -> Run {
  { bytes in
    var report = DecodingReport()
    _ = try decoder.decode(type, from: bytes, report: &report)
  }
}

private func collect<Value: Decodable, Format>(
  _ type: Value.Type, _ decoder: FormatDecoder<Format>
) -> Run {
  { _ = try decoder.decodeCollecting(type, from: $0) }
}

/// Appends the bytes of a stream one at a time.
private func stream<Format: StreamableFormat>(_ decoder: FormatDecoder<Format>) -> Run {
  { bytes in
    var stream = decoder.stream(of: Ignored.self)
    for byte in bytes {
      stream.append([byte])
      _ = try stream.next()
    }
  }
}

private func rejecting<Format>(_ decoder: FormatDecoder<Format>) -> FormatDecoder<Format> {
  var decoder = decoder
  decoder.settings.duplicateKeys = .reject
  return decoder
}

private func repeated(_ bytes: UInt8...) -> (Int) -> [UInt8] {
  { Array(repeatElement(bytes, count: $0).joined()) }
}

private func bigEndian(_ value: Int, _ size: Int) -> [UInt8] {
  (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
}

/// A key whose length, first and last bytes don't depend on the number.
private func similar(_ number: Int) -> String {
  let digits = String(number)
  return "aaaaaaaa\(String(repeating: "0", count: 9 - digits.count))\(digits)zzzzzzzz"
}

/// A format whose arrays, maps and strings have a count of four bytes after a byte.
private struct Notation {
  let name: String
  let array, map, text, bytes, integer: UInt8

  static let cbor = Notation(
    name: "CBOR", array: 0x9A, map: 0xBA, text: 0x7A, bytes: 0x5A, integer: 0x1A)
  static let messagePack = Notation(
    name: "MessagePack", array: 0xDD, map: 0xDF, text: 0xDB, bytes: 0xC6, integer: 0xCE)

  func text(_ text: String) -> [UInt8] {
    [self.text] + bigEndian(text.utf8.count, 4) + Array(text.utf8)
  }

  /// An array of elements with the same bytes.
  func array(_ element: UInt8...) -> (Int) -> [UInt8] {
    { [array] + bigEndian($0, 4) + Array(repeatElement(element, count: $0).joined()) }
  }

  /// A map with the value 1 for each key.
  func map(_ key: @escaping (Int) -> [UInt8]) -> (Int) -> [UInt8] {
    { [map] + bigEndian($0, 4) + (0..<$0).flatMap { key($0) + [1] } }
  }

  var distinct: (Int) -> [UInt8] { map { text("k\($0)") } }
  var equal: (Int) -> [UInt8] { map { _ in text("key") } }

  /// The attacks that both formats have in common.
  func attacks<Format: StreamableFormat, Value: FormatValue & Hashable>(
    _ decoder: FormatDecoder<Format>, _ value: Value.Type, write: @escaping (Value) throws -> Void
  ) -> [Attack] {
    func attack(
      _ name: String, _ bytes: @escaping (Int) -> [UInt8], _ run: @escaping Run
    ) -> Attack {
      Attack("\(self.name): \(name)", bytes: bytes, run)
    }
    let isCBOR = name == "CBOR"
    let open: UInt8 = isCBOR ? 0x81 : 0x91
    let deep = { (count: Int) in repeated(open)(min(count, 500)) + [7] }
    let counts = repeated(array, 0, 0x0F, 0xFF, 0xFF)
    return [
      attack("distinct keys", distinct, decode([String: Int].self, decoder)),
      attack("distinct keys of fields", distinct, decode(Fields.self, decoder)),
      attack("distinct keys, report", distinct, report(Fields.self, decoder)),
      attack(
        "distinct keys, duplicates rejected", distinct, decode(Fields.self, rejecting(decoder))),
      attack("equal keys", equal, decode([String: Int].self, decoder)),
      attack("equal keys of fields", equal, decode(Fields.self, decoder)),
      attack("equal keys, report", equal, report(Fields.self, decoder)),
      attack("equal keys, duplicates rejected", equal, decode(Fields.self, rejecting(decoder))),
      attack("similar keys", map { text(similar($0)) }, decode(Fields.self, decoder)),
      attack(
        "integer keys", map { [integer] + bigEndian($0, 4) },
        decode([Int: Int].self, decoder)),
      attack(
        "keys of other kinds", map { _ in [array, 0, 0, 0, 0] }, decode(Fields.self, decoder)),
      attack("empty arrays", self.array(isCBOR ? 0x80 : 0x90), decode([[Int]].self, decoder)),
      attack("empty maps", self.array(isCBOR ? 0xA0 : 0x80), decode([Fields].self, decoder)),
      attack("numbers in a set", self.array(7), decode(Set<Int>.self, decoder)),
      attack("claimed counts", counts, decode(Ignored.self, decoder)),
      attack("claimed counts of values", counts, decode(value, decoder)),
      attack(
        "claimed lengths", { [bytes] + bigEndian(2 * $0, 4) + repeated(0)($0) },
        decode(Ignored.self, decoder)),
      attack("collecting", self.array(7), collect([Bool].self, decoder)),
      attack(
        "collecting members", map { text("k\($0)") }, collect([String: String].self, decoder)),
      attack("values", distinct, decode(value, decoder)),
      attack("values written", distinct) { try write(try decoder.decode(value, from: $0)) },
      attack("deep values", deep) { bytes in
        let first = try decoder.decode(value, from: bytes)
        let second = try decoder.decode(value, from: bytes)
        if first == second, first.hashValue == second.hashValue { try write(first) }
      },
      attack("stream of single bytes", { repeated(7)($0) }, stream(decoder)),
      attack("stream of a string", { text(String(repeating: "x", count: $0)) }, stream(decoder)),
      attack("stream of an array", self.array(7), stream(decoder)),
    ]
  }
}

private let cbor = CBOR.Decoder()
private let messagePack = MessagePack.Decoder()

let binaryFormatAttacks: [Attack] =
  Notation.cbor.attacks(cbor, CBOR.self) { _ = $0.serialized(keyOrder: .lengthFirst) }
  + cborAttacks
  + Notation.messagePack.attacks(messagePack, MessagePack.self) { _ = try $0.serialized() }
  + messagePackAttacks

private let cborAttacks = [
  Attack("CBOR: open arrays", bytes: repeated(0x81), decode(Ignored.self, cbor)),
  Attack("CBOR: open arrays of a value", bytes: repeated(0x81), decode(CBOR.self, cbor)),
  Attack("CBOR: open maps", bytes: repeated(0xA1, 0), decode(Ignored.self, cbor)),
  Attack("CBOR: maps as keys", bytes: repeated(0xA1), decode(Ignored.self, cbor)),
  Attack("CBOR: indefinite arrays", bytes: repeated(0x9F), decode(Ignored.self, cbor)),
  Attack("CBOR: nested tags", bytes: { repeated(0xC1)($0) + [0] }, decode(Ignored.self, cbor)),
  Attack("CBOR: nested tags of a value", bytes: repeated(0xC6)) { _ = try CBOR(parsing: $0) },
  Attack("CBOR: tags", bytes: Notation.cbor.array(0xC1, 7), decode([Date].self, cbor)),
  Attack(
    "CBOR: chunks of a string", bytes: { [0x7F] + repeated(0x61, 0x61)($0) + [0xFF] },
    decode(String.self, cbor)),
  Attack(
    "CBOR: empty chunks", bytes: { [0x7F] + repeated(0x60)($0) + [0xFF] },
    decode(String.self, cbor)),
  Attack(
    "CBOR: chunks of bytes", bytes: { [0x5F] + repeated(0x41, 0)($0) + [0xFF] },
    decode([UInt8].self, cbor)),
  Attack(
    "CBOR: strings in chunks", bytes: Notation.cbor.array(0x7F, 0x61, 0x61, 0xFF),
    decode([String].self, cbor)),
  Attack(
    "CBOR: members of an indefinite map", bytes: { [0xBF] + repeated(0x61, 0x61, 1)($0) + [0xFF] },
    decode([String: Int].self, cbor)),
  Attack(
    "CBOR: a long bignum", bytes: { [0xC2, 0x5A] + bigEndian($0, 4) + repeated(0xFF)($0) },
    decode(Double.self, cbor)),
  Attack(
    "CBOR: a long bignum as a decimal number",
    bytes: { [0xC2, 0x5A] + bigEndian($0, 4) + repeated(0xFF)($0) }, decode(Decimal.self, cbor)),
  Attack(
    "CBOR: bignums as JSON",
    bytes: Notation.cbor.array(0xC2, 0x50, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    decode([JSON].self, cbor)),
  Attack(
    "CBOR: exponents of decimal fractions",
    bytes: Notation.cbor.array(0xC4, 0x82, 0x1B, 0x7F, 255, 255, 255, 255, 255, 255, 255, 1),
    decode([Double].self, cbor)),
  Attack(
    "CBOR: exponents as JSON",
    bytes: Notation.cbor.array(0xC4, 0x82, 0x1A, 0x7F, 255, 255, 255, 1),
    decode([JSON].self, cbor)),
  Attack(
    "CBOR: exponents as decimal numbers",
    bytes: Notation.cbor.array(0xC4, 0x82, 0x18, 0x7F, 1), collect([Decimal].self, cbor)),
  Attack(
    "CBOR: half floats", bytes: Notation.cbor.array(0xF9, 0x3C, 0), decode([Float].self, cbor)),
  Attack("CBOR: sequence", bytes: repeated(0x81, 7)) { _ = try CBOR.sequence(parsing: $0) },
  Attack(
    "CBOR: stream of nested tags", bytes: { repeated(0xC6)($0) + [0] }, stream(cbor)),
  Attack("CBOR: diagnostic brackets", { String(repeating: "[", count: $0) }) {
    _ = try CBOR(diagnostic: String(decoding: $0, as: UTF8.self))
  },
  Attack("CBOR: diagnostic chunks", { "(_ \(String(repeating: "\"a\",", count: $0))\"a\")" }) {
    _ = try CBOR(diagnostic: String(decoding: $0, as: UTF8.self))
  },
  Attack("CBOR: diagnostic digits", { String(repeating: "7", count: $0) }) {
    _ = try CBOR(diagnostic: String(decoding: $0, as: UTF8.self))
  },
  Attack("CBOR: diagnostic output", bytes: Notation.cbor.array(0x81, 0xF6)) {
    _ = try CBOR(parsing: $0).description
  },
]

private let messagePackAttacks = [
  Attack("MessagePack: open arrays", bytes: repeated(0x91), decode(Ignored.self, messagePack)),
  Attack(
    "MessagePack: open arrays of a value", bytes: repeated(0x91),
    decode(MessagePack.self, messagePack)),
  Attack("MessagePack: open maps", bytes: repeated(0x81, 0), decode(Ignored.self, messagePack)),
  Attack("MessagePack: maps as keys", bytes: repeated(0x81), decode(Ignored.self, messagePack)),
  Attack(
    "MessagePack: extension values", bytes: Notation.messagePack.array(0xD4, 1, 0),
    decode([MessagePack].self, messagePack)),
  Attack(
    "MessagePack: timestamps",
    bytes: Notation.messagePack.array(0xD6, 0xFF, 0, 0, 0, 1), decode([Date].self, messagePack)),
  Attack(
    "MessagePack: wide integers",
    bytes: Notation.messagePack.array(0xD3, 255, 255, 255, 255, 255, 255, 255, 255),
    decode([Int].self, messagePack)),
  Attack("MessagePack: sequence", bytes: repeated(0x91, 7)) {
    _ = try MessagePack.sequence(parsing: $0)
  },
]
