internal import TranscodableBytes
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
    try await all(in: input, settings: settings, width: width, context: context, directly: nil)
  }

  /// As above; texts in which nothing is unusual are read directly, if that can be done.
  @usableFromInline
  static func all(
    in input: some ByteSource & Sendable, settings: JSONStreamSettings, width: Int,
    context: (any JSONReadingContext)?,
    directly read: (@Sendable (inout JSONDirectBlock) -> [Element])?
  ) async throws -> [Element] {
    let decoding = JSONTextDecoding(settings: settings.reader, context: context)
    return try await withThrowingTaskGroup(of: (Int, Block).self) { tasks in
      var core = JSONStreamCore(settings)
      var elements: [Element] = []
      // What has been given out and not been taken back, by number.
      var groups: [Int: [JSONFrame]] = [:]
      var blocks: [Int: Block] = [:]
      var (givenCount, takenCount, isAtEnd) = (0, 0, false)
      while true {
        // Few enough that what waits for its turn stays small.
        while !isAtEnd, givenCount - takenCount < max(1, width) * 2 {
          let frames = try input.withBytes { try Self.frames(in: $0, &core) }
          isAtEnd = frames.last?.endsStream ?? true
          if frames.isEmpty { break }
          let number = givenCount
          groups[number] = frames
          givenCount += 1
          tasks.addTask {
            (number, input.withBytes { Self.block(of: frames, in: $0, decoding, read) })
          }
        }
        guard takenCount < givenCount, let (number, decoded) = try await tasks.next() else {
          return elements
        }
        try Task.checkCancellation()
        blocks[number] = decoded
        while let block = blocks.removeValue(forKey: takenCount) {
          let frames = groups.removeValue(forKey: takenCount) ?? []
          takenCount += 1
          guard case .outcomes(let decoded) = block else {
            if case .values(let values) = block { elements += values }
            continue
          }
          for (frame, outcome) in zip(frames, decoded) {
            switch outcome {
            case .value(let element): elements.append(element)
            case .failure(let error): try core.refuse(frame, error)
            }
          }
        }
      }
    }
  }

  /// What the texts that one task has been given have become.
  private enum Block: Sendable {
    case values([Element])
    case outcomes([Outcome])
  }

  private enum Outcome: Sendable {
    case value(Element)
    case failure(any Error)
  }

  /// The next texts, enough of them to be worth a task; none at the end.
  private static func frames(
    in input: RawSpan, _ core: inout JSONStreamCore
  ) throws -> [JSONFrame] {
    try withCursor(over: input) { bytes in
      let window = try JSONWindow(whole: bytes)
      try core.rethrow()
      var frames: [JSONFrame] = []
      var size = 0
      while size < 1 << 18, let frame = core.nextFrame(in: window) {
        frames.append(frame)
        size += frame.range.count + 16
        if frame.endsStream { break }
      }
      return frames
    }
  }

  private static func block(
    of frames: [JSONFrame], in input: RawSpan, _ decoding: JSONTextDecoding,
    _ read: ((inout JSONDirectBlock) -> [Element])?
  ) -> Block {
    withCursor(over: input) { bytes in
      guard let window = try? JSONWindow(whole: bytes) else { return .values([]) }
      if let read {
        var block = JSONDirectBlock(frames, in: window, decoding)
        let values = read(&block)
        if block.hasReadAll { return .values(values) }
      }
      return .outcomes(outcomes(of: frames, in: window, decoding))
    }
  }

  private static func outcomes(
    of frames: [JSONFrame], in window: JSONWindow, _ decoding: JSONTextDecoding
  ) -> [Outcome] {
    frames.map { frame in
      do {
        if let failure = frame.failure { throw DecodingError(failure) }
        return .value(
          try window.withText(frame.range) { try decoding.decode(Element.self, from: $0) })
      } catch {
        return .failure(error)
      }
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
    try await all(in: input, settings: settings, width: width, context: nil) { block in
      var values: [Element] = []
      while block.next(), let value = Element.decode(from: &block.reader) { values.append(value) }
      return values
    }
  }
}
