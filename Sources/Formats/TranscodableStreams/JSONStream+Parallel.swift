public import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

extension JSONStream where Element: Sendable {
  /// Decodes all values of an in-memory stream, using several tasks.
  ///
  /// ```swift
  /// let events = try await JSONStream<Event>.all(in: data, width: 4)
  /// ```
  ///
  /// The ends of the documents are found sequentially, which takes only a fraction of the decoding
  /// time. Groups of documents are then decoded concurrently. Values and failures are the same as
  /// with a single task, and in the same order. If several documents are invalid, the first failure
  /// is thrown.
  ///
  /// - Parameters:
  ///   - input: The stream in UTF-8. It isn't copied.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  ///   - width: The number of tasks that decode concurrently.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the location in the stream, any error that the type throws,
  ///   or a `CancellationError`.
  /// - Complexity: O(*n*) in the length of the stream.
  public static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings = JSONStreamSettings(),
    width: Int
  ) async throws -> [Element] {
    try await all(in: input, settings: settings, width: width, context: nil)
  }

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

  @usableFromInline
  static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings, width: Int,
    context: (any JSONReadingContext)?,
    reading read:
      @escaping @Sendable (
        inout JSONDirectStreamReader, inout ElementBuffer<Element>
      ) throws -> Void
  ) async throws -> [Element] {
    let decoding = JSONDocumentDecoding(settings: settings.reader, context: context)
    let distributor = JSONBlockDistributor<_, Element>(input, settings)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for _ in 0..<max(1, width) {
        tasks.addTask {
          var given = try await distributor.next()
          while let (number, block) = given {
            try Task.checkCancellation()
            let part = try input.withBytes {
              try JSONBlockResult(block, of: $0, settings, decoding, read)
            }
            given = try await distributor.next(after: part, number)
          }
        }
      }
      try await tasks.waitForAll()
    }
    return await distributor.elements
  }
}

/// Assigns the blocks of an in-memory stream to tasks and combines their results.
///
/// Tasks call the actor only between two blocks, so they rarely wait for each other.
private actor JSONBlockDistributor<Input: ByteSource & Sendable, Element: Sendable> {
  private(set) var elements: [Element] = []
  private let input: Input
  private var blocks: JSONStreamBlocks
  private var (distributedCount, collectedCount) = (0, 0)
  private var parts: [Int: JSONBlockResult<Element>] = [:]

  init(_ input: Input, _ settings: JSONStreamSettings) {
    self.input = input
    blocks = JSONStreamBlocks(settings)
  }

  func next() throws -> (Int, JSONStreamBlock)? {
    let block = try input.withBytes { bytes in
      try withCursor(over: bytes) { try blocks.next(in: JSONWindow(whole: $0)) }
    }
    guard let block else { return nil }
    defer { distributedCount += 1 }
    return (distributedCount, block)
  }

  func next(after part: JSONBlockResult<Element>, _ number: Int) throws -> (Int, JSONStreamBlock)? {
    parts[number] = part
    while let part = parts.removeValue(forKey: collectedCount) {
      try blocks.takeBack(part.core)
      if collectedCount == 0 {
        elements.reserveCapacity(
          blocks.likelyCount(part.elements.underestimatedCount, size: MemoryLayout<Element>.stride))
      }
      elements.append(contentsOf: part.elements)
      collectedCount += 1
    }
    return try next()
  }
}

private struct JSONBlockResult<Element: Sendable>: Sendable {
  let elements: ElementBlock<Element>
  let core: JSONStreamCore

  init(
    _ block: JSONStreamBlock, of input: RawSpan, _ settings: JSONStreamSettings,
    _ decoding: JSONDocumentDecoding,
    _ read: (inout JSONDirectStreamReader, inout ElementBuffer<Element>) throws -> Void
  ) throws {
    (elements, core) = try withCursor(over: input) { bytes in
      var window = try JSONWindow(whole: bytes)
      if block.frames == nil { window = window.part(to: block.lines.upperBound) }
      var texts = JSONDirectStreamReader(window, JSONStreamCore(settings, part: block), decoding)
      var elements = ElementBuffer<Element>(
        capacity: block.frames?.count ?? texts.likelyCount(size: MemoryLayout<Element>.stride))
      // The error is ignored here, because the core records the error and the rejected documents.
      try? read(&texts, &elements)
      return (ElementBlock(elements), texts.core)
    }
  }
}

extension JSONStream where Element: JSONDecodable & Sendable {
  /// Decodes all values of an in-memory stream using several tasks, without copying the stream.
  ///
  /// Values and failures are the same as with a single task, and in the same order.
  ///
  /// - Parameters:
  ///   - input: The stream in UTF-8.
  ///   - settings: The framing, the limits, and how invalid documents are handled.
  ///   - width: The number of tasks that decode concurrently.
  /// - Returns: The values in order.
  /// - Throws: A `DecodingError` with the location in the stream, any error that the type throws,
  ///   or a `CancellationError`.
  /// - Complexity: O(*n*) in the length of the stream.
  @_documentation(visibility: private)
  @inlinable
  public static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings = JSONStreamSettings(),
    width: Int
  ) async throws -> [Element] {
    try await all(in: input, settings: settings, width: width, context: nil)
  }

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
