internal import TranscodableBytes
internal import TranscodableCore

/// What goes wrong in a text, one thing after the other, and how to go on after each of them.
///
/// A failure of a reader sticks until what comes next is asked for in the container around the
/// value. There the reader goes on after the value, and the container ends for it in front of the
/// bracket: the container itself has failed, and its reader has to learn that.
final class JSONFailureCollector {
  /// A container that something has gone wrong in.
  private struct Container {
    /// How many containers are open in it, itself included.
    let depth: Int
    /// Where its last value ends.
    let end: Int
    /// Where it ends itself.
    let close: Int
  }

  /// The failures so far, with their paths, and where the reader stood then.
  private(set) var failures: [CodingFailure] = []
  private var stops: [Int] = []
  /// Where the reader stopped last.
  private var stop = 0
  /// Whether that was because an object ended.
  private(set) var isBehindObject = false
  /// The depth of the container that ended there, if one has.
  private var endedDepth: Int?
  /// The containers in which something has gone wrong, the outermost first.
  private var containers: [Container] = []
  private var walker: JSONPathWalker
  private let text: ByteCursor
  /// The path of the text, which may be a part of another.
  private let outerPath: [any CodingKey]
  private let settings: JSONReaderSettings
  private let limit: Int

  /// - Parameters:
  ///   - text: Where the text starts, or the part of it that is searched.
  ///   - outerPath: The path of that part.
  ///   - walker: A way in the text that goes no farther than to the first failure, if one is known.
  ///   - settings: What counts as JSON in it.
  ///   - limit: The number of failures to stop at.
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

  /// Whether as many failures have been collected as were asked for.
  var isFull: Bool { failures.count >= limit }

  /// Adds a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - offset: Where the reader is.
  func add(_ failure: CodingFailure, at offset: Int) {
    guard !isFull else { return }
    add(placed: failure.at(outerPath + path(to: failure.pathOffset)), at: offset)
  }

  /// The number of failures that may still be added.
  var room: Int { limit - failures.count }

  /// Adds a failure that has its path.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - offset: Where the reader is.
  func add(placed failure: CodingFailure, at offset: Int) {
    guard !isFull else { return }
    failures.append(failure)
    stops.append(offset)
    stop = offset
    endedDepth = nil
    isBehindObject = false
  }

  /// Adds that keys are missing in the object that the reader is past.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - end: Where the object ends.
  func addMissing(_ keys: some Sequence<String>, end: Int? = nil) {
    let end = end ?? stop
    for key in keys { add(CodingFailure(.missingKey, at: max(0, end - 1), expected: key), at: end) }
    // There may be more of them.
    isBehindObject = true
  }

  /// Removes what was found from `offset` on, since it does not matter.
  private func forget(from offset: Int) {
    while let last = stops.last, last >= offset {
      stops.removeLast()
      failures.removeLast()
    }
  }

  /// Where the text begins, or the part of it that is searched.
  var start: Int { text.offset }

  /// The keys and indices of everything that is open at a place, seen from where the text begins.
  func path(to offset: Int) -> [any CodingKey] {
    guard offset >= walker.offset else {
      var walker = JSONPathWalker(text)
      walker.advance(to: offset)
      return walker.path(settings)
    }
    walker.advance(to: offset)
    return walker.path(settings)
  }

  // MARK: - Going on

  /// Ends the container that is read at `offset`, if it ends there for the reader.
  ///
  /// - Returns: Whether it does.
  func close(_ depth: Int, at offset: Int, isObject: Bool) -> Bool {
    guard let container = containers.last, container.depth == depth, offset >= container.end
    else { return false }
    containers.removeLast()
    stop = container.close
    endedDepth = depth
    isBehindObject = isObject
    return true
  }

  /// The place after the value that has failed.
  ///
  /// - Parameters:
  ///   - depth: The number of containers that are open there; less afterwards if the one that is
  ///     read is of another kind, because a type has left its own in the middle.
  ///   - isObject: Whether an object is read.
  /// - Returns: The place, with the end of the container as the end of the text; nil if the text
  ///   cannot be read on from there.
  func place(_ depth: inout Int, isObject: Bool) -> ByteCursor? {
    guard !isFull else { return nil }
    isBehindObject = false
    if stop < walker.offset { walker = JSONPathWalker(text) }
    // At a closing bracket the container is still open.
    walker.advance(to: stop)
    depth = min(depth, walker.depth)
    while depth > 0, walker.isObject(depth) != isObject { depth -= 1 }
    guard depth > 0, let end = endOfValue(depth) else { return nil }
    leave(depth)
    if containers.last?.depth != depth, let container = container(around: end, depth) {
      containers.append(container)
    }
    return place(end)
  }

  /// The place of a value in a container that is to be passed over, whatever has gone wrong in it.
  func place(skipping offset: Int, _ depth: Int) -> ByteCursor {
    leave(depth)
    forget(from: offset)
    return place(offset)
  }

  /// Forgets the containers that are open no more when `depth` of them are.
  private func leave(_ depth: Int) {
    while let last = containers.last, last.depth > depth { containers.removeLast() }
  }

  /// The place at `offset`, with the end of the innermost container that has failed as the end of the text.
  private func place(_ offset: Int) -> ByteCursor {
    let place = text.at(offset)
    return containers.last.map { place.prefix($0.end - offset) } ?? place
  }

  /// Where the present value of the container at a depth ends.
  private func endOfValue(_ depth: Int) -> Int? {
    // To pass over what has been read already would cost once more at every level.
    if endedDepth == depth + 1 { return stop }
    var reader = JSONReader(text.at(walker.valueStart(depth)), settings: settings)
    reader.skipValue()
    return reader.hasFailed ? nil : reader.offset
  }

  /// The container whose value ends at `offset`; nil if it does not end as it should.
  private func container(around offset: Int, _ depth: Int) -> Container? {
    // The bytes before the first value of the container: its bracket is there.
    var reader = JSONReader(text.at(offset), settings: settings)
    reader.skipRest(isObject: walker.isObject(depth))
    guard !reader.hasFailed else { return nil }
    let close = reader.offset
    // A comma and white space may be between the last value and the bracket.
    var end = text.at(close - 1).offsetBeforeBlanks
    if end > offset, text.at(end - 1).peek() == 0x2C { end = text.at(end - 1).offsetBeforeBlanks }
    return Container(depth: depth, end: max(end, offset), close: close)
  }
}

extension ByteCursor {
  /// Where the white space before this place begins.
  fileprivate var offsetBeforeBlanks: Int {
    var place = offset
    while place > 0, [0x20, 0x0A, 0x0D, 0x09].contains(at(place - 1).peek()) { place -= 1 }
    return place
  }
}

extension CodingFailure {
  /// The offset to which the path leads.
  var pathOffset: Int {
    switch reason {
    // A key belongs to its own path.
    case .unknownKey: byteRange?.upperBound ?? 0
    // A number may be wrong for what follows it, which may be the end of the array that it is in.
    case .invalidNumber: max(0, (offset ?? 0) - 1)
    default: offset ?? 0
    }
  }
}
