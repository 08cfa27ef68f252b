internal import TranscodableBytes
internal import TranscodableCore

// What the coders above need of a reader, and nobody else.
extension JSONReader {
  /// The kind of the value here, nil if there is none.
  package var nextKind: JSONKind? {
    mutating get {
      _ = cursor.skipBlanks()
      return JSONKind(of: cursor)
    }
  }

  /// Takes the text of the number that must stand here; nil after a failure.
  package mutating func takeNumberText(_ type: any Any.Type) -> String? {
    guard nextKind == .number else {
      failKind(type)
      return nil
    }
    let start = cursor
    skipValue()
    return hasFailed ? nil : start.text(cursor.distance(from: start), isASCII: true)
  }

  /// Passes over the value here and returns its text, nil if it is no value.
  package mutating func takeValueText() -> [UInt8]? {
    _ = cursor.skipBlanks()
    let start = cursor
    skipValue()
    return hasFailed ? nil : start.bytes(cursor.distance(from: start))
  }

  /// Reports a null where a value of `type` is needed, if one stands here.
  ///
  /// - Returns: Whether there is one.
  package mutating func failIfNull(insteadOf type: any Any.Type) -> Bool {
    guard nextKind == .null else { return false }
    failKind(type)
    return true
  }

  /// Reports that the string at `start` does not mean what is needed.
  package mutating func failText(
    _ expected: String, found: String, at start: Int, alternatives: [String] = []
  ) {
    var place = cursor.at(start)
    _ = place.skipBlanks()
    fail(
      .invalidValue, at: place.offset, expected: expected, found: found, alternatives: alternatives)
  }
}

extension JSONReader {
  /// A text as UTF-8 without a byte order mark: that in which the places of failures are counted.
  package static func utf8Text(of bytes: RawSpan) -> [UInt8] {
    if let converted = JSONTextEncoding.utf8Copy(of: bytes) { return converted }
    return withCursor(over: bytes) { $0.afterMark.bytes($0.afterMark.remaining) }
  }
}
