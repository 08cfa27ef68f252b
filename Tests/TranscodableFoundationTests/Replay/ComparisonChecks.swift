internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

// Checks that read a document in several ways, or compare it with Foundation.

/// Reads a document with every grammar.
///
/// Skipping must agree with reading, a wider grammar must read the same value, written values must
/// read back, and failures must lie within the document.
func compareGrammars(_ data: Data) throws {
  var narrow: JSON?
  for settings in Settings.all {
    let grammar = settings.grammar
    let skipped = try Reading { try JSONReader.read(data, settings: settings) { $0.skipValue() } }
    let read = try Reading { try JSON(parsing: data, settings: settings) }
    if let failure = read.failure {
      let isNonFinite = grammar == .json5 && failure.reason == .numberOutOfRange
      try expect(
        skipped.value == nil || isNonFinite,
        "\(grammar) skips a value that it can't read: \(failure)")
      try checkDescription(of: failure, in: data)
    }
    guard let value = read.value else {
      try expect(narrow == nil, "\(grammar) rejects a document that a narrower grammar accepts")
      continue
    }
    try expect(skipped.value != nil, "\(grammar) can't skip \(value)")
    try expect(
      narrow == nil || narrow == value, "\(grammar) reads \(value), unlike a narrower grammar")
    narrow = value
    for text in [value.text(), value.prettyPrinted] {
      let again = try Reading { try JSON(parsing: text) }
      try expect(again.value == value, "\(value) encodes as \(text)")
      try expect(again.value?.text() == value.text(), "\(text) changes when written again")
    }
  }
}

/// Decodes values of common types, mostly on the direct path, with our decoder and Foundation's.
///
/// Documents that both decoders accept must decode to the same value. Documents that only
/// Foundation accepts must be rejected for a number or a string.
func compareDirectDecoding(_ data: Data) throws {
  try compare([Int].self, data)
  try compare([[Double?]].self, data)
  try compare([String: [String?]].self, data)
  try compare([Int: UInt64].self, data)
  try compare([Bool?].self, data)
  try compare([Int128].self, data)
  try compare([Float].self, data)
  try compare([Date].self, data)
  try compare([Data].self, data)
  try compare([URL?].self, data)
  try compare([UUID].self, data)
  try compare(Set<String>.self, data)
  try compare(JSONProbe.self, data)
  try compare([JSONProbe].self, data)
}

private func compare<Value: Decodable & Equatable>(_ type: Value.Type, _ data: Data) throws {
  let ours = try Reading { try DefaultCoders.decoder.decode(type, from: data) }
  // Foundation may crash on documents that we reject.
  if let failure = ours.failure {
    try checkDescription(of: failure, in: data)
    if failure.category != .data { return }
  }
  guard let theirs = try? Foundation.JSONDecoder().decode(type, from: data) else { return }
  switch ours {
  case .value(let value): try expect(value == theirs, "\(type): \(value) and \(theirs)")
  case .failure(let failure):
    let reasons: [CodingFailureReason] = [.numberOutOfRange, .invalidValue]
    try expect(reasons.contains(failure.reason), "\(type): \(failure) and \(theirs)")
  }
}

/// Checks that a document decodes the same in every Unicode encoding.
func compareEncodings(_ data: Data) throws {
  let text = String(decoding: data, as: UTF8.self)
  // Without a byte order mark, the zeros among the first four bytes determine the encoding.
  guard let first = text.utf8.first, first < 0x80, !text.utf8.prefix(4).contains(0) else { return }
  let plain = try Reading { try JSON(parsing: text) }
  let wide = Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  let wider = text.unicodeScalars.flatMap { scalar in
    (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> UInt32(24 - $0 * 8)) }
  }
  let encodings: [[UInt8]] = [
    [0xFE, 0xFF] + wide, [0xFF, 0xFE] + swapped(wide, 2), [0, 0, 0xFE, 0xFF] + wider,
    // Like Foundation, we expect the bytes of this byte order mark in another order.
    swapped(wider, 4),
  ]
  for bytes in encodings {
    let other = try Reading { try JSON(parsing: bytes) }
    try expect(other.value == plain.value, "\(text) in another encoding")
    try expect(other.failure?.reason == plain.failure?.reason, "\(text) in another encoding")
    try expect(other.failure?.byteRange == plain.failure?.byteRange, "the byte range in \(text)")
  }
}

private func swapped(_ bytes: [UInt8], _ width: Int) -> [UInt8] {
  stride(from: 0, to: bytes.count, by: width).flatMap { bytes[$0..<$0 + width].reversed() }
}
