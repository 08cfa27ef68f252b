internal import TranscodableCore

/// Parses diagnostic notation (RFC 8949, section 8).
struct DiagnosticParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private let maximumDepth: Int

  init(_ bytes: [UInt8], _ maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  mutating func document() throws(CodingFailure) -> CBOR {
    let item = try self.item()
    skipBlanks()
    if offset < bytes.count { throw CodingFailure(.trailingContent, at: offset) }
    return item
  }

  // MARK: - Characters

  private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func take(word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset + length <= bytes.count,
      bytes[offset..<offset + length].elementsEqual("\(word)".utf8)
    else { return false }
    offset += length
    return true
  }

  private func unexpected(_ expected: String) -> CodingFailure {
    offset < bytes.count
      ? CodingFailure(.unexpectedCharacter, at: offset, expected: expected)
      : CodingFailure(.unexpectedEnd, at: offset, expected: expected)
  }

  /// Skips blanks and comments, which are between slashes or end at the end of the line.
  private mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"):
        offset = (bytes[(offset + 1)...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count - 1) + 1
      case UInt8(ascii: "#"):
        offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      default: return
      }
    }
  }

  /// Skips an encoding indicator, such as `_` or `_3`.
  private mutating func skipIndicator() {
    guard take("_") else { return }
    if 0x30...0x39 ~= next || next == UInt8(ascii: "i") { offset += 1 }
  }

  // MARK: - Items

  private mutating func item() throws(CodingFailure) -> CBOR {
    skipBlanks()
    depth += 1
    defer { depth -= 1 }
    if depth > maximumDepth + 1 { throw CodingFailure(.depthLimit, at: offset) }
    switch next {
    case UInt8(ascii: "\""):
      let text = try string()
      skipIndicator()
      return .text(text)
    case UInt8(ascii: "'"), UInt8(ascii: "h"), UInt8(ascii: "b"):
      let bytes = try byteString()
      skipIndicator()
      return .bytes(bytes)
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "{"): return try map()
    case UInt8(ascii: "("): return try chunks()
    default: return try word()
    }
  }

  private mutating func word() throws(CodingFailure) -> CBOR {
    if take(word: "true") { return .bool(true) }
    if take(word: "false") { return .bool(false) }
    if take(word: "null") { return .null }
    if take(word: "undefined") { return .undefined }
    if take(word: "NaN") { return indicated(.float(.nan)) }
    if take(word: "Infinity") { return indicated(.float(.infinity)) }
    if take(word: "-Infinity") { return indicated(.float(-.infinity)) }
    if take(word: "simple(") {
      let start = offset
      guard case .unsigned(let value) = try number(), value < 20 || 32...255 ~= value else {
        throw CodingFailure(.invalidNumber, at: start)
      }
      guard take(")") else { throw unexpected("a closing parenthesis") }
      return .simple(UInt8(value))
    }
    let number = try self.number()
    skipIndicator()
    guard case .unsigned(let tag) = number, take("(") else { return number }
    let content = try item()
    skipBlanks()
    guard take(")") else { throw unexpected("a closing parenthesis") }
    return .tagged(tag, content)
  }

  private mutating func indicated(_ item: CBOR) -> CBOR {
    skipIndicator()
    return item
  }

  private mutating func number() throws(CodingFailure) -> CBOR {
    let start = offset
    let isNegative = take("-")
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] as [(StaticString, Int)]
    where take(word: prefix) {
      let digits = takeWhile {
        Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
      }
      guard let magnitude = UInt128(digits, radix: radix) else {
        throw CodingFailure(.invalidNumber, at: start)
      }
      return CBOR(isNegative: isNegative, magnitude: magnitude)
    }
    let text = takeWhile { 0x30...0x39 ~= $0 || [0x2E, 0x65, 0x45, 0x2B, 0x2D].contains($0) }
    guard let first = text.utf8.first, 0x30...0x39 ~= first else {
      offset = start
      throw unexpected("a data item")
    }
    if let magnitude = UInt128(text) { return CBOR(isNegative: isNegative, magnitude: magnitude) }
    guard text.contains(where: { $0 == "." || $0 == "e" || $0 == "E" }), let value = Double(text)
    else { throw CodingFailure(.invalidNumber, at: start) }
    return .float(isNegative ? -value : value)
  }

  private mutating func takeWhile(_ isIncluded: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < bytes.count, isIncluded(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: - Containers

  private mutating func array() throws(CodingFailure) -> CBOR {
    offset += 1
    skipIndicator()
    var elements: [CBOR] = []
    skipBlanks()
    if take("]") { return .array([]) }
    repeat {
      elements.append(try item())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw unexpected("a comma or a closing bracket") }
    return .array(elements)
  }

  private mutating func map() throws(CodingFailure) -> CBOR {
    offset += 1
    skipIndicator()
    var members = CBOR.Map()
    skipBlanks()
    if take("}") { return .map(members) }
    repeat {
      let key = try item()
      skipBlanks()
      guard take(":") else { throw unexpected("a colon") }
      members.append(try item(), forKey: key)
      skipBlanks()
    } while take(",")
    guard take("}") else { throw unexpected("a comma or a closing brace") }
    return .map(members)
  }

  /// Parses a string of indefinite length, such as `(_ "a", "b")`.
  private mutating func chunks() throws(CodingFailure) -> CBOR {
    let start = offset
    offset += 1
    guard take("_") else { throw unexpected("an underscore") }
    var (text, bytes): (String?, [UInt8]?)
    repeat {
      switch try item() {
      case .text(let chunk) where bytes == nil:
        text = text ?? ""
        text?.append(chunk)
      case .bytes(let chunk) where text == nil:
        bytes = bytes ?? []
        bytes?.append(contentsOf: chunk)
      default: throw CodingFailure(.invalidStructure, at: start, found: "chunks of several kinds")
      }
      skipBlanks()
    } while take(",")
    guard take(")") else { throw unexpected("a closing parenthesis") }
    return text.map { .text($0) } ?? .bytes(bytes ?? [])
  }

  // MARK: - Strings

  private mutating func byteString() throws(CodingFailure) -> [UInt8] {
    let start = offset
    if take(word: "h'") { return try hexadecimal(start) }
    if take(word: "b64'") { return try base64(start) }
    guard next == UInt8(ascii: "'") else { throw unexpected("a data item") }
    return Array(try quoted(by: UInt8(ascii: "'")).utf8)
  }

  private mutating func string() throws(CodingFailure) -> String {
    try quoted(by: UInt8(ascii: "\""))
  }

  private mutating func hexadecimal(_ start: Int) throws(CodingFailure) -> [UInt8] {
    var digits: [UInt8] = []
    while true {
      skipBlanks()
      if take("'") { break }
      guard offset < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue
      else { throw unexpected("a hexadecimal digit") }
      digits.append(UInt8(digit))
      offset += 1
    }
    guard digits.count & 1 == 0 else {
      throw CodingFailure(.invalidStructure, at: start, found: "half a byte")
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// Both alphabets of Base64 are accepted, with or without padding.
  private mutating func base64(_ start: Int) throws(CodingFailure) -> [UInt8] {
    var (bits, count): (UInt32, Int) = (0, 0)
    var output: [UInt8] = []
    while !take("'") {
      guard offset < bytes.count else { throw unexpected("a closing quote") }
      let byte = bytes[offset]
      offset += 1
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      case UInt8(ascii: "="), 0x20, 0x0A, 0x0D, 0x09: continue
      default: throw CodingFailure(.unexpectedCharacter, at: offset - 1, expected: "Base64")
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return output
  }

  /// Parses a string with JSON's escapes.
  private mutating func quoted(by quote: UInt8) throws(CodingFailure) -> String {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      let scalar = try escape()
      text += Array(String(Character(scalar)).utf8)
    }
    throw unexpected("a closing quote")
  }

  private mutating func escape() throws(CodingFailure) -> Unicode.Scalar {
    let start = offset - 1
    let byte = next
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try unicodeEscape(start)
    default: throw CodingFailure(.invalidEscape, at: start)
    }
  }

  private mutating func unicodeEscape(_ start: Int) throws(CodingFailure) -> Unicode.Scalar {
    let first = try fourDigits(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard 0xD800..<0xDC00 ~= first, take("\\"), take("u") else {
      throw CodingFailure(.loneSurrogate, at: start)
    }
    let second = try fourDigits(start)
    guard 0xDC00..<0xE000 ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw CodingFailure(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func fourDigits(_ start: Int) throws(CodingFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard offset < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue
      else { throw CodingFailure(.invalidEscape, at: start) }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
