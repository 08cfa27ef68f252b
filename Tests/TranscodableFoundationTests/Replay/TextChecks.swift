public import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

/// Reads a number as every type and prints floating-point numbers.
///
/// Floating-point values must be the nearest ones, integers must be exact, and printed numbers must
/// read back with the same bits.
public func checkNumbers(_ data: Data) throws {
  let text = String(decoding: data, as: UTF8.self)
  if let number = JSON.Number(text) {
    // The standard library accepts more spellings, including all of these.
    try expect(number.double.bitPattern == Double(text)?.bitPattern, "\(text) as a Double")
    if let float = try Reading({ try JSON.decode(Float.self, from: text) }).value {
      try expect(float.bitPattern == Float(text)?.bitPattern, "\(text) as a Float")
    }
    let isPlain = !text.contains { ".eE".contains($0) }
    try expect(
      !isPlain || Int64(exactly: number) == Int64(text), "\(text) as an Int64")
    try expect(!isPlain || UInt128(exactly: number) == UInt128(text), "\(text) as a UInt128")
    try expect(JSON.Number(text) == number && number == number, "\(text) isn't equal to itself")
    if let other = JSON.Number(number.double), other.double != 0 {
      try expect(other.double.bitPattern == number.double.bitPattern, "\(text) as \(other)")
    }
  } else {
    let isRead = try Reading { try JSON(parsing: text) }.value?.number
    try expect(isRead == nil || isRead?.text != text, "\(text) is a number")
  }
  var bits: UInt64 = 0
  for byte in data.prefix(8) { bits = bits << 8 | UInt64(byte) }
  let value = Double(bitPattern: bits)
  if let printed = JSON.Number(value) {
    try expect(Double(printed.text)?.bitPattern == bits, "\(value) as \(printed)")
    try expect(printed.text.utf8.count <= "\(value)".utf8.count, "\(value) as \(printed)")
  }
  let single = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
  if let printed = JSON.Number(single) {
    try expect(Float(printed.text)?.bitPattern == single.bitPattern, "\(single) as \(printed)")
  }
}

/// Reads dates with every strategy: a written date must read back as the same date.
public func checkDates(_ data: Data) throws {
  let text = String(decoding: data, as: UTF8.self)
  let strategies: [any TextStrategy<Date>] = [
    ISO8601Strategy.iso8601, ISO8601Strategy.iso8601(dateOnly: true), RFC2822Strategy.rfc2822,
    DateFormatStrategy.dateFormat("yyyy-MM-dd'T'HH:mm:ssXXX"), .dateFormat("MM/dd/yy h:mm a"),
    .dateFormat("EEE, d MMM y HH:mm:ss Z"), .dateFormat("yyyyMMddHHmmss"),
  ]
  for strategy in strategies {
    guard let date = strategy.value(of: text) else { continue }
    // Some dates that can be read lie outside the years that can be written.
    guard let written = strategy.text(of: date) else { continue }
    let again = strategy.value(of: written)
    try expect(again == date, "\(text) is \(date.timeIntervalSince1970), but encodes as \(written)")
  }
  // Uses the first line as a date format for the others.
  let lines = text.split(separator: "\n", maxSplits: 1)
  if let format = lines.first, let text = lines.last {
    let strategy = DateFormatStrategy.dateFormat(String(format))
    if let date = strategy.value(of: String(text)), let written = strategy.text(of: date) {
      let again = strategy.value(of: written).flatMap { strategy.text(of: $0) }
      try expect(again == written, "\(text) as \(format) encodes as \(written)")
    }
  }
  for strategy in [
    EpochStrategy.secondsSince1970, .millisecondsSince1970, .microsecondsSince1970,
    .nanosecondsSince1970,
  ] {
    let read = try Reading { try JSONReader.read(text) { $0.__read(by: strategy) } }
    guard let date = read.value ?? nil else { continue }
    guard let bytes = try? JSONWriter.write({ $0.__write(date, by: strategy) }) else { continue }
    let again = try Reading { try JSONReader.read(bytes) { $0.__read(by: strategy) } }
    let distance = (again.value ?? nil).map { abs($0.timeIntervalSince(date)) } ?? .infinity
    try expect(
      distance <= max(1e-6, date.timeIntervalSince1970.magnitude.ulp),
      "\(text) is written as \(String(decoding: bytes, as: UTF8.self)), \(distance) s away")
  }
}

/// Checks Base64, pointers, differences, patches and documents in other encodings.
public func checkText(_ data: Data) throws {
  let text = String(decoding: data, as: UTF8.self)
  try checkBase64(text)
  try checkPointer(text)
  try checkEncodings(text)
  // Two values, one after the other.
  let half = data.count / 2
  guard let old = try Reading({ try JSON(parsing: data.prefix(half)) }).value,
    let new = try Reading({ try JSON(parsing: data.dropFirst(half)) }).value
  else { return }
  try expect(new.difference(from: old).isEmpty == (new == old), "\(old) and \(new)")
  for change in new.difference(from: old).changes {
    try expect(old[change.pointer] == change.old, "\(change) in \(old)")
    try expect(new[change.pointer] == change.new, "\(change) in \(new)")
  }
  let patched = old.mergePatched(with: new)
  try expect(patched.mergePatched(with: new) == patched, "\(new) applied twice to \(old)")
}

private func checkBase64(_ text: String) throws {
  guard let quoted = try? JSON.encode(text) else { return }
  let ours = try Reading { try JSON.Decoder().decode(Data.self, from: quoted) }.value
  try expect(ours == Data(base64Encoded: text), "Base64 \(text)")
}

private func checkPointer(_ text: String) throws {
  guard let pointer = try? JSON.Pointer(text) else { return }
  try expect(pointer.description == text, "\(text) is printed as \(pointer)")
  var value = JSON.null
  // A value that contains the pointer's target.
  for token in pointer.tokens.reversed() { value = .object([token: value]) }
  try expect(value[pointer] == .null, "\(pointer) has no value in \(value)")
}

/// Checks that a document decodes the same in every Unicode encoding.
private func checkEncodings(_ text: String) throws {
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
