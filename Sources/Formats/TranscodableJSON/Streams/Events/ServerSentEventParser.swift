internal import TranscodableBytes
public import TranscodableCore

/// Reads events in the format `text/event-stream`, which arrive in pieces.
///
/// It follows section 9.2 of the [HTML standard](https://html.spec.whatwg.org/multipage/server-sent-events.html)
/// to the letter: lines end with CR, LF or both; a byte order mark at the start is dropped, and bytes
/// that are not UTF-8 are repaired; an event without data, and one that no blank line ends, is not
/// dispatched. Nothing in a stream is an error.
///
/// ```swift
/// var parser = ServerSentEventParser()
/// parser.append(chunk)
/// while let event = try parser.next() { handle(event) }
/// ```
public struct ServerSentEventParser: ~Copyable, Sendable {
  /// The number of bytes that a line, or the data of an event, may have.
  private let maximumEventSize: Int
  private var buffer = ByteOutput(capacity: 4096)
  /// Where the next line begins in the buffer.
  private var start = 0
  /// Up to where the buffer has been searched for the end of the line.
  private var scanned = 0
  /// Whether a byte order mark may follow.
  private var isAtStart = true
  /// Whether a line feed belongs to the end of the line before it.
  private var followsReturn = false

  private var event = ""
  private var data: [UInt8] = []
  private var hasData = false
  private var id = ""

  /// The identifier of the last event, as a client sends it when it connects again.
  public private(set) var lastEventID = ""
  /// The time in milliseconds after which a client connects again, if the stream has named one.
  public private(set) var reconnectionTime: Int?

  /// Creates a parser.
  ///
  /// - Parameter maximumEventSize: The number of bytes that a line, or the data of an event, may have.
  public init(maximumEventSize: Int = 1 << 26) { self.maximumEventSize = maximumEventSize }

  /// Adds the next bytes of the stream.
  ///
  /// - Parameter bytes: They may end anywhere. They are copied.
  public mutating func append(_ bytes: borrowing some ByteSource & ~Copyable & ~Escapable) {
    if start > 0, start >= buffer.count - start {
      buffer.removeFirst(start)
      scanned -= start
      start = 0
    }
    bytes.withBytes { bytes in
      withCursor(over: bytes) { cursor in
        cursor.withSpan(cursor.remaining) { buffer.append($0) }
      }
    }
  }

  /// The next event.
  ///
  /// - Returns: The event, nil if none is complete. What no blank line has ended when the stream ends
  ///   is dropped.
  /// - Throws: A `DecodingError` if a line or an event is larger than allowed.
  public mutating func next() throws -> ServerSentEvent? {
    while let line = nextLine() {
      if line.isEmpty {
        if let event = dispatch() { return event }
      } else {
        take(line)
        if data.count > maximumEventSize { throw sizeError }
      }
    }
    if buffer.count - start > maximumEventSize { throw sizeError }
    return nil
  }

  private var sizeError: any Error {
    DecodingError(
      CodingFailure(.sizeLimit, at: nil, expected: "at most \(maximumEventSize) bytes in an event"))
  }

  // MARK: - Lines

  /// The next line without its end, nil if its end has not come.
  private mutating func nextLine() -> [UInt8]? {
    if isAtStart, !passMark() { return nil }
    if followsReturn, start < buffer.count {
      followsReturn = false
      if buffer.withCursor({ [start] in $0.at(start).peek() }) == 0x0A { start += 1 }
      scanned = max(scanned, start)
    }
    let (end, byte) = buffer.withCursor { [scanned] bytes in
      var end = bytes.at(scanned)
      end.advance(by: end.lengthToLineEnd())
      return (end.offset, end.peek())
    }
    scanned = end
    guard end < buffer.count else { return nil }
    let line = buffer.withCursor { [start] in $0.at(start).bytes(end - start) }
    start = end + 1
    scanned = start
    followsReturn = byte == 0x0D
    return line
  }

  /// Passes over the byte order mark if there is one.
  ///
  /// - Returns: Whether there are enough bytes to know.
  private mutating func passMark() -> Bool {
    let (mayBeMark, mark) = buffer.withCursor { bytes in
      (
        bytes.isAtEnd
          || bytes.peek() == 0xEF && (bytes.remaining == 1 || bytes.peek(at: 1) == 0xBB),
        bytes.afterMark.offset
      )
    }
    if mayBeMark, mark == 0, buffer.count < 3 { return false }
    isAtStart = false
    start = mark
    scanned = mark
    return true
  }

  // MARK: - Fields

  /// Takes a line that is not blank.
  private mutating func take(_ line: [UInt8]) {
    let colon = line.firstIndex(of: 0x3A) ?? line.count
    if colon == 0 { return }
    var value = line[min(colon + 1, line.count)...]
    if value.first == 0x20 { value.removeFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "event": event = String(decoding: value, as: UTF8.self)
    case "data":
      hasData = true
      data += value
      data.append(0x0A)
    case "id": if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
    case "retry":
      guard !value.isEmpty, value.allSatisfy({ 0x30...0x39 ~= $0 }) else { break }
      reconnectionTime = Int(String(decoding: value, as: UTF8.self)) ?? .max
    default: break
    }
  }

  /// Ends the event that the blank line ends.
  ///
  /// - Returns: The event, nil if it has no data.
  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      event = ""
      data.removeAll(keepingCapacity: true)
      hasData = false
    }
    lastEventID = id
    guard hasData else { return nil }
    return ServerSentEvent(
      event: event.isEmpty ? "message" : event,
      data: String(decoding: data.dropLast(), as: UTF8.self), id: id, retry: reconnectionTime)
  }
}
