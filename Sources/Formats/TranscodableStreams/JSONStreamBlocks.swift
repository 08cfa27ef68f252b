internal import TranscodableBytes
internal import TranscodableCore

struct JSONStreamBlock: Sendable {
  /// The byte range of the lines in the block.
  ///
  /// The range is empty if the documents have already been found.
  var lines = 0..<0
  var frames: [JSONFrame]?
}

struct JSONStreamBlocks {
  /// A block of this size is large enough to justify a task and small enough for the CPU caches.
  private static var size: Int { 1 << 18 }

  private let settings: JSONStreamSettings
  /// Handles the documents that tasks reject, and finds all documents that aren't framed by lines.
  private var core: JSONStreamCore
  private var start = 0
  private var isAtEnd = false
  private var sizes = (first: 0, all: 0)
  private var accepted = (texts: 0, lines: 0)

  init(_ settings: JSONStreamSettings) {
    self.settings = settings
    core = JSONStreamCore(settings)
  }

  /// With line framing, the documents in the block are found later by a task, unless their number
  /// is limited.
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

  func likelyCount(_ count: Int, size: Int) -> Int {
    let blocks = Double(sizes.all) / Double(max(sizes.first, 1))
    return max(count, min(Int(Double(count) * blocks * 1.1), sizes.all / max(size, 1)))
  }

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
