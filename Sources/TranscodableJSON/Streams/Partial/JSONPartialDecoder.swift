internal import TranscodableBytes
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
  /// Each byte is read once, and ``partial`` costs nothing. Whoever keeps a snapshot makes the next
  /// piece copy what has changed since, and the containers around it. The text is kept for ``finish()``.
  public struct PartialDecoder: ~Copyable, Sendable {
    private let settings: PartialJSONSettings
    /// The text so far, without what is before the value.
    private var text = ByteOutput(capacity: 1024)
    /// How much of it has been read.
    private var scanned = 0
    private var tokenizer: JSONTokenizer
    private var tree = JSONPartialTree()
    private var hasStarted = false
    private var failure: (any Error)?

    /// Creates a decoder.
    ///
    /// - Parameter settings: When numbers are shown, what may be around the value, and its limits.
    public init(settings: PartialJSONSettings = PartialJSONSettings()) {
      self.settings = settings
      tokenizer = JSONTokenizer(settings: settings.reader)
      if settings.reader.grammar == .json5 || settings.reader.assumesTopLevelDictionary {
        failure = DecodingError(
          CodingFailure(
            .custom, in: nil,
            message: "JSON5, and objects without braces, cannot be read while they arrive."))
      }
    }

    /// What there is of the value; nil if nothing can be shown.
    public var partial: JSON? { tree.root }

    /// Whether the value is complete.
    public var isComplete: Bool { tokenizer.hasEnded }

    /// How far a value has come.
    ///
    /// - Complexity: O(*n*) in the number of tokens of the pointer and of containers that are open.
    public func state(of pointer: JSON.Pointer) -> PartialJSONState { tree.state(of: pointer) }

    /// The number of elements of an array that are complete; 0 if there is none.
    public func completeCount(of pointer: JSON.Pointer) -> Int {
      guard let count = partial?[pointer]?.array?.count, count > 0 else { return 0 }
      return state(of: pointer.appending(count - 1)) == .complete ? count : count - 1
    }

    /// Adds the next piece of the text.
    ///
    /// - Parameter bytes: They may end anywhere. They are copied.
    /// - Returns: What they have changed; often nothing.
    /// - Throws: A `DecodingError` if the text is no JSON. From then on the same is thrown, and
    ///   ``partial`` stays as it is.
    /// - Complexity: O(*n*) in their number on average, and O(*d*) in the number of open containers.
    @discardableResult
    public mutating func append(
      _ bytes: borrowing some ByteSource & ~Copyable & ~Escapable
    ) throws -> PartialJSONChanges {
      if let failure { throw failure }
      if isComplete, settings.surroundings != .blanks { return PartialJSONChanges() }
      bytes.withBytes { bytes in
        withCursor(over: bytes) { cursor in
          cursor.withSpan(cursor.remaining) { text.append($0) }
        }
      }
      if text.count > settings.reader.maximumDocumentSize {
        throw stop(JSONLimits(settings.reader).error(forSize: text.count))
      }
      if !hasStarted, try !start(isWhole: false) { return PartialJSONChanges() }
      try read(isLast: false)
      return tree.takeChanges()
    }

    /// Ends the text.
    ///
    /// - Returns: The value: exactly what reading the whole text at once gives.
    /// - Throws: A `DecodingError`: exactly what reading the whole text at once throws.
    public mutating func finish() throws -> JSON {
      if let failure { throw failure }
      if !hasStarted { _ = try start(isWhole: true) }
      try read(isLast: true)
      do {
        let settings = settings.reader
        return try parse(settings)
      } catch {
        throw stop(error)
      }
    }

    // MARK: - Reading

    private func parse(_ settings: JSONReaderSettings) throws -> JSON {
      var result: Result<JSON, any Error>?
      text.withSpan { bytes in
        result = Result { try JSON(parsing: bytes, settings: settings) }
      }
      guard let result else { throw CodingFailure(.unexpectedEnd, at: 0) }
      return try result.get()
    }

    /// Passes over what is before the value.
    ///
    /// - Returns: Whether the value begins.
    private mutating func start(isWhole: Bool) throws -> Bool {
      let start = text.withCursor { JSONStreamStart($0, isWhole: isWhole) }
      var skipped = 0
      switch start {
      case .unknown: return false
      case .other: throw stop(JSONStreamStart.encodingError)
      case .utf8(let mark): skipped = mark
      }
      if settings.surroundings == .prose {
        skipped = text.withCursor { $0.lengthToBracket() }
        if skipped == text.count {
          if !isWhole { text.truncate(to: 0) }
          return false
        }
      }
      text.removeFirst(skipped)
      hasStarted = true
      return true
    }

    private mutating func read(isLast: Bool) throws {
      let first = scanned
      scanned = text.withCursor { bytes in
        let window = JSONWindow(bytes: bytes, base: 0, isLast: isLast)
        var cursor = bytes.at(first)
        while !(tokenizer.hasEnded && settings.surroundings != .blanks),
          let token = tokenizer.next(&cursor, in: window)
        {
          tree.take(token, tokenizer.text)
        }
        return cursor.offset
      }
      if tokenizer.hasEnded, settings.surroundings != .blanks {
        text.truncate(to: scanned)
      }
      if let failure = tokenizer.failure {
        throw stop(error(for: failure))
      }
      if settings.numbers == .growing, let number = tokenizer.growingNumber {
        tree.show(growing: number)
      }
    }

    /// The error for a text that is no JSON: that of reading it at once, wherever that fails, too.
    private func error(for failure: CodingFailure) -> any Error {
      let settings = settings.reader
      return text.withCursor { bytes in
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
}

extension ByteCursor {
  /// The number of bytes before the next bracket or brace that opens something, or before the end.
  fileprivate func lengthToBracket() -> Int {
    var cursor = self
    while !cursor.isAtEnd, cursor.peek() != 0x5B, cursor.peek() != 0x7B { cursor.advance(by: 1) }
    return cursor.distance(from: self)
  }
}
