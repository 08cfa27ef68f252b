internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

/// A decoder for a value whose JSON is still arriving, such as a response from a language model.
///
/// The partial value is available at any time.
///
/// ```swift
/// @Codable @PartiallyDecodable
/// struct Recipe { let title: String, servings: Int, steps: [String] }
///
/// var decoder = PartialDecoder(Recipe.self)
/// for try await delta in deltas {
///   if try !decoder.append(delta).isEmpty { show(decoder.partial) }
/// }
/// let recipe = try decoder.finish()
/// ```
///
/// Strings and composite values appear in the partial value as they grow. All other values appear
/// when they are complete. Nothing is guessed: complete values never change. The partial value
/// depends only on the bytes that have arrived, not on how they were split. It doesn't contain
/// default values. For JSON without a Swift type, use `JSON.PartialDecoder`.
///
/// Each byte is parsed once, and complete values are decoded once. New characters of a string are
/// appended to the partial value only when ``partial`` is read or the string ends. The document is
/// buffered for ``finish()``.
public struct PartialDecoder<Value: PartiallyDecodable>: ~Copyable, Sendable {
  @usableFromInline var input: __PartialInput
  var pointerWriter: PointerValueWriter?
  @usableFromInline var shown: Value.Partial?

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - settings: The settings for when numbers are shown, what may surround the value, and the
  ///     limits.
  public init(_ type: Value.Type, settings: PartialJSONSettings = PartialJSONSettings()) {
    self.init(type, settings: settings, context: nil)
  }

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

  /// The partial value, or `nil` if nothing can be shown yet.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is the number of characters that have arrived since the
  ///   last access, and *d* is the number of open values. O(1) if no characters have arrived.
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

  /// The failures of complete values that couldn't be decoded, in order.
  ///
  /// The partial value doesn't contain these values. If such a value has a default, ``finish()``
  /// uses the default. Otherwise, it throws the failure.
  ///
  /// - Complexity: O(*n*) in the length of the document if there are any failures.
  public var failures: [CodingFailure] {
    input.failures.isEmpty ? [] : input.locatedFailures
  }

  /// The pointer to the innermost incomplete value.
  public var openPointer: JSON.Pointer { input.pointer(max(0, input.levels.count - 1)) }

  /// Returns whether a value has begun but isn't complete.
  ///
  /// - Complexity: O(*n*) in the number of pointer tokens and open values.
  public func isOpen(_ pointer: JSON.Pointer) -> Bool {
    let open = openPointer.tokens
    let isOnWay = zip(pointer.tokens, open).allSatisfy { $0 == $1 }
    return !input.levels.isEmpty && pointer.tokens.count <= open.count && isOnWay
      || input.growingNumber != nil && pointer == input.pointer(input.levels.count)
  }

  /// Appends the next piece of the document.
  ///
  /// - Parameter bytes: The bytes, which may end anywhere. They are copied.
  /// - Returns: The changes to the partial value. Often, there are none.
  /// - Throws: A `DecodingError` if the document isn't valid JSON. All later calls throw the same
  ///   error, and ``partial`` doesn't change any more.
  /// - Complexity: O(*n*) on average in the number of bytes. If a value begins or ends, this takes
  ///   an additional O(*d*) in the number of open values.
  @discardableResult @inlinable
  public mutating func append(
    _ bytes: borrowing some ByteSource & ~Copyable & ~Escapable
  ) throws -> PartialJSONChanges {
    if let changes = try bytes.withBytes({ try input.add($0) }) { return changes }
    Value.__readPartial(&shown, from: &input)
    try input.endPiece()
    return input.takeChanges()
  }

  /// Ends the document.
  ///
  /// - Returns: The value, which is the same as if the whole document were decoded at the end.
  /// - Throws: The same `DecodingError` as if the whole document were decoded at the end.
  public mutating func finish() throws -> Value {
    if let end = pointerWriter?.end() { try append(end) }
    try input.end()
    if !isComplete { Value.__readPartial(&shown, from: &input) }
    do {
      try input.endPiece()
    } catch {
      // Decode the whole document again, because the type determines what was expected at the end.
      do { _ = try decode() } catch { throw input.stop(error) }
      throw error
    }
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
  fileprivate static func parsed<Value>(
    _ bytes: Span<UInt8>, _ settings: JSONReaderSettings, as type: Value.Type
  ) throws -> Value? {
    Value.self == JSON.self ? try JSON(parsing: bytes, settings: settings) as? Value : nil
  }
}
