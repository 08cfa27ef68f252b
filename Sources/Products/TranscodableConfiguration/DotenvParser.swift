internal import TranscodableCore

/// The variables of an `.env` file.
struct DotenvParser {
  struct Variable {
    let name: String
    let value: String
    let nameOffset: Int
    let valueRange: Range<Int>
  }

  private static let maximumCount = 10_000
  private let bytes: [UInt8]
  private var position = 0
  private(set) var variables: [Variable] = []
  private(set) var failures: [CodingFailure] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < self.bytes.count {
      guard variables.count < Self.maximumCount, failures.count < Self.maximumCount else {
        let limit = "at most \(Self.maximumCount) variables"
        failures.append(CodingFailure(.countLimit, at: position, expected: limit))
        break
      }
      parseLine()
    }
  }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0x0A }

  private mutating func skipSpaces() { while byte == 0x20 || byte == 0x09 { position += 1 } }

  private mutating func skipLine() {
    while byte != 0x0A { position += 1 }
    position += 1
  }

  private mutating func parseLine() {
    skipSpaces()
    if byte == 0x0D { position += 1 }
    if byte == 0x0A || byte == 0x23 { return skipLine() }
    if bytes[position...].starts(with: Array("export ".utf8)) {
      position += 7
      skipSpaces()
    }
    let start = position
    while isNameByte(byte) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    skipSpaces()
    guard !name.isEmpty, byte == 0x3D else {
      failures.append(
        CodingFailure(
          .invalidStructure, in: start..<max(start, position), expected: "NAME=value",
          message: "a line of an .env file must be NAME=value"))
      return skipLine()
    }
    position += 1
    skipSpaces()
    if byte == 0x22 || byte == 0x27 { return parseQuoted(name, start) }
    let valueStart = position
    while byte != 0x0A, !(byte == 0x23 && position > valueStart && isSpace(bytes[position - 1])) {
      position += 1
    }
    var end = min(position, bytes.count)
    while end > valueStart, isSpace(bytes[end - 1]) { end -= 1 }
    add(name, start, Array(bytes[valueStart..<end]), valueStart..<end)
    skipLine()
  }

  private mutating func parseQuoted(_ name: String, _ start: Int) {
    let quote = byte
    let valueStart = position
    position += 1
    var value: [UInt8] = []
    while position < bytes.count, byte != quote {
      if byte == 0x5C, quote == 0x22, position + 1 < bytes.count {
        position += 1
        let escapes: [UInt8: UInt8] = [0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09]
        value.append(escapes[byte] ?? byte)
      } else {
        value.append(byte)
      }
      position += 1
    }
    guard position < bytes.count else {
      failures.append(
        CodingFailure(.unexpectedEnd, in: valueStart..<valueStart + 1, expected: "a closing quote"))
      return
    }
    position += 1
    add(name, start, value, valueStart..<position)
    skipSpaces()
    if byte != 0x0A, byte != 0x0D, byte != 0x23 {
      failures.append(
        CodingFailure(
          .trailingContent, in: position..<position + 1, expected: "the end of the line"))
    }
    skipLine()
  }

  private mutating func add(_ name: String, _ start: Int, _ value: [UInt8], _ range: Range<Int>) {
    variables.append(
      Variable(
        name: name, value: String(decoding: value, as: UTF8.self), nameOffset: start,
        valueRange: range))
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private func isNameByte(_ byte: UInt8) -> Bool {
    UnicodeScalar(byte).properties.isAlphabetic && byte < 0x80 || (0x30...0x39).contains(byte)
      || byte == 0x5F || byte == 0x2E || byte == 0x2D
  }
}
