internal import TranscodableBytes
package import TranscodableCore

/// An object that collects all failures in a document.
///
/// After a failure, the reader keeps failing until it requests the next element or member of the
/// enclosing container. Reading resumes there. The container also counts as failed, so the reader
/// fails again at the end of the container.
final class JSONFailureCollector {
  private struct Container {
    let depth: Int
    /// The end offset of the container's last value.
    let end: Int
    /// The offset after the container's closing bracket.
    let close: Int
  }

  private(set) var failures: [CodingFailure] = []
  private var stops: [Int] = []
  private var stop = 0
  private(set) var isAfterObject = false
  private var endedDepth: Int?
  /// The containers that contain a failure, outermost first.
  private var containers: [Container] = []
  private var walker: JSONPathWalker
  let text: ByteCursor
  /// The path to the document if it is part of another document.
  ///
  /// Otherwise, the path is empty.
  private let outerPath: [any CodingKey]
  private let keys: ConvertedKeys?
  private let settings: JSONReaderSettings
  private let limit: Int

  /// Creates a collector.
  ///
  /// If a walker is passed, it must be at or before the first failure.
  init(
    _ text: ByteCursor, in outerPath: [any CodingKey] = [], _ walker: JSONPathWalker? = nil,
    settings: JSONReaderSettings, limit: Int, keys: ConvertedKeys?
  ) {
    self.text = text
    self.outerPath = outerPath
    self.walker = walker ?? JSONPathWalker(text)
    self.walker.resume(in: text, keys)
    self.keys = keys
    self.settings = settings
    self.limit = max(1, limit)
  }

  var isFull: Bool { failures.count >= limit }

  func add(_ failure: CodingFailure, at offset: Int) {
    guard !isFull else { return }
    add(placed: failure.at(outerPath + path(to: failure.pathOffset)), at: offset)
  }

  var room: Int { limit - failures.count }

  func add(placed failure: CodingFailure, at offset: Int) {
    guard !isFull else { return }
    failures.append(failure)
    stops.append(offset)
    stop = offset
    endedDepth = nil
    isAfterObject = false
  }

  func addMissing(_ keys: some Sequence<String>, end: Int? = nil) {
    let end = end ?? stop
    for key in keys { add(CodingFailure(.missingKey, at: max(0, end - 1), expected: key), at: end) }
    // Other keys of the same object may be missing too.
    isAfterObject = true
  }

  private func forget(from offset: Int) {
    while let last = stops.last, last >= offset {
      stops.removeLast()
      failures.removeLast()
    }
  }

  var start: Int { text.offset }

  func path(to offset: Int) -> [any CodingKey] {
    guard offset >= walker.offset else {
      var walker = JSONPathWalker(text, keys)
      walker.advance(to: offset)
      return walker.path(settings)
    }
    walker.advance(to: offset)
    return walker.path(settings)
  }

  // MARK: - Recovery

  func close(_ depth: Int, at offset: Int, isObject: Bool) -> Bool {
    guard let container = containers.last, container.depth == depth, offset >= container.end
    else { return false }
    containers.removeLast()
    stop = container.close
    endedDepth = depth
    isAfterObject = isObject
    return true
  }

  /// Returns the position after a failed value, or `nil` if reading can't continue.
  ///
  /// `depth` is reduced if a type stopped reading its own container early.
  func positionAfterFailure(_ depth: inout Int, isObject: Bool) -> ByteCursor? {
    guard !isFull else { return nil }
    isAfterObject = false
    if stop < walker.offset { walker = JSONPathWalker(text, keys) }
    // If the walker stops at a closing bracket, the container still counts as open.
    walker.advance(to: stop)
    depth = min(depth, walker.depth)
    while depth > 0, walker.isObject(depth) != isObject { depth -= 1 }
    guard depth > 0, let end = endOfValue(depth) else { return nil }
    leave(depth)
    if containers.last?.depth != depth, let container = container(around: end, depth) {
      containers.append(container)
    }
    return cursor(at: end)
  }

  func position(discarding offset: Int, _ depth: Int) -> ByteCursor {
    leave(depth)
    forget(from: offset)
    return cursor(at: offset)
  }

  private func leave(_ depth: Int) {
    while let last = containers.last, last.depth > depth { containers.removeLast() }
  }

  /// Returns a cursor that ends with the last value of the innermost failed container.
  private func cursor(at offset: Int) -> ByteCursor {
    let cursor = text.at(offset)
    return containers.last.map { cursor.prefix($0.end - offset) } ?? cursor
  }

  private func endOfValue(_ depth: Int) -> Int? {
    // If the value has just ended, its end is known. Skipping the value again would require an
    // additional pass for each level.
    if endedDepth == depth + 1 { return stop }
    var reader = JSONReader(text.at(walker.valueStart(depth)), settings: settings)
    reader.skipValue()
    return reader.hasFailed ? nil : reader.offset
  }

  private func container(around offset: Int, _ depth: Int) -> Container? {
    var reader = JSONReader(text.at(offset), settings: settings)
    reader.skipRest(isObject: walker.isObject(depth))
    guard !reader.hasFailed else { return nil }
    let close = reader.offset
    // The last value may be followed by a comma and whitespace.
    var end = text.at(close - 1).offsetBeforeBlanks
    if end > offset, text.at(end - 1).peek() == 0x2C { end = text.at(end - 1).offsetBeforeBlanks }
    return Container(depth: depth, end: max(end, offset), close: close)
  }
}

extension ByteCursor {
  fileprivate var offsetBeforeBlanks: Int {
    var start = offset
    while start > 0, [0x20, 0x0A, 0x0D, 0x09].contains(at(start - 1).peek()) { start -= 1 }
    return start
  }
}

extension CodingFailure {
  package var pathOffset: Int {
    switch reason {
    // Uses the end of the key, so that the coding path includes the key.
    case .unknownKey: byteRange?.upperBound ?? 0
    // The byte after a number may be what makes it invalid, and that byte may end the enclosing
    // array.
    case .invalidNumber: max(0, (offset ?? 0) - 1)
    default: offset ?? 0
    }
  }
}
