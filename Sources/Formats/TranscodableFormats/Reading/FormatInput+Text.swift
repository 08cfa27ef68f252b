internal import TranscodableBytes
public import TranscodableCore

// The values of formats whose scalars have no kinds.
extension FormatInput {
  /// Adds a text, whose UTF-8 is in the document.
  ///
  /// A text is a scalar without a kind: it is decoded as a string, a number, a Boolean, a date, bytes
  /// or an array with a single element, depending on the type. An empty text is also `nil` for
  /// optional values whose type can't be decoded from an empty string.
  ///
  /// - Parameters:
  ///   - range: The range of the UTF-8.
  ///   - offset: The offset of the value.
  /// - Throws: A `CodingFailure` if the bytes aren't valid UTF-8.
  public mutating func text(in range: Range<Int>, at offset: Int) throws(CodingFailure) {
    if range.isEmpty { return try emptyText(at: offset) }
    let entry = tape.end
    try string(in: range, at: offset)
    if !isAtKey { tape.mark(entry, FormatScalar.text) }
  }

  /// Adds a text that isn't in the document in this form.
  public mutating func text(_ text: String, at offset: Int) throws(CodingFailure) {
    if text.isEmpty { return try emptyText(at: offset) }
    try textThatIsNotNil(text, at: offset)
  }

  /// Adds a text that isn't decoded as `nil`, even if it is empty.
  package mutating func textThatIsNotNil(
    _ text: String, at offset: Int
  ) throws(CodingFailure) {
    let entry = tape.end
    try string(text, at: offset)
    if !isAtKey { tape.mark(entry, FormatScalar.text) }
  }

  /// Begins an object whose keys the format has found to be distinct.
  package mutating func beginObject(withDistinctKeysAt offset: Int) throws(CodingFailure) {
    let entry = tape.end
    try beginObject(at: offset)
    tape.mark(entry, .distinct)
  }

  /// Adds a string that the format has found to be ASCII.
  package mutating func string(
    inASCII range: Range<Int>, at offset: Int
  ) throws(CodingFailure) {
    try begin(offset)
    tape.append(.string, at: range.lowerBound, count: range.count, .none)
  }

  /// Adds a text that the format has found to be ASCII and not empty.
  package mutating func text(inASCII range: Range<Int>, at offset: Int) throws(CodingFailure) {
    let entry = tape.end
    try string(inASCII: range, at: offset)
    if !isAtKey { tape.mark(entry, FormatScalar.text) }
  }

  private mutating func emptyText(at offset: Int) throws(CodingFailure) {
    if expectsKey { return try string("", at: offset) }
    try begin(offset)
    tape.append(.null, at: offset)
    tape.mark(
      tape.end - 1, emptyTextIsEmptyArray ? .emptyText | FormatScalar.emptyArray : .emptyText)
  }

  /// Adds a null that types can also decode as a text if they reject null.
  ///
  /// - Parameters:
  ///   - offset: The offset of the value.
  ///   - text: The text.
  ///   - isTrue: Whether the null is also the Boolean `true`.
  /// - Throws: A `CodingFailure` if a limit is exceeded.
  package mutating func null(
    at offset: Int, text: String, isTrue: Bool = false
  ) throws(CodingFailure) {
    let entry = tape.end
    try null(at: offset)
    tape.mark(entry, FormatScalar.nullText)
    if isTrue { tape.mark(entry, FormatScalar.true) }
    if !text.isEmpty {
      stored.update { $0.add(text, for: entry) }
    } else if emptyTextIsEmptyArray {
      tape.mark(entry, FormatScalar.emptyArray)
    }
  }

  /// Begins an array that is one of its elements where a scalar is required.
  package mutating func beginArray(
    at offset: Int, scalar: RepeatedScalar
  ) throws(CodingFailure) {
    let entry = tape.end
    try beginArray(at: offset)
    tape.mark(entry, scalar.flags)
  }

  /// Begins an array that is a text where a scalar is required.
  package mutating func beginArray(at offset: Int, text: String) throws(CodingFailure) {
    let entry = tape.end
    try beginArray(at: offset)
    tape.mark(entry, FormatScalar.stored)
    stored.update { $0.add(text, for: entry) }
  }

  /// Begins an array that is an object with integers as keys where an object is required.
  ///
  /// - Parameters:
  ///   - offset: The offset of the array.
  ///   - keys: The keys of the elements, or `nil` if they count from 0.
  /// - Throws: A `CodingFailure` if a limit is exceeded.
  package mutating func beginIndexedArray(
    at offset: Int, keys: [Int]?
  ) throws(CodingFailure) {
    let entry = tape.end
    try beginArray(at: offset)
    tape.mark(entry, FormatScalar.indexed)
    if let keys { stored.update { $0.add(keys, for: entry) } }
  }
}
