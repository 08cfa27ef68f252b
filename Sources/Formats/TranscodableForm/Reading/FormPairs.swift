internal import TranscodableBytes
internal import TranscodableCore

/// The ranges of a name and its value in a form.
struct FormPair {
  let name: Range<Int>
  let value: Range<Int>
  let hasEqualsSign: Bool
  /// Whether the name consists of ASCII letters, digits, hyphens and underscores, and begins with
  /// none of the digits.
  let hasPlainName: Bool
  /// Whether the value is ASCII without escapes.
  let hasPlainValue: Bool
}

/// Separates a form into names and values, as the URL standard describes.
struct FormPairs {
  private let bytes: ByteCursor
  private var offset = 0

  init(_ bytes: ByteCursor) { self.bytes = bytes }

  mutating func next() -> FormPair? {
    var rest = bytes.at(offset)
    while rest.peek() == UInt8(ascii: "&") { rest.advance(by: 1) }
    if rest.isAtEnd { return nil }
    let start = rest.offset - bytes.offset
    var isPlain = !(0x30...0x39 ~= rest.peek())
    while !rest.isAtEnd, rest.peek() != UInt8(ascii: "="), rest.peek() != UInt8(ascii: "&") {
      isPlain = isPlain && rest.peek().isPlainInName
      rest.advance(by: 1)
    }
    let name = start..<rest.offset - bytes.offset
    let hasEqualsSign = rest.peek() == UInt8(ascii: "=") && !rest.isAtEnd
    if hasEqualsSign { rest.advance(by: 1) }
    let valueStart = rest.offset - bytes.offset
    let (count, hasPlainValue) = rest.lengthOfFormValue
    offset = valueStart + count + 1
    return FormPair(
      name: name, value: valueStart..<valueStart + count, hasEqualsSign: hasEqualsSign,
      hasPlainName: isPlain && !name.isEmpty, hasPlainValue: hasPlainValue)
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isPlainInName: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 || 0x30...0x39 ~= self
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}

extension ByteCursor {
  /// The number of bytes before the next ampersand, and whether they are ASCII without escapes.
  fileprivate var lengthOfFormValue: (count: Int, isPlain: Bool) {
    var rest = self
    while !rest.isAtEnd {
      let block = rest.block()
      let end: BlockMask = block .== SIMD16<UInt8>(repeating: UInt8(ascii: "&"))
      let percent: BlockMask = block .== SIMD16<UInt8>(repeating: UInt8(ascii: "%"))
      let plus: BlockMask = block .== SIMD16<UInt8>(repeating: UInt8(ascii: "+"))
      let high: BlockMask = block .>= SIMD16<UInt8>(repeating: 0x80)
      // The last block is padded with zeros, which don't match.
      let found = LaneMask((end .| percent) .| (plus .| high))
      if !found.isEmpty {
        rest.advance(by: found.first)
        if rest.peek() == UInt8(ascii: "&") { return (rest.distance(from: self), true) }
        let count = min(rest.length(to: UInt8(ascii: "&")), rest.remaining)
        return (rest.distance(from: self) + count, false)
      }
      rest.advance(by: min(16, rest.remaining))
    }
    return (rest.distance(from: self), true)
  }
}

/// A decoded name or value.
enum FormText {
  /// The range of its UTF-8 in the form.
  case range(Range<Int>)
  case string(String)
}

extension ByteCursor {
  /// Decodes plus signs and percent escapes.
  ///
  /// - Throws: A `CodingFailure` if the result isn't UTF-8 and `rejectsInvalid` is true.
  func formText(
    in range: Range<Int>, rejectsInvalid: Bool, _ scratch: inout ByteOutput
  ) throws(CodingFailure) -> FormText {
    let text = at(range.lowerBound).prefix(range.count)
    if text.hasEscapes {
      text.unescape(into: &scratch)
      let string: String? = scratch.withCursor { bytes in
        let count = bytes.remaining
        if bytes.isASCII(count) { return bytes.text(count, isASCII: true) }
        if bytes.validUTF8Prefix(count) == count { return bytes.text(count, isASCII: false) }
        return rejectsInvalid ? nil : String(decoding: bytes.bytes(count), as: UTF8.self)
      }
      guard let string else { throw CodingFailure(.invalidUTF8, at: range.lowerBound) }
      return .string(string)
    }
    let valid = text.isASCII(range.count) ? range.count : text.validUTF8Prefix(range.count)
    if valid == range.count { return .range(range) }
    if rejectsInvalid { throw CodingFailure(.invalidUTF8, at: range.lowerBound + valid) }
    return .string(String(decoding: text.bytes(range.count), as: UTF8.self))
  }

  func formText(
    in range: Range<Int>, rejectsInvalid: Bool
  ) throws(CodingFailure) -> FormText {
    var scratch = ByteOutput(capacity: range.count)
    return try formText(in: range, rejectsInvalid: rejectsInvalid, &scratch)
  }

  /// Returns a decoded name or value.
  func formString(_ text: FormText) -> String {
    switch text {
    case .string(let text): text
    case .range(let range): at(range.lowerBound).text(range.count, isASCII: false)
    }
  }

  private var hasEscapes: Bool {
    length(to: UInt8(ascii: "%")) < remaining || length(to: UInt8(ascii: "+")) < remaining
  }

  private func unescape(into output: inout ByteOutput) {
    output.truncate(to: 0)
    output.reserve(remaining)
    var rest = self
    while !rest.isAtEnd {
      let byte = rest.peek()
      rest.advance(by: 1)
      if byte == UInt8(ascii: "%"), let high = rest.peek().hexadecimalDigit,
        let low = rest.peek(at: 1).hexadecimalDigit
      {
        output.append(high << 4 | low)
        rest.advance(by: 2)
      } else {
        output.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
  }
}
