internal import TranscodableBytes
internal import TranscodableCore

extension PropertyListDocument {
  /// Decodes a value of any type.
  ///
  /// - Parameters:
  ///   - type: The type; it chooses the lane.
  ///   - entry: Where the value stands.
  ///   - path: Its path, asked for only if it is needed.
  /// - Returns: The value.
  /// - Throws: What the type throws, or a `DecodingError`.
  @inline(__always)
  func decode<Value: Decodable>(
    _ type: Value.Type, at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Value {
    switch PropertyListDecodingLane.of(type) {
    case .standard:
      return try Value(
        from: PropertyListStandardDecoder(document: self, entry: entry, path: path()))
    case .string: return identical(try string(at: entry, path: path), as: type)
    case .int: return identical(try integer(Int.self, at: entry, path: path), as: type)
    case .double: return identical(try double(at: entry, path: path), as: type)
    case .bool: return identical(try bool(at: entry, path: path), as: type)
    case .date(let date): return try decode(date: date, as: type, at: entry, path: path)
    case .data(let data): return try decode(data: data, as: type, at: entry, path: path)
    case .container(let container): return try decode(container, as: type, at: entry, path())
    }
  }

  private func decode<Container: PropertyListContainer, Value>(
    _ container: Container.Type, as type: Value.Type, at entry: PropertyListTape.Entry,
    _ path: CodingPaths.Path
  ) throws -> Value {
    identical(
      try Container.decode(
        from: PropertyListStandardDecoder(document: self, entry: entry, path: path)),
      as: type)
  }

  @inline(never)
  private func decode<Date: PropertyListDate, Value>(
    date: Date.Type, as type: Value.Type, at entry: PropertyListTape.Entry,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    guard tape.kind(entry) == .date else { throw mismatch(type, entry, path()) }
    return identical(Date(secondsSince2001: try seconds(at: entry, path: path)), as: type)
  }

  @inline(never)
  private func decode<Data: PropertyListData, Value>(
    data: Data.Type, as type: Value.Type, at entry: PropertyListTape.Entry,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    guard tape.kind(entry) == .data else { throw mismatch(type, entry, path()) }
    let start = bytes.at(tape.offset(entry)).prefix(tape.length(entry))
    switch format {
    case .binary: return identical(Data(copying: BorrowedBytes(start)), as: type)
    case .xml, .openStep:
      let output = try dataBytes(at: entry, path: path)
      return identical(output.withCursor { Data(copying: BorrowedBytes($0)) }, as: type)
    }
  }

  // MARK: - Scalars

  /// Whether the value is null: the string `$null`, or what a binary document has for it.
  @inline(__always)
  func isNull(_ entry: PropertyListTape.Entry) -> Bool { tape.kind(entry) == .null }

  @inline(__always)
  func bool(
    at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Bool {
    switch tape.kind(entry) {
    case .yes: return true
    case .no: return false
    default: throw mismatch(Bool.self, entry, path())
    }
  }

  @inline(__always)
  func string(
    at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> String {
    guard tape.kind(entry) == .string else { throw mismatch(String.self, entry, path()) }
    return text(at: entry)
  }

  /// The string or the key at an entry, which the reader has validated.
  @inline(__always)
  func text(at entry: PropertyListTape.Entry) -> String {
    let flags = tape.flags(entry)
    let start = bytes.at(tape.offset(entry))
    if flags.isEmpty {
      let count = tape.length(entry)
      var end = start
      end.advance(by: count)
      return start.plainText(to: end)
    }
    return unusualText(at: entry, flags)
  }

  @inline(never)
  private func unusualText(
    at entry: PropertyListTape.Entry, _ flags: PropertyListTape.Flags
  ) -> String {
    let text = bytes.at(tape.offset(entry)).prefix(tape.length(entry))
    if flags.contains(.utf16) { return text.bigEndianUTF16 }
    if !flags.contains(.unusual) { return text.text(text.remaining, isASCII: false) }
    return format == .xml ? XMLText.unescaped(text) : OpenStepText.unescaped(text)
  }

  @inline(__always)
  func integer<Value: FixedWidthInteger>(
    _ type: Value.Type, at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Value {
    if format == .binary, tape.kind(entry) == .integer {
      let size = tape.length(entry)
      let bits = bytes.at(tape.offset(entry)).bigEndian(at: 0, size)
      if size <= 8, let value = Value(exactly: Int64(bitPattern: bits)) { return value }
    }
    return try unusualInteger(type, at: entry, path: path)
  }

  @inline(__always)
  func double(
    at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Double {
    if format == .binary, tape.kind(entry) == .real, tape.length(entry) == 8 {
      return Double(bitPattern: bytes.at(tape.offset(entry)).bigEndian(at: 0, 8))
    }
    return try real(Double.self, at: entry, path: path)
  }

  /// The number of seconds that a date says.
  func seconds(
    at entry: PropertyListTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Double {
    let start = bytes.at(tape.offset(entry))
    if format == .binary { return Double(bitPattern: start.bigEndian(at: 0, 8)) }
    if let seconds = XMLDate.seconds(start.prefix(tape.length(entry))) { return seconds }
    throw corrupted(
      "Could not interpret <date> at line \(bytes.position(of: tape.offset(entry)).line)", entry,
      path())
  }
}
