internal import TranscodableBytes
public import TranscodableCore

extension JSONReader {
  /// Reports that the value here is not what is needed; only the first report of a reader counts.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - expected: What would have been right, as a phrase.
  ///   - found: What is there instead, as a phrase.
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

  /// Reports a failure that knows where it is.
  package mutating func fail(_ first: CodingFailure) {
    if failure == nil {
      failure = first
      extras?.collector?.add(first, at: cursor.offset)
    }
    // At the end there is nothing to match, to read, or to come next.
    cursor.moveToEnd()
    resolvedKey = nil
  }

  /// Reports that the value at `cursor` is not of the kind that is needed, or that nothing is there.
  /// - Parameters:
  ///   - type: The type that is needed, as errors name it.
  ///   - phrase: What is needed, if that is not said by the type.
  @inline(never)
  @usableFromInline
  package mutating func failKind(_ type: any Any.Type, _ phrase: String? = nil) {
    guard failure == nil else { return }
    _ = cursor.skipBlanks()
    guard let found = JSONKind(of: cursor) else { return failCharacter() }
    // Foundation's decoder says of null that it is not a Bool, and of all other types that there is no value.
    let isMissing = found == .null && type != Bool.self
    fail(
      isMissing ? .missingValue : .typeMismatch, at: cursor.offset, expected: phrase ?? "\(type)",
      type: type, found: found.phrase)
  }

  /// Reports that the text cannot go on as it does here.
  @inline(never)
  @usableFromInline
  internal mutating func failCharacter(expected: String? = nil) {
    guard !cursor.isAtEnd else { return fail(.unexpectedEnd, expected: expected) }
    fail(.unexpectedCharacter, expected: expected, found: cursor.characterPhrase)
  }

  /// Reports that more containers are open than may be.
  @inline(never)
  internal mutating func failDepth() {
    fail(.depthLimit, expected: "at most \(maximumDepth) levels")
  }

  /// Reports that neither another element or member nor the end of the container is here.
  @inline(never)
  internal mutating func failSeparator(isObject: Bool) {
    failCharacter(expected: isObject ? "',' or '}'" : "',' or ']'")
  }

  /// Reports the first required field that was not there.
  ///
  /// - Parameters:
  ///   - seen: A bit for each field that was there.
  ///   - required: A bit for each field that is needed.
  ///   - names: The keys of the fields, separated by NUL.
  ///   - type: The type that the fields make.
  /// - Returns: Always nil.
  @inlinable @inline(__always)
  public mutating func __missing<Value>(
    _ seen: UInt64, required: UInt64, _ names: StaticString, as type: Value.Type = Value.self
  ) -> Value? {
    // The nil is made where the value is wanted: through a result, both would take a room of their own on the way there.
    failMissing(required & ~seen, names)
    return nil
  }

  /// Reports the first required field that was not there, if one was not: for types with several words of bits, and objects
  /// in others.
  ///
  /// - Parameters:
  ///   - seen: A bit for each field that was there.
  ///   - required: A bit for each field that is needed.
  ///   - names: The keys of the fields, separated by NUL.
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
    // Nothing may be missing here, but among other fields, or a type may have broken its contract.
    guard failure == nil, missing != 0 else { return }
    let first = missing.trailingZeroBitCount
    let keys = names.description.split(separator: "\0", omittingEmptySubsequences: false)
    // The object has just been closed: its brace is where the key is missing.
    fail(
      .missingKey, at: max(0, cursor.offset - 1),
      expected: first < keys.count ? String(keys[first]) : nil)
  }
}

/// The kinds of JSON values.
package enum JSONKind {
  case null, bool, number, string, array, object

  /// The kind of the value that starts at `cursor`, nil if none does.
  init?(of cursor: ByteCursor) {
    switch cursor.peek() {
    case 0x22: self = .string
    case 0x5B: self = .array
    case 0x7B: self = .object
    case 0x74 where cursor.hasPrefix("true"), 0x66 where cursor.hasPrefix("false"): self = .bool
    case 0x6E where cursor.hasPrefix("null"): self = .null
    case 0x2D, 0x30...0x39: self = .number
    // Where these are not numbers they are nothing, which comes to light when one is read or
    // skipped.
    case 0x49 where cursor.hasPrefix("Infinity"), 0x4E where cursor.hasPrefix("NaN"):
      self = .number
    default: return nil
    }
  }

  /// The kind in a sentence.
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
  /// The number of bytes of the character that begins here, if it is one.
  var characterLength: Int {
    let byte = peek()
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
  }

  /// The character here in a sentence: itself if it can be seen, its code if not.
  var characterPhrase: String {
    let byte = peek()
    if byte < 0x20 || byte == 0x7F { return "control character 0x\(String(byte, radix: 16))" }
    if byte < 0x80 { return "'\(UnicodeScalar(byte))'" }
    let length = characterLength
    guard validUTF8Prefix(length) == length else { return "byte 0x\(String(byte, radix: 16))" }
    return "'\(text(length, isASCII: false))'"
  }
}
