package import TranscodableBytes
public import TranscodableCore

extension JSONReader {
  /// Reports a failure for the current value.
  ///
  /// A reader keeps only its first failure.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - expected: The expected value, as a phrase.
  ///   - found: The actual value, as a phrase.
  @inline(never)
  public mutating func fail(
    _ reason: CodingFailureReason, expected: String? = nil, found: String? = nil
  ) {
    fail(reason, at: cursor.offset, expected: expected, found: found)
  }

  @inline(never)
  package mutating func fail(
    _ reason: CodingFailureReason, at offset: Int, expected: String? = nil,
    type: (any Any.Type)? = nil, found: String? = nil, underlying: (any Error)? = nil,
    alternatives: [String] = []
  ) {
    fail(
      CodingFailure(
        reason, at: offset, expected: expected, type: type, found: found, underlying: underlying
      ).offering(alternatives))
  }

  package mutating func fail(_ first: CodingFailure) {
    if failure == nil {
      failure = first
      extras?.collector?.add(first, at: cursor.offset)
    }
    // Moves to the end of the input, so that no further call can succeed.
    cursor.moveToEnd()
    resolvedKey = nil
  }

  @inline(never)
  @usableFromInline
  package mutating func failKind(_ type: any Any.Type, _ phrase: String? = nil) {
    guard failure == nil else { return }
    _ = cursor.skipBlanks()
    guard let found = JSONKind(of: cursor) else { return failCharacter() }
    // For null, Foundation's decoder reports a type mismatch for `Bool` and a missing value for all
    // other types.
    let isMissing = found == .null && type != Bool.self
    fail(
      CodingFailure(
        mismatch: type, isMissing: isMissing, at: cursor.offset, expected: phrase,
        found: found.phrase))
  }

  @inline(never)
  @usableFromInline
  internal mutating func failCharacter(expected: String? = nil) {
    guard failure == nil else { return }
    guard !cursor.isAtEnd else { return fail(.unexpectedEnd, expected: expected) }
    fail(.unexpectedCharacter, expected: expected, found: cursor.characterPhrase)
  }

  @inline(never)
  internal mutating func failDepth() {
    fail(.depthLimit, expected: "at most \(maximumDepth) levels")
  }

  @inline(never)
  internal mutating func failSeparator(isObject: Bool) {
    failCharacter(expected: isObject ? "',' or '}'" : "',' or ']'")
  }

  /// Reports the first missing required field.
  @inlinable @inline(__always)
  public mutating func __missing<Value>(
    _ seen: UInt64, required: UInt64, _ names: StaticString, as type: Value.Type = Value.self
  ) -> Value? {
    // Creates `nil` in the inlined caller, because returning it from a call would require stack
    // space.
    failMissing(required & ~seen, names)
    return nil
  }

  /// Reports the first missing required field, if there is one.
  ///
  /// Types call this method if they have flattened objects, or if their field bits take up several
  /// words.
  @inlinable @inline(__always)
  public mutating func __reportMissing(
    _ seen: UInt64, required: UInt64, _ names: StaticString
  ) {
    failMissing(required & ~seen, names)
  }

  @inline(never)
  @usableFromInline
  internal mutating func failMissing(_ missing: UInt64, _ names: StaticString) {
    if let collector = extras?.collector { return failMissing(missing, names, collector) }
    // If all fields of this object are present, the missing field is in a flattened object, or a
    // type has broken its contract.
    guard failure == nil, missing != 0 else { return }
    let first = missing.trailingZeroBitCount
    let keys = names.description.split(separator: "\0", omittingEmptySubsequences: false)
    // The object has just been closed. The failure is reported at the closing brace.
    fail(
      .missingKey, at: max(0, cursor.offset - 1),
      expected: first < keys.count ? String(keys[first]) : nil)
  }
}

package enum JSONKind {
  case null, bool, number, string, array, object

  init?(of cursor: ByteCursor) {
    switch cursor.peek() {
    case 0x22: self = .string
    case 0x5B: self = .array
    case 0x7B: self = .object
    case 0x74 where cursor.hasPrefix("true"), 0x66 where cursor.hasPrefix("false"): self = .bool
    case 0x6E where cursor.hasPrefix("null"): self = .null
    case 0x2D, 0x30...0x39: self = .number
    // These characters might not form a valid number. In that case, reading or skipping the value
    // fails later.
    case 0x49 where cursor.hasPrefix("Infinity"), 0x4E where cursor.hasPrefix("NaN"):
      self = .number
    default: return nil
    }
  }

  var phrase: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}

extension ByteCursor {
  package var characterLength: Int {
    let byte = peek()
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
  }

  package var characterPhrase: String {
    let byte = peek()
    if byte < 0x20 || byte == 0x7F { return "control character 0x\(String(byte, radix: 16))" }
    if byte < 0x80 { return "'\(UnicodeScalar(byte))'" }
    let length = characterLength
    guard validUTF8Prefix(length) == length else { return "byte 0x\(String(byte, radix: 16))" }
    return "'\(text(length, isASCII: false))'"
  }
}
