public import TranscodableBytes
public import TranscodableCore

extension JSONStream where Element: Sendable {
  /// All values of a stream that is in memory, decoded by several tasks.
  ///
  /// ```swift
  /// let events = try await JSONStream<Event>.all(in: data, width: 4)
  /// ```
  ///
  /// The texts are found one after the other, at several times the speed of decoding, and decoded in
  /// groups. Values and failures are those that one task would give, in the same order: if several
  /// texts are bad, the first of them is reported.
  ///
  /// - Parameters:
  ///   - input: The stream as UTF-8. It is not copied.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - width: How many tasks decode at once.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the place in the stream, what the type throws, or a
  ///   `CancellationError`.
  /// - Complexity: O(*n*) in the length of the stream.
  public static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings = JSONStreamSettings(),
    width: Int
  ) async throws -> [Element] {
    try await all(in: input, settings: settings, width: width, context: nil)
  }

  /// All values of a stream that is in memory, decoded by several tasks as a coder says.
  package static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings, width: Int,
    context: (any JSONReadingContext)?
  ) async throws -> [Element] {
    try await all(in: input, settings: settings, width: width, context: context) {
      texts, elements in
      while try texts.next() {
        if let element = try texts.decode(Element.self) { _ = elements.append { element } }
      }
    }
  }

  /// All values of a stream that is in memory, decoded by several tasks with a function that appends the values of some texts.
  @usableFromInline
  static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings, width: Int,
    context: (any JSONReadingContext)?,
    reading read:
      @escaping @Sendable (
        inout JSONDirectTexts, inout ElementBuffer<Element>
      ) throws -> Void
  ) async throws -> [Element] {
    let decoding = JSONTextDecoding(settings: settings.reader, context: context)
    let exchange = JSONPartExchange<_, Element>(input, settings)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for _ in 0..<max(1, width) {
        tasks.addTask {
          var given = try await exchange.next()
          while let (number, block) = given {
            try Task.checkCancellation()
            let part = try input.withBytes {
              try JSONPart(block, of: $0, settings, decoding, read)
            }
            given = try await exchange.next(after: part, number)
          }
        }
      }
      try await tasks.waitForAll()
    }
    return await exchange.elements
  }
}

/// Gives out the blocks of a stream in memory to tasks, and puts together what they make of them.
///
/// Tasks come here between two blocks and do not wait, unless another one is here.
private actor JSONPartExchange<Input: ByteSource & Sendable, Element: Sendable> {
  private(set) var elements: [Element] = []
  private let input: Input
  private var blocks: JSONStreamBlocks
  /// How many blocks have been given out, and how many of them are in `elements`.
  private var (givenCount, takenCount) = (0, 0)
  /// What has come back before its turn, by number.
  private var parts: [Int: JSONPart<Element>] = [:]

  init(_ input: Input, _ settings: JSONStreamSettings) {
    self.input = input
    blocks = JSONStreamBlocks(settings)
  }

  /// The next block, nil at the end.
  func next() throws -> (Int, JSONStreamBlock)? {
    let block = try input.withBytes { bytes in
      try withCursor(over: bytes) { try blocks.next(in: JSONWindow(whole: $0)) }
    }
    guard let block else { return nil }
    defer { givenCount += 1 }
    return (givenCount, block)
  }

  /// Takes what has become of a block.
  ///
  /// - Returns: The next one.
  func next(after part: JSONPart<Element>, _ number: Int) throws -> (Int, JSONStreamBlock)? {
    parts[number] = part
    while let part = parts.removeValue(forKey: takenCount) {
      try blocks.takeBack(part.core)
      if takenCount == 0 {
        elements.reserveCapacity(
          blocks.likelyCount(part.elements.underestimatedCount, size: MemoryLayout<Element>.stride))
      }
      elements.append(contentsOf: part.elements)
      takenCount += 1
    }
    return try next()
  }
}

/// What a task has made of a block.
private struct JSONPart<Element: Sendable>: Sendable {
  let elements: ElementBlock<Element>
  let core: JSONStreamCore

  init(
    _ block: JSONStreamBlock, of input: RawSpan, _ settings: JSONStreamSettings,
    _ decoding: JSONTextDecoding,
    _ read: (inout JSONDirectTexts, inout ElementBuffer<Element>) throws -> Void
  ) throws {
    (elements, core) = try withCursor(over: input) { bytes in
      var window = try JSONWindow(whole: bytes)
      if block.frames == nil { window = window.part(to: block.lines.upperBound) }
      var texts = JSONDirectTexts(window, JSONStreamCore(settings, part: block), decoding)
      var elements = ElementBuffer<Element>(
        capacity: block.frames?.count ?? texts.likelyCount(size: MemoryLayout<Element>.stride))
      // What ends the part is among what it has refused.
      try? read(&texts, &elements)
      return (ElementBlock(elements), texts.core)
    }
  }
}

extension JSONStream where Element: JSONDecodable & Sendable {
  /// Decodes all values of a stream that is in memory by several tasks, without a copy of it.
  ///
  /// Values and failures are those of one task, in the same order.
  ///
  /// - Parameters:
  ///   - input: The stream as UTF-8.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - width: How many tasks decode at once.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the place in the stream, what the type throws, or a
  ///   `CancellationError`.
  /// - Complexity: O(*n*) in the length of the stream.
  @_documentation(visibility: private)
  @inlinable
  public static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings = JSONStreamSettings(),
    width: Int
  ) async throws -> [Element] {
    try await all(in: input, settings: settings, width: width, context: nil)
  }

  /// As above, for a coder.
  @inlinable
  package static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings, width: Int,
    context: (any JSONReadingContext)?
  ) async throws -> [Element] {
    try await all(in: input, settings: settings, width: width, context: context) {
      try $0.appendAll(to: &$1)
    }
  }
}
