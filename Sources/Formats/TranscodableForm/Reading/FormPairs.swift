internal import TranscodableBytes
internal import TranscodableCore

/// A name and a value, as they are written in a form.
struct FormPair {
  let name: Range<Int>
  let value: Range<Int>
  let hasEqualsSign: Bool
}

/// Separates a form into names and values, as the URL standard describes.
struct FormPairs {
  private let bytes: ByteCursor
  private var offset = 0

  init(_ bytes: ByteCursor) { self.bytes = bytes }

  mutating func next() -> FormPair? {
    while offset < bytes.remaining {
      let start = offset
      let rest = bytes.at(start)
      let count = min(rest.length(to: UInt8(ascii: "&")), rest.remaining)
      offset = start + count + 1
      if count == 0 { continue }
      let nameCount = min(rest.prefix(count).length(to: UInt8(ascii: "=")), count)
      let hasEqualsSign = nameCount < count
      let name = start..<start + nameCount
      return FormPair(
        name: name, value: min(name.upperBound + 1, start + count)..<start + count,
        hasEqualsSign: hasEqualsSign)
    }
    return nil
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
    in range: Range<Int>, rejectsInvalid: Bool
  ) throws(CodingFailure) -> FormText {
    let text = at(range.lowerBound).prefix(range.count)
    if text.hasEscapes {
      let bytes = text.unescaped()
      if rejectsInvalid {
        let valid = TranscodableBytes.withCursor(over: bytes) { $0.validUTF8Prefix(bytes.count) }
        if valid < bytes.count { throw CodingFailure(.invalidUTF8, at: range.lowerBound) }
      }
      return .string(String(decoding: bytes, as: UTF8.self))
    }
    let valid = text.isASCII(range.count) ? range.count : text.validUTF8Prefix(range.count)
    if valid == range.count { return .range(range) }
    if rejectsInvalid { throw CodingFailure(.invalidUTF8, at: range.lowerBound + valid) }
    return .string(String(decoding: text.bytes(range.count), as: UTF8.self))
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

  private func unescaped() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(remaining)
    var cursor = self
    while !cursor.isAtEnd {
      let byte = cursor.peek()
      cursor.advance(by: 1)
      if byte == UInt8(ascii: "%"), let high = cursor.peek().hexadecimalDigit,
        let low = cursor.peek(at: 1).hexadecimalDigit
      {
        bytes.append(high << 4 | low)
        cursor.advance(by: 2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return bytes
  }
}
