public import TranscodableCore

extension JSON {
  /// Reads a JSON text that is still arriving, such as the answer of a language model, and shows at any
  /// time what there is of its value.
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
  /// Strings, arrays and objects are shown as they grow; numbers, `true`, `false` and `null` when they
  /// are complete; a member when its value is shown. Nothing is guessed: what is complete never
  /// changes, a string only grows, and what is shown depends on the bytes that have come and not on
  /// the pieces they came in. A string grows by whole characters of Unicode, so that its last
  /// `Character` may still change.
  ///
  /// Each byte is read once. Characters of a string wait for the next look at ``partial``, or
  /// something else comes. A snapshot that is kept makes the next change copy what has changed since,
  /// and the containers around it. The text is kept for ``finish()``.
  public struct PartialDecoder: ~Copyable, Sendable {
    @usableFromInline var decoder: TranscodableJSON.PartialDecoder<JSON>

    /// Creates a decoder.
    ///
    /// - Parameter settings: When numbers are shown, what may be around the value, and its limits.
    public init(settings: PartialJSONSettings = PartialJSONSettings()) {
      decoder = TranscodableJSON.PartialDecoder(JSON.self, settings: settings)
    }

    /// What there is of the value; nil if nothing can be shown.
    ///
    /// - Complexity: O(*n*) in the number of characters that have come since the last look, and
    ///   O(*d*) in the number of open containers if there are any.
    public var partial: JSON? { mutating get { decoder.partial } }

    /// Whether the value is complete.
    public var isComplete: Bool { decoder.isComplete }

    /// How far a value has come.
    ///
    /// - Complexity: O(*n*) in the number of tokens of the pointer and of containers that are open.
    public func state(of pointer: JSON.Pointer) -> PartialJSONState {
      guard let shown = decoder.shown, shown[pointer] != nil else { return .pending }
      return decoder.isOpen(pointer) ? .partial : .complete
    }

    /// The number of elements of an array that are complete; 0 if there is none.
    public func completeCount(of pointer: JSON.Pointer) -> Int {
      guard let count = decoder.shown?[pointer]?.array?.count, count > 0 else { return 0 }
      return state(of: pointer.appending(count - 1)) == .complete ? count : count - 1
    }

    /// Adds the next piece of the text.
    ///
    /// - Parameter bytes: They may end anywhere. They are copied.
    /// - Returns: What they have changed; often nothing.
    /// - Throws: A `DecodingError` if the text is not JSON. From then on the same is thrown, and
    ///   ``partial`` stays as it is.
    /// - Complexity: O(*n*) in their number on average, and O(*d*) in the number of open containers.
    @discardableResult @inlinable
    public mutating func append(
      _ bytes: borrowing some ByteSource & ~Copyable & ~Escapable
    ) throws -> PartialJSONChanges {
      try decoder.append(bytes)
    }

    /// Ends the text.
    ///
    /// - Returns: The value: exactly what reading the whole text at once gives.
    /// - Throws: A `DecodingError`: exactly what reading the whole text at once throws.
    public mutating func finish() throws -> JSON { try decoder.finish() }
  }
}
