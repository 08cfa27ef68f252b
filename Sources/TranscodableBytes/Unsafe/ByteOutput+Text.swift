extension ByteOutput {
  /// Appends the UTF-8 of `text` as it is.
  /// - Complexity: O(*n*) in the length of the text.
  @inlinable
  public mutating func append(utf8 text: borrowing String) {
    text.withCursor { append($0) }
  }

  /// Appends all bytes from `cursor` to its end.
  @inlinable
  public mutating func append(_ cursor: ByteCursor) {
    cursor.withSpan(cursor.remaining) { append($0) }
  }
}
