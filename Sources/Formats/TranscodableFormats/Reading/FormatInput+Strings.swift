internal import TranscodableBytes
public import TranscodableCore

extension FormatInput {
  /// Adds a string, whose UTF-8 is in the document.
  ///
  /// - Parameters:
  ///   - range: The range of the UTF-8.
  ///   - offset: The offset of the value.
  /// - Throws: A `CodingFailure` if the bytes aren't valid UTF-8.
  public mutating func string(in range: Range<Int>, at offset: Int) throws(CodingFailure) {
    try check(range, offset)
    try string(inDocument: range, at: offset)
  }

  /// Adds a string from a range whose bounds the format has checked.
  package mutating func string(
    inDocument range: Range<Int>, at offset: Int
  ) throws(CodingFailure) {
    let count = range.upperBound &- range.lowerBound
    guard count < ValueTape.longest, cursor.at(range.lowerBound).isASCII(count) else {
      return try unusualString(range, offset)
    }
    try begin(offset)
    tape.append(string: count, at: range.lowerBound)
  }

  @inline(never)
  private mutating func unusualString(_ range: Range<Int>, _ offset: Int) throws(CodingFailure) {
    // Checked again, because passing the result would make the usual case 3 % slower.
    let isASCII = cursor.at(range.lowerBound).isASCII(range.count)
    if !isASCII {
      let valid = cursor.at(range.lowerBound).prefix(range.count).validUTF8Prefix(range.count)
      if valid != range.count {
        throw CodingFailure(.invalidUTF8, at: range.lowerBound + valid)
      }
    }
    try begin(offset)
    tape.append(.string, at: range.lowerBound, count: range.count, isASCII ? .none : .nonASCII)
  }

  /// Adds a string that isn't in the document in this form.
  public mutating func string(_ text: String, at offset: Int) throws(CodingFailure) {
    try begin(offset)
    if isAtKey { tape.mark(current, .unusual) }
    tape.append(
      .string, at: offset, word: stored.update { $0.add(text) }, .unusual | FormatScalar.stored)
  }

  /// Adds bytes that are in the document.
  public mutating func bytes(in range: Range<Int>, at offset: Int) throws(CodingFailure) {
    try check(range, offset)
    try beginNonKey(offset)
    tape.append(.data, at: range.lowerBound, count: range.count, .unusual)
  }

  /// Adds bytes that aren't in the document in this form.
  public mutating func bytes(_ bytes: [UInt8], at offset: Int) throws(CodingFailure) {
    try beginNonKey(offset)
    tape.append(
      .data, at: offset, word: stored.update { $0.add(bytes) }, .unusual | FormatScalar.stored)
  }
}
