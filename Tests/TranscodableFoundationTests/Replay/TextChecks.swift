internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

/// Reads a number as every type and prints floating-point numbers.
///
/// Floating-point values must be the nearest ones, integers must be exact, and printed numbers must
/// read back with the same bits.
func checkNumbers(_ data: Data) throws {
  let text = String(decoding: data, as: UTF8.self)
  if let number = JSON.Number(text) {
    // The standard library accepts more spellings, including all of these.
    try expect(number.double.bitPattern == Double(text)?.bitPattern, "\(text) as a Double")
    if let float = try Reading({ try JSON.decode(Float.self, from: text) }).value {
      try expect(float.bitPattern == Float(text)?.bitPattern, "\(text) as a Float")
    }
    let isPlain = !text.utf8.contains { ".eE".utf8.contains($0) }
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

/// The strategies of dates that are strings.
private let dateStrategies: [any TextStrategy<Date> & Sendable] = [
  ISO8601Strategy.iso8601, ISO8601Strategy.iso8601(dateOnly: true), RFC2822Strategy.rfc2822,
  DateFormatStrategy.dateFormat("yyyy-MM-dd'T'HH:mm:ssXXX"), .dateFormat("MM/dd/yy h:mm a"),
  .dateFormat("EEE, d MMM y HH:mm:ss Z"), .dateFormat("yyyyMMddHHmmss"),
]

private let epochStrategies: [EpochStrategy] = [
  .secondsSince1970, .millisecondsSince1970, .microsecondsSince1970, .nanosecondsSince1970,
]

/// Reads a date with one strategy: a written date must read back as the same date.
func checkDates(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let text = String(decoding: choice.document, as: UTF8.self)
  let number = choice.number % (dateStrategies.count + epochStrategies.count + 1)
  if number == 0 { return try checkDateFormat(text) }
  guard number <= dateStrategies.count else {
    return try checkEpoch(text, epochStrategies[number - dateStrategies.count - 1])
  }
  let strategy = dateStrategies[number - 1]
  // Some dates that can be read lie outside the years that can be written.
  guard let date = strategy.value(of: text), let written = strategy.text(of: date) else { return }
  let again = strategy.value(of: written)
  try expect(again == date, "\(text) is \(date.timeIntervalSince1970), but encodes as \(written)")
}

/// Reads a date whose format is the first line.
private func checkDateFormat(_ text: String) throws {
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
  guard let format = lines.first.flatMap({ String($0) }),
    let text = lines.last.flatMap({ String($0) })
  else { return }
  let strategy = DateFormatStrategy.dateFormat(format)
  guard let date = strategy.value(of: text), let written = strategy.text(of: date) else { return }
  let again = strategy.value(of: written).flatMap { strategy.text(of: $0) }
  try expect(
    again == written || hasOpenZone(format), "\(text) as \(format) encodes as \(written)")
}

/// Whether a date format contains a time zone that digits could follow directly.
///
/// In such a format, the digits after an offset of hours are read as its minutes.
private func hasOpenZone(_ format: String) -> Bool {
  zip(format.utf8, format.utf8.dropFirst()).contains { zone, next in
    let isEnd = next == UInt8(ascii: "'") || (0x30...0x39).contains(next)
    let isLetter = (0x41...0x5A).contains(next & 0xDF) && next != zone
    return "xXZO".utf8.contains(zone) && (isEnd || isLetter)
  }
}

private func checkEpoch(_ text: String, _ strategy: EpochStrategy) throws {
  let read = try Reading { try JSONReader.read(text) { $0.__read(by: strategy) } }
  guard let date = read.value ?? nil else { return }
  guard let bytes = try? JSONWriter.write({ $0.__write(date, by: strategy) }) else { return }
  let again = try Reading { try JSONReader.read(bytes) { $0.__read(by: strategy) } }
  let distance = (again.value ?? nil).map { abs($0.timeIntervalSince(date)) } ?? .infinity
  try expect(
    distance <= max(1e-6, date.timeIntervalSince1970.magnitude.ulp),
    "\(text) is written as \(String(decoding: bytes, as: UTF8.self)), \(distance) s away")
}

/// Checks Base64, pointers and fragments.
func checkText(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  let text = String(decoding: choice.document, as: UTF8.self)
  switch choice.number % 3 {
  case 0: try checkBase64(text)
  case 1: try checkPointer(text)
  default: try checkFragment(text)
  }
}

private func checkBase64(_ text: String) throws {
  guard let quoted = try? JSON.encode(text) else { return }
  let ours = try Reading { try DefaultCoders.decoder.decode(Data.self, from: quoted) }.value
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

private func checkFragment(_ text: String) throws {
  guard let pointer = try? JSON.Pointer(fragment: text) else { return }
  try expect(
    (try? JSON.Pointer(fragment: pointer.fragment)) == pointer, "\(text) is \(pointer.fragment)")
}
