internal import TranscodableBytes
public import TranscodableCore

/// Reads a value of a type whose text is still arriving, such as the answer of a language model, and shows at any time
/// what there is of it.
///
/// ```swift
/// @Codable(partial: .generated)
/// struct Recipe { let title: String, servings: Int, steps: [String] }
///
/// var decoder = PartialDecoder(Recipe.self)
/// for try await delta in deltas {
///   if try !decoder.append(delta).isEmpty { show(decoder.partial) }
/// }
/// let recipe = try decoder.finish()
/// ```
///
/// Strings, and what consists of other values, are shown as they grow; everything else when it is complete. Nothing is
/// guessed: what is complete never changes, and what is shown depends on the bytes that have come and not on the
/// pieces they came in. Defaults are no part of it. ``JSON/PartialDecoder`` does the same without a type.
///
/// Each byte is read once, complete values are decoded once, and ``partial`` costs nothing. The text is kept for
/// ``finish()``.
public struct PartialDecoder<Value: PartiallyDecodable>: ~Copyable, Sendable {
  /// What there is of the value; nil if nothing can be shown.
  public private(set) var partial: Value.Partial?
  private var input: __PartialInput
  private var hasStarted = false
  private var failure: (any Error)?
  /// The way to the last value, if values are told by their places.
  var route: PartialRoute?

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - settings: When numbers are shown, what may be around the value, and its limits.
  public init(_ type: Value.Type, settings: PartialJSONSettings = PartialJSONSettings()) {
    self.init(type, settings: settings, context: nil)
  }

  /// Creates the decoder of a coder.
  package init(
    _ type: Value.Type, settings: PartialJSONSettings, context: (any JSONReadingContext)?
  ) {
    input = __PartialInput(settings: settings, context: context)
    if settings.reader.grammar == .json5 || settings.reader.assumesTopLevelDictionary {
      failure = DecodingError(
        CodingFailure(
          .custom, in: nil,
          message: "JSON5, and objects without braces, cannot be read while they arrive."))
    }
  }

  /// Whether the value is complete.
  public var isComplete: Bool { input.tokenizer.hasEnded }

  /// Why values that are complete could not be decoded, in their order.
  ///
  /// They are not shown. ``finish()`` decides what becomes of them: a default may stand in, or they are thrown.
  public var failures: [CodingFailure] { input.failures }

  /// The pointer to the innermost value that is open.
  public var openPointer: JSON.Pointer { input.pointer(max(0, input.levels.count - 1)) }

  /// Whether a value has begun and is not complete.
  ///
  /// - Complexity: O(*n*) in the number of tokens of the pointer and of values that are open.
  public func isOpen(_ pointer: JSON.Pointer) -> Bool {
    let open = openPointer.tokens
    let isOnWay = zip(pointer.tokens, open).allSatisfy { $0 == $1 }
    return !input.levels.isEmpty && pointer.tokens.count <= open.count && isOnWay
      || input.growingNumber != nil && pointer == input.pointer(input.levels.count)
  }

  /// Adds the next piece of the text.
  ///
  /// - Parameter bytes: They may end anywhere. They are copied.
  /// - Returns: What they have changed; often nothing.
  /// - Throws: A `DecodingError` if the text is no JSON. From then on the same is thrown, and
  ///   ``partial`` stays as it is.
  /// - Complexity: O(*n*) in their number on average, and O(*d*) in the number of open values.
  @discardableResult
  public mutating func append(
    _ bytes: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> PartialJSONChanges {
    if let failure { throw failure }
    if isComplete, input.settings.surroundings != .blanks { return PartialJSONChanges() }
    bytes.withBytes { bytes in
      withCursor(over: bytes) { cursor in
        cursor.withSpan(cursor.remaining) { input.text.append($0) }
      }
    }
    if input.text.count > input.settings.reader.maximumDocumentSize {
      throw stop(JSONLimits(input.settings.reader).error(forSize: input.text.count))
    }
    if !hasStarted, try !start(isWhole: false) { return PartialJSONChanges() }
    try read(isLast: false)
    return input.takeChanges()
  }

  /// Ends the text.
  ///
  /// - Returns: The value: exactly what decoding the whole text at once gives.
  /// - Throws: A `DecodingError`: exactly what decoding the whole text at once throws.
  public mutating func finish() throws -> Value {
    if let end = route?.end() { try append(end) }
    if let failure { throw failure }
    if !hasStarted { _ = try start(isWhole: true) }
    try read(isLast: true)
    do {
      return try decode()
    } catch {
      throw stop(error)
    }
  }

  // MARK: - Reading

  private func decode() throws -> Value {
    let (settings, context) = (input.settings.reader, input.context)
    var result: Result<Value, any Error>?
    input.text.withSpan { bytes in
      result = Result {
        if let value = try JSON.parsed(bytes, settings, as: Value.self) { return value }
        return try bytes.withBytes {
          try JSONReader.decode(Value.self, bytes: $0, settings: settings, context: context)
        }
      }
    }
    guard let result else { throw CodingFailure(.unexpectedEnd, at: 0) }
    return try result.get()
  }

  /// Passes over what is before the value.
  ///
  /// - Returns: Whether the value begins.
  private mutating func start(isWhole: Bool) throws -> Bool {
    let start = input.text.withCursor { JSONStreamStart($0, isWhole: isWhole) }
    var skipped = 0
    switch start {
    case .unknown: return false
    case .other: throw stop(JSONStreamStart.encodingError)
    case .utf8(let mark): skipped = mark
    }
    if input.settings.surroundings == .prose {
      skipped = input.text.withCursor { $0.lengthToBracket() }
      if skipped == input.text.count {
        if !isWhole { input.text.truncate(to: 0) }
        return false
      }
    }
    input.text.removeFirst(skipped)
    hasStarted = true
    return true
  }

  private mutating func read(isLast: Bool) throws {
    input.isLast = isLast
    input.isSuspended = false
    if !isComplete { Value.__readPartial(&partial, from: &input) }
    if isComplete {
      if input.settings.surroundings == .blanks {
        // Nothing but white space may follow.
        _ = input.next()
      } else {
        input.text.truncate(to: input.scanned)
      }
    }
    if let failure = input.tokenizer.failure { throw stop(error(for: failure)) }
  }

  /// The error for a text that is no JSON: that of reading it at once, wherever that fails, too.
  private func error(for failure: CodingFailure) -> any Error {
    let settings = input.settings.reader
    return input.text.withCursor { bytes in
      var reader = JSONReader(bytes, settings: settings)
      reader.skipValue()
      reader.finish()
      let isCut = failure.category != .endOfInput && reader.failure?.category == .endOfInput
      let first = isCut ? failure : reader.failure ?? failure
      return JSONFailureLocator(bytes, settings: settings).error(for: first)
    }
  }

  private mutating func stop(_ error: any Error) -> any Error {
    failure = error
    return error
  }
}

extension JSON {
  /// The value of a text, if a value of any kind is wanted.
  fileprivate static func parsed<Value>(
    _ bytes: Span<UInt8>, _ settings: JSONReaderSettings, as type: Value.Type
  ) throws -> Value? {
    Value.self == JSON.self ? try JSON(parsing: bytes, settings: settings) as? Value : nil
  }
}

extension ByteCursor {
  /// The number of bytes before the next bracket or brace that opens something, or before the end.
  fileprivate func lengthToBracket() -> Int {
    var cursor = self
    while !cursor.isAtEnd, cursor.peek() != 0x5B, cursor.peek() != 0x7B { cursor.advance(by: 1) }
    return cursor.distance(from: self)
  }
}
