internal import TranscodableBytes
internal import TranscodableCore

/// A part of a stream in memory that a task reads by itself.
struct JSONStreamBlock: Sendable {
  /// Where its lines are; empty if its texts have been found already.
  var lines = 0..<0
  /// The texts in it that have been found.
  var frames: [JSONFrame]?
}

/// Cuts a stream in memory into blocks.
struct JSONStreamBlocks {
  /// Large enough to be worth a task, small enough for the caches.
  private static var size: Int { 1 << 18 }

  private let settings: JSONStreamSettings
  /// Finds the texts, unless they are lines; refuses what tasks have found to be bad.
  private var core: JSONStreamCore
  /// Up to where blocks have been cut in lines.
  private var start = 0
  private var isAtEnd = false
  /// How many bytes there are in the first block, if it is of lines, and in the stream.
  private var sizes = (first: 0, all: 0)
  /// How many texts and line feeds there are in the blocks that have been taken back.
  private var passed = (texts: 0, lines: 0)

  init(_ settings: JSONStreamSettings) {
    self.settings = settings
    core = JSONStreamCore(settings)
  }

  /// The next block, nil at the end.
  ///
  /// Lines need not be found one by one to be given out. Where they are counted against a limit they are, as all other
  /// texts are.
  ///
  /// - Throws: A `DecodingError` if there are no texts to be found.
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

  /// About how many values there are, but not so many that they took more room than the texts.
  ///
  /// - Parameters:
  ///   - count: How many there are in the first block.
  ///   - size: The number of bytes of a value in memory.
  /// - Returns: The number.
  func likelyCount(_ count: Int, size: Int) -> Int {
    let blocks = Double(sizes.all) / Double(max(sizes.first, 1))
    return max(count, min(Int(Double(count) * blocks * 1.1), sizes.all / max(size, 1)))
  }

  /// Takes back what a task has found in the next block.
  ///
  /// - Parameter core: What has found and refused the texts of the block.
  /// - Throws: What the stream ends with.
  mutating func takeBack(_ core: JSONStreamCore) throws {
    for (frame, error) in core.refused {
      var frame = frame
      frame.place = JSONStreamPlace(
        number: frame.place.number + passed.texts, line: frame.place.line + passed.lines,
        column: frame.place.column, offset: frame.place.offset)
      try self.core.refuse(frame, error)
    }
    passed.texts += core.foundCount
    passed.lines += core.framer.counter.line - 1
  }
}
