internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

// Checks that read a document in several ways, or compare it with Foundation.

/// Reads a document with two grammars.
///
/// Skipping must agree with reading, the wider grammar must read the same value, written values
/// must read back, and failures must lie within the document.
func compareGrammars(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let pairs = [(0, 1), (0, 2), (1, 2)]
  let (narrow, wide) = pairs[choice.number % pairs.count]
  let isPretty = choice.number / pairs.count % 2 == 1
  let narrowValue = try checkedValue(of: choice.document, Settings.all[narrow])
  let value = try checkedValue(of: choice.document, Settings.all[wide])
  guard let value else {
    return try expect(
      narrowValue == nil, "\(wide) rejects a document that a narrower grammar accepts")
  }
  try expect(
    narrowValue == nil || narrowValue == value, "\(wide) reads \(value), unlike \(narrow)")
  try checkWriting(of: value, as: isPretty ? value.prettyPrinted : value.text())
}

/// Decodes a value of a common type, mostly on the direct path, with our decoder and Foundation's.
///
/// Documents that both decoders accept must decode to the same value. Documents that only
/// Foundation accepts must be rejected for a number or a string.
func compareDirectDecoding(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let document = choice.document
  switch choice.number % 14 {
  case 0: try compare([Int].self, document)
  case 1: try compare([[Double?]].self, document)
  case 2: try compare([String: [String?]].self, document)
  case 3: try compare([Int: UInt64].self, document)
  case 4: try compare([Bool?].self, document)
  case 5: try compare([Int128].self, document)
  case 6: try compare([Float].self, document)
  case 7: try compare([Date].self, document)
  case 8: try compare([Data].self, document)
  case 9: try compare([URL?].self, document)
  case 10: try compare([UUID].self, document)
  case 11: try compare(Set<String>.self, document)
  case 12: try compare(JSONProbe.self, document)
  default: try compare([JSONProbe].self, document)
  }
}

private func compare<Value: Decodable & Equatable>(_ type: Value.Type, _ data: Data) throws {
  let ours = try Reading { try DefaultCoders.decoder.decode(type, from: data) }
  // Foundation may crash on documents that we reject.
  if let failure = ours.failure {
    try checkDescription(of: failure, in: data)
    if failure.category != .data { return }
  }
  guard let theirs = try? DefaultCoders.foundation.decode(type, from: data) else { return }
  switch ours {
  case .value(let value): try expect(value == theirs, "\(type): \(value) and \(theirs)")
  case .failure(let failure):
    let reasons: [CodingFailureReason] = [.numberOutOfRange, .invalidValue]
    try expect(reasons.contains(failure.reason), "\(type): \(failure) and \(theirs)")
  }
}

/// Checks that a document decodes the same in another Unicode encoding.
func compareEncodings(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let text = String(decoding: choice.document, as: UTF8.self)
  // Without a byte order mark, the zeros among the first four bytes determine the encoding.
  guard let first = text.utf8.first, first < 0x80, !text.utf8.prefix(4).contains(0) else { return }
  let bytes: [UInt8] =
    switch choice.number % 4 {
    case 0: [0xFE, 0xFF] + bytes(of: text.utf16.map(\.bigEndian))
    case 1: [0xFF, 0xFE] + bytes(of: text.utf16.map(\.littleEndian))
    case 2: [0, 0, 0xFE, 0xFF] + bytes(of: text.unicodeScalars.map(\.value.bigEndian))
    // Like Foundation, we expect the bytes of this byte order mark in another order.
    default: bytes(of: text.unicodeScalars.map(\.value.littleEndian))
    }
  let plain = try Reading { try JSON(parsing: text) }
  let other = try Reading { try JSON(parsing: bytes) }
  try expect(other.value == plain.value, "\(text) in another encoding")
  try expect(other.failure?.reason == plain.failure?.reason, "\(text) in another encoding")
  try expect(other.failure?.byteRange == plain.failure?.byteRange, "the byte range in \(text)")
}

/// Returns the bytes of code units in the order of their memory.
private func bytes<Unit: FixedWidthInteger>(of units: [Unit]) -> [UInt8] {
  units.flatMap { unit in
    (0..<Unit.bitWidth / 8).map { UInt8(truncatingIfNeeded: unit.littleEndian >> ($0 * 8)) }
  }
}
