internal import TranscodableBytes

extension StandardDocument {
  /// Decodes a value as `type`, which may be a subclass of `Value`.
  @inline(__always)
  func decode<Value: Decodable>(
    _ type: Value.Type, at entry: ValueTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Value {
    switch method(of: type) {
    case .standard:
      return try type.init(from: StandardDecoder(document: self, entry: entry, path: path()))
    case .special(let special):
      return try special.decode(type, at: entry, path(), in: self)
    case .known(let known):
      return try decode(known, as: type, at: entry, path: path)
    case .container(let container):
      return try decodeContainer(container, as: type, at: entry, path())
    case .remembered:
      return try decodeRemembering(type, at: entry, path())
    }
  }

  @inline(never)
  private func decodeRemembering<Value: Decodable>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) throws -> Value {
    try remembering(type, at: entry) {
      try decodePlain(type, by: plainMethod(of: type), at: entry, path)
    }
  }

  private func decodePlain<Value: Decodable>(
    _ type: Value.Type, by method: DecodingMethod, at entry: ValueTape.Entry,
    _ path: CodingPaths.Path
  ) throws -> Value {
    switch method {
    // Failures to decode known types aren't remembered.
    case .standard, .known, .remembered:
      return try type.init(from: StandardDecoder(document: self, entry: entry, path: path))
    case .special(let special):
      return try special.decode(type, at: entry, path, in: self)
    case .container(let container):
      return try decodeContainer(container, as: type, at: entry, path)
    }
  }

