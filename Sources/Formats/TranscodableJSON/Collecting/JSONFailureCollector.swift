internal import TranscodableBytes
internal import TranscodableCore

/// A collector of all failures in a document, which determines where to continue after each
/// failure.
///
/// A failure of a reader is sticky until the next element or member of the enclosing container is
/// requested. At that point, the reader continues after the value that failed. For the reader, the
/// container now ends before its bracket. It therefore fails again at the end of the container,
/// because the container itself has failed.
final class JSONFailureCollector {
  /// A container that contains a failure.
  private struct Container {
    /// The number of open containers, including this one.
    let depth: Int
    /// The offset after the last value.
    let end: Int
    /// The offset after the closing bracket.
    let close: Int
  }

  /// The failures so far, which include their coding paths.
  ///
  /// `stops` has the offsets at which the reader stopped.
  private(set) var failures: [CodingFailure] = []
  private var stops: [Int] = []
  /// The offset at which the reader stopped most recently.
  private var stop = 0
  /// Whether the reader stopped at the end of an object.
  private(set) var isAfterObject = false
  /// The depth of the container that ended at `stop`, if any.
  private var endedDepth: Int?
  /// The containers that contain failures, outermost first.
  private var containers: [Container] = []
  private var walker: JSONPathWalker
  let text: ByteCursor
  /// The coding path of the document.
  ///
  /// It isn't empty if the document is part of another document.
  private let outerPath: [any CodingKey]
  private let settings: JSONReaderSettings
  private let limit: Int

  /// Creates a collector.
  ///
  /// If there is a walker, it must not be past the first failure.
  init(
    _ text: ByteCursor, in outerPath: [any CodingKey] = [], _ walker: JSONPathWalker? = nil,
    settings: JSONReaderSettings, limit: Int
  ) {
    self.text = text
    self.outerPath = outerPath
    self.walker = walker ?? JSONPathWalker(text)
    self.settings = settings
    self.limit = max(1, limit)
  }

  var isFull: Bool { failures.count >= limit }

  func add(_ failure: CodingFailure, at offset: Int) {
    guard !isFull else { return }
    add(placed: failure.at(outerPath + path(to: failure.pathOffset)), at: offset)
  }

  var room: Int { limit - failures.count }

  /// Adds a failure that has a coding path.
  ///
  /// It occurred when the reader was at `offset`.
  func add(placed failure: CodingFailure, at offset: Int) {
    guard !isFull else { return }
    failures.append(failure)
    stops.append(offset)
    stop = offset
    endedDepth = nil
    isAfterObject = false
  }

  /// Adds failures for the keys that are missing in the object before the reader's position.
  func addMissing(_ keys: some Sequence<String>, end: Int? = nil) {
    let end = end ?? stop
    for key in keys { add(CodingFailure(.missingKey, at: max(0, end - 1), expected: key), at: end) }
    // Further keys of the same object may be missing.
    isAfterObject = true
  }

  /// Removes the failures at or after `offset`.
  private func forget(from offset: Int) {
    while let last = stops.last, last >= offset {
      stops.removeLast()
      failures.removeLast()
    }
  }

  var start: Int { text.offset }

  /// Returns the keys and indices of all containers that are open at an offset.
  func path(to offset: Int) -> [any CodingKey] {
    guard offset >= walker.offset else {
      var walker = JSONPathWalker(text)
      walker.advance(to: offset)
      return walker.path(settings)
    }
    walker.advance(to: offset)
    return walker.path(settings)
  }

  // MARK: - Recovery

  /// Closes the current container, if its last value ends at or before `offset`.
  ///
  /// - Returns: Whether the container was closed.
  func close(_ depth: Int, at offset: Int, isObject: Bool) -> Bool {
    guard let container = containers.last, container.depth == depth, offset >= container.end
    else { return false }
    containers.removeLast()
    stop = container.close
    endedDepth = depth
    isAfterObject = isObject
    return true
  }

  /// Returns the position after the value that has failed.
  ///
  /// - Parameters:
  ///   - depth: The number of open containers. It is reduced if the current container has another
  ///     kind, because a type has left its own container early.
  ///   - isObject: Whether an object is being read.
  /// - Returns: A cursor that ends with the last value of the container, or `nil` if reading can't
  ///   continue.
  func positionAfterFailure(_ depth: inout Int, isObject: Bool) -> ByteCursor? {
    guard !isFull else { return nil }
    isAfterObject = false
    if stop < walker.offset { walker = JSONPathWalker(text) }
    // At the closing bracket of a container, the container is still open.
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

  /// Returns the position of a value in a container, and discards all failures in that value.
  func position(discarding offset: Int, _ depth: Int) -> ByteCursor {
    leave(depth)
    forget(from: offset)
    return cursor(at: offset)
  }

  /// Removes the containers that are deeper than `depth`.
  private func leave(_ depth: Int) {
    while let last = containers.last, last.depth > depth { containers.removeLast() }
  }

  /// Returns a cursor at `offset` that ends with the last value of the innermost container with a
  /// failure.
  private func cursor(at offset: Int) -> ByteCursor {
    let cursor = text.at(offset)
    return containers.last.map { cursor.prefix($0.end - offset) } ?? cursor
  }

  /// Returns the offset after the current value of the container at a depth.
  private func endOfValue(_ depth: Int) -> Int? {
    // If the value has just ended, its end is known. Skipping the value again would add a pass per
    // level.
    if endedDepth == depth + 1 { return stop }
    var reader = JSONReader(text.at(walker.valueStart(depth)), settings: settings)
    reader.skipValue()
    return reader.hasFailed ? nil : reader.offset
  }

  /// Returns the container whose current value ends at `offset`, or `nil` if the container doesn't
  /// end correctly.
  private func container(around offset: Int, _ depth: Int) -> Container? {
    var reader = JSONReader(text.at(offset), settings: settings)
    reader.skipRest(isObject: walker.isObject(depth))
    guard !reader.hasFailed else { return nil }
    let close = reader.offset
    // A comma and whitespace may be between the last value and the bracket.
    var end = text.at(close - 1).offsetBeforeBlanks
    if end > offset, text.at(end - 1).peek() == 0x2C { end = text.at(end - 1).offsetBeforeBlanks }
    return Container(depth: depth, end: max(end, offset), close: close)
  }
}

extension ByteCursor {
  /// The offset before the whitespace that precedes the cursor.
  fileprivate var offsetBeforeBlanks: Int {
    var start = offset
    while start > 0, [0x20, 0x0A, 0x0D, 0x09].contains(at(start - 1).peek()) { start -= 1 }
    return start
  }
}

extension CodingFailure {
  /// The offset that determines the coding path of the failure.
  var pathOffset: Int {
    switch reason {
    // The coding path includes the key.
    case .unknownKey: byteRange?.upperBound ?? 0
    // A number may be invalid because of the byte after it, and its array may end at that byte.
    case .invalidNumber: max(0, (offset ?? 0) - 1)
    default: offset ?? 0
    }
  }
}
