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
/// pieces they came in. Defaults are not part of it. ``JSON/PartialDecoder`` does the same without a type.
///
/// Each byte is read once, and complete values are decoded once. Characters of a string wait for the next look at
/// ``partial``, or something else comes. The text is kept for ``finish()``.
public struct PartialDecoder<Value: PartiallyDecodable>: ~Copyable, Sendable {
  @usableFromInline var input: __PartialInput
  /// The way to the last value, if values are told by their places.
  var route: PartialRoute?
  /// What there is of the value, without the last characters of the string that is open.
  @usableFromInline var shown: Value.Partial?

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
      input.failure = DecodingError(
        CodingFailure(
          .custom, in: nil,
          message: "A partial decoder doesn't support JSON5 or objects without braces."))
    }
  }

  /// What there is of the value; nil if nothing can be shown.
  ///
  /// - Complexity: O(*n*) in the number of characters that have come since the last look, and O(*d*) in the number
  ///   of open values if there are any.
  public var partial: Value.Partial? {
    @inlinable mutating get {
      if input.hasUnread {
        input.isSuspended = false
        Value.__readPartial(&shown, from: &input)
      }
      return shown
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
  /// - Throws: A `DecodingError` if the text is not JSON. From then on the same is thrown, and
  ///   ``partial`` stays as it is.
  /// - Complexity: O(*n*) in their number on average, and O(*d*) in the number of open values where one begins or ends.
  @discardableResult @inlinable
  public mutating func append(
    _ bytes: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> PartialJSONChanges {
    if let changes = try bytes.withBytes({ try input.add($0) }) { return changes }
    Value.__readPartial(&shown, from: &input)
    try input.endPiece()
    return input.takeChanges()
  }

  /// Ends the text.
  ///
  /// - Returns: The value: exactly what decoding the whole text at once gives.
  /// - Throws: A `DecodingError`: exactly what decoding the whole text at once throws.
  public mutating func finish() throws -> Value {
    if let end = route?.end() { try append(end) }
    try input.end()
    if !isComplete { Value.__readPartial(&shown, from: &input) }
    try input.endPiece()
    do {
      return try decode()
    } catch {
      throw input.stop(error)
    }
  }

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
}

extension JSON {
  /// The value of a text, if a value of any kind is wanted.
  fileprivate static func parsed<Value>(
    _ bytes: Span<UInt8>, _ settings: JSONReaderSettings, as type: Value.Type
  ) throws -> Value? {
    Value.self == JSON.self ? try JSON(parsing: bytes, settings: settings) as? Value : nil
  }
}