  package func value<Value: Decodable>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) throws -> Value {
    try decode(type, at: entry) { path }
  }

  /// Decodes a value whose object also contains members with the given keys.
  package func value<Value: Decodable>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    alongside others: Set<String>
  ) throws -> Value {
    if others.isEmpty { return try value(type, at: entry, path) }
    return try StandardDecoder(document: self, entry: entry, path: path)
      .shared(type, alongside: others)
  }

  func decodeContainer<Container: StandardContainer, Value>(
    _ container: Container.Type, as type: Value.Type, at entry: ValueTape.Entry,
    _ path: CodingPaths.Path
  ) throws -> Value {
    castToSameType(
      try Container.decode(from: StandardDecoder(document: self, entry: entry, path: path)),
      as: type)
  }

  // MARK: - Scalars

  @inline(__always)
  func isNull(_ entry: ValueTape.Entry) -> Bool { tape.isKind(.null, entry) }

  /// Whether a null is an empty text.
  ///
  /// It is only null for optional values whose type can't be decoded from an empty string.
  @inline(__always)
  func isEmptyText(_ null: ValueTape.Entry) -> Bool {
    tape.flags(null).contains(.emptyText)
  }

  /// Decodes an optional value from an empty text.
  @inline(never)
  func emptyText<Value: Decodable>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> Value? {
    let decoder = StandardDecoder(document: self, entry: entry, path: path)
    return withoutErrorLocations(decoder) { try? decode(type, at: entry) { path } }
  }

  @inline(__always)
  func text(at entry: ValueTape.Entry) -> String {
    let (flags, offset, length) = tape.scalar(entry)
    guard flags.rawValue & ValueTape.Flags.unusual.rawValue == 0, length < ValueTape.longest else {
      return unusualText(at: entry)
    }
    // The string was validated by the reader that wrote the tape.
    return start.at(offset).text(
      length, isASCII: flags.rawValue & ValueTape.Flags.nonASCII.rawValue == 0)
  }

  @inline(never)
  private func unusualText(at entry: ValueTape.Entry) -> String {
    let flags = tape.flags(entry)
    if flags.contains(.unusual) { return format.text(at: entry, in: self) }
    return start.at(tape.offset(entry)).text(
      tape.length(entry), isASCII: !flags.contains(.nonASCII))
  }

  @inline(__always)
  func string(at entry: ValueTape.Entry) -> String? {
    tape.isKind(.string, entry) ? text(at: entry) : nil
  }

  @inline(__always)
  func bool(at entry: ValueTape.Entry) -> Bool? {
    if tape.isKind(.yes, entry) { return true }
    return tape.isKind(.no, entry) ? false : nil
  }

  @inline(__always)
  func integer<Value: FixedWidthInteger & Sendable>(
    at entry: ValueTape.Entry, _ type: Value.Type
  ) -> Value? {
    guard tape.isKind(.number, entry) else {
      return bigEndianInteger(at: entry).flatMap { Value(exactly: $0) }
    }
    let number = parseInteger(at: start.at(tape.offset(entry)), as: Value.self)
    return number.failure == nil ? number.value : nil
  }

  @inline(never)
  private func bigEndianInteger(at entry: ValueTape.Entry) -> Int64? {
    let (flags, offset, length) = tape.scalar(entry)
    guard tape.isKind(.integer, entry) else { return nil }
    if flags == .inline { return Int64(bitPattern: tape.word(entry)) }
    guard flags.isEmpty, length <= 8 else { return nil }
    return Int64(bitPattern: start.at(offset).bigEndian(at: 0, length))
  }

  @inline(__always)
  func double(at entry: ValueTape.Entry) -> Double? {
    guard tape.isKind(.number, entry) else { return bigEndianDouble(at: entry) }
    let number = parseDouble(at: start.at(tape.offset(entry)))
    return number.failure == nil ? number.value : nil
  }

  @inline(never)
  private func bigEndianDouble(at entry: ValueTape.Entry) -> Double? {
    let (flags, offset, _) = tape.scalar(entry)
    guard tape.isKind(.real, entry) else { return nil }
    if flags == .inline { return Double(bitPattern: tape.word(entry)) }
    guard flags.isEmpty else { return nil }
    return Double(bitPattern: start.at(offset).bigEndian(at: 0, 8))
  }

  @inline(__always)
  private func float(at entry: ValueTape.Entry) -> Float? {
    guard tape.isKind(.number, entry) else { return nil }
    let number = parseFloat(at: start.at(tape.offset(entry)))
    return number.failure == nil ? number.value : nil
  }

  // MARK: - Required scalars

  @inline(__always)
  func requiredBool(at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path) throws -> Bool {
    if let value = bool(at: entry) { return value }
    return try coerced(Bool.self, at: entry, path) {
      if let value = format.bool(at: entry, in: self) { return value }
      throw format.mismatch(Bool.self, at: entry, path(), in: self)
    }
  }

  @inline(__always)
  func requiredString(at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path) throws -> String {
    if let value = string(at: entry) { return value }
    return try coerced(String.self, at: entry, path) {
      if let value = format.string(at: entry, in: self) { return value }
      throw format.mismatch(String.self, at: entry, path(), in: self)
    }
  }

  @inline(__always)
  func requiredDouble(at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path) throws -> Double {
    try double(at: entry)
      ?? coerced(Double.self, at: entry, path) {
        try format.double(at: entry, in: self, path: path)
      }
  }

  @inline(__always)
  func requiredFloat(at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path) throws -> Float {
    try float(at: entry)
      ?? coerced(Float.self, at: entry, path) { try format.float(at: entry, in: self, path: path) }
  }

  @inline(__always)
  func requiredInteger<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path
  ) throws -> Value {
    try integer(at: entry, type) ?? unusualInteger(type, at: entry, path)
  }

  @inline(never)
  private func unusualInteger<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path
  ) throws -> Value {
    if rejectsOtherKinds, !tape.isKind(.number, entry) {
      throw format.mismatch(type, at: entry, path(), in: self)
    }
    return try coerced(type, at: entry, path) {
      try format.integer(type, at: entry, in: self, path: path)
    }
  }

  @inline(never)
  private func coerced<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: () -> CodingPaths.Path,
    _ strictly: () throws -> Value
  ) throws -> Value {
    guard format.coercion != .none, !ignoresCoercion else { return try strictly() }
    let decoder = StandardDecoder(document: self, entry: entry, path: path())
    // Converting a text isn't a coercion.
    if decoder.isText, let value = decoder.uncoerced(strictly) { return value }
    guard let value = format.coercion.value(type, of: decoder.scalar) else { return try strictly() }
    decoder.report(.coercion, cause: thrownError(strictly), replacement: phrase(for: value))
    return value
  }
}

extension StandardDecoder {
  /// Returns the result of a closure, or `nil` if the closure throws an error.
  func uncoerced<Value>(_ strictly: () throws -> Value) -> Value? {
    withoutErrorLocations(self) { try? strictly() }
  }

  var isText: Bool { document.format.isText(at: entry, in: document) }
}

/// A value of a format whose scalars are text, for types that accept values of all kinds.
package enum UntypedText {
  case text(String)
  case array
}

extension Decoder {
  /// The text or array, or `nil` for all other values.
  package var untypedText: UntypedText? {
    guard let standard, standard.isText else { return nil }
    if standard.document.tape.isKind(.array, standard.entry) { return .array }
    return standard.document.format.string(at: standard.entry, in: standard.document)
      .map { .text($0) }
  }
}

// A format must not call these functions while it reads a scalar, because they may request the same
// scalar from the format.
extension StandardDocument {
  package func readInteger<Value: FixedWidthInteger & Sendable>(
    _ type: Value.Type, at entry: ValueTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Value {
    try requiredInteger(type, at: entry, path)
  }

  package func readDouble(
    at entry: ValueTape.Entry, path: () -> CodingPaths.Path
  ) throws -> Double {
    try requiredDouble(at: entry, path)
  }

  package func readText(at entry: ValueTape.Entry) -> String { text(at: entry) }
}
