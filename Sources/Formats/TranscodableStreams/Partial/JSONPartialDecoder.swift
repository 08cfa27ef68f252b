public import TranscodableCore
public import TranscodableJSON

extension JSON {
  /// A decoder for a JSON document that is still arriving, such as a response from a language
  /// model.
  ///
  /// The partial value is available at any time.
  ///
  /// ```swift
  /// var decoder = JSON.PartialDecoder()
  /// for try await delta in deltas {
  ///   for change in try decoder.append(delta) {
  ///     if case .appended(["title"], let text) = change { title.append(text) }
  ///   }
  ///   show(decoder.partial)
  /// }
  /// let answer = try decoder.finish()
  /// ```
  ///
  /// Strings, arrays and objects appear in the partial value as they grow. Numbers, `true`, `false`
  /// and `null` appear when they are complete. A member appears together with its value. Nothing is
  /// guessed: complete values never change, and strings only grow. The partial value depends only
  /// on the bytes that have arrived, not on how they were split. A string grows by whole Unicode
  /// scalars, so its last `Character` may still change.
  ///
  /// Each byte is parsed once. New characters of a string are appended to the partial value only
  /// when ``partial`` is read or the string ends. If you keep a partial value, the next change
  /// copies the changed values and their containers. The document is buffered for ``finish()``.
  public struct PartialDecoder: ~Copyable, Sendable {
    @usableFromInline var decoder: TranscodableStreams.PartialDecoder<JSON>

    /// Creates a decoder.
    ///
    /// - Parameter settings: The settings for when numbers are shown, what may surround the value,
    ///   and the limits.
    public init(settings: PartialJSONSettings = PartialJSONSettings()) {
      decoder = TranscodableStreams.PartialDecoder(JSON.self, settings: settings)
    }

    /// The partial value, or `nil` if nothing can be shown yet.
    ///
    /// - Complexity: O(*n* + *d*), where *n* is the number of characters that have arrived since
    ///   the last access, and *d* is the number of open containers. O(1) if no characters have
    ///   arrived.
    public var partial: JSON? { mutating get { decoder.partial } }

    /// Whether the value is complete.
    public var isComplete: Bool { decoder.isComplete }

    /// Returns how much of a nested value has arrived.
    ///
    /// - Complexity: O(*n*) in the number of pointer tokens and open containers.
    public func state(of pointer: JSON.Pointer) -> PartialJSONState {
      guard let shown = decoder.shown, shown[pointer] != nil else { return .pending }
      return decoder.isOpen(pointer) ? .partial : .complete
    }

    /// Returns the number of complete elements of an array, or 0 if there is no array.
    public func completeCount(of pointer: JSON.Pointer) -> Int {
      guard let count = decoder.shown?[pointer]?.array?.count, count > 0 else { return 0 }
      return state(of: pointer.appending(count - 1)) == .complete ? count : count - 1
    }

    /// Appends the next piece of the document.
    ///
    /// - Parameter bytes: The bytes, which may end anywhere. They are copied.
    /// - Returns: The changes to the partial value. Often, there are none.
    /// - Throws: A `DecodingError` if the document isn't valid JSON. All later calls throw the same
    ///   error, and ``partial`` doesn't change any more.
    /// - Complexity: O(*n*) in the number of bytes on average, plus O(*d*) in the number of open
    ///   containers.
    @discardableResult @inlinable
    public mutating func append(
      _ bytes: borrowing some ByteSource & ~Copyable & ~Escapable
    ) throws -> PartialJSONChanges {
      try decoder.append(bytes)
    }

    /// Ends the document.
    ///
    /// - Returns: The value, which is the same as if the whole document were parsed at the end.
    /// - Throws: The same `DecodingError` as if the whole document were parsed at the end.
    public mutating func finish() throws -> JSON { try decoder.finish() }
  }
}
