internal import TranscodableBytes
internal import TranscodableCore

/// A part of an in-memory stream that is read by a single task.
struct JSONStreamBlock: Sendable {
  /// The range of the lines in the block.
  ///
  /// The range is empty if the documents have already been found.
  var lines = 0..<0
  /// The documents in the block, if they have already been found.
  var frames: [JSONFrame]?
}

/// A splitter that divides an in-memory stream into blocks.
struct JSONStreamBlocks {
  /// The size of a block, which is large enough to justify a task and small enough for the CPU
  /// caches.
  private static var size: Int { 1 << 18 }

  private let settings: JSONStreamSettings
  /// The core that handles the documents rejected by tasks.
  ///
  /// Unless documents are framed by lines, the core also finds the documents.
  private var core: JSONStreamCore
  /// The offset up to which lines have been split into blocks.
  private var start = 0
  private var isAtEnd = false
  /// The number of bytes in the first block of lines, and the number of bytes in the stream.
  private var sizes = (first: 0, all: 0)
  /// The number of documents and line feeds in the blocks whose results have been accepted.
  private var accepted = (texts: 0, lines: 0)

  init(_ settings: JSONStreamSettings) {
    self.settings = settings
    core = JSONStreamCore(settings)
  }

  /// Returns the next block, or `nil` at the end.
  ///
  /// With line framing, a block is returned before its documents are found, unless the number of
  /// documents is limited.
  ///
  /// - Throws: A `DecodingError` if the stream ends with a failure.
  mutating func next(in window: JSONWindow) throws -> JSONStreamBlock? {
    try core.rethrow()
    if isAtEnd { return nil }
    guard core.framer.isByLines, settings.maximumTextCount == .max,
      window.end <= settings.maximumStreamSize
    else { return nextFrames(in: window) }
    let lower = start
    let target = min(lower + Self.size, window.end)
    start = (window.first(0x0A, in: target..<window.end) ?? window.end - 1) + 1
    isAtEnd = start == window.end
    if lower == 0 { sizes = (start, window.end) }
    return lower < start ? JSONStreamBlock(lines: lower..<start) : nil
  }

  private mutating func nextFrames(in window: JSONWindow) -> JSONStreamBlock? {
    var frames: [JSONFrame] = []
    var size = 0
    while size < Self.size, let frame = core.nextFrame(in: window) {
      frames.append(frame)
      size += frame.range.count + 16
      if frame.endsStream { break }
    }
    isAtEnd = frames.last?.endsStream ?? true
    return frames.isEmpty ? nil : JSONStreamBlock(frames: frames)
  }

  /// Returns an estimate of the number of values.
  ///
  /// The estimate is limited so that the values don't need more memory than the documents.
  func likelyCount(_ count: Int, size: Int) -> Int {
    let blocks = Double(sizes.all) / Double(max(sizes.first, 1))
    return max(count, min(Int(Double(count) * blocks * 1.1), sizes.all / max(size, 1)))
  }

  /// Accepts the results of the next block.
  ///
  /// - Throws: The error that ends the stream, if any.
  mutating func takeBack(_ core: JSONStreamCore) throws {
    for (frame, error) in core.rejected {
      var frame = frame
      frame.position = JSONStreamPosition(
        number: frame.position.number + accepted.texts, line: frame.position.line + accepted.lines,
        column: frame.position.column, offset: frame.position.offset)
      try self.core.reject(frame, error)
    }
    accepted.texts += core.foundCount
    accepted.lines += core.framer.counter.line - 1
  }
}
