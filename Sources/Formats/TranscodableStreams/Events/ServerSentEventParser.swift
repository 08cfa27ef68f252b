internal import TranscodableBytes
public import TranscodableCore
internal import TranscodableJSON

/// A parser for server-sent events (`text/event-stream`) that arrive in pieces.
///
/// The parser follows section 9.2 of the [HTML
/// standard](https://html.spec.whatwg.org/multipage/server-sent-events.html) exactly. Lines end
/// with CR, LF or both. A byte order mark at the start is dropped, and invalid UTF-8 is repaired.
/// An event that has no data, or that isn't followed by a blank line, isn't dispatched. No input is
/// invalid.
///
/// ```swift
/// var parser = ServerSentEventParser()
/// parser.append(chunk)
/// while let event = try parser.next() { handle(event) }
/// ```
public struct ServerSentEventParser: ~Copyable, Sendable {
  private let maximumEventSize: Int
  private var buffer = ByteOutput(capacity: 4096)
  private var start = 0
  private var scanned = 0
  private var isAtStart = true
  /// Whether the last line ended with a carriage return.
  ///
  /// If so, a line feed may follow.
  private var followsReturn = false

  private var event = ""
  private var data: [UInt8] = []
  private var hasData = false
  private var id = ""

  /// The ID that a client sends when it reconnects.
  public private(set) var lastEventID = ""
  /// The reconnection time in milliseconds, if the stream has specified one.
  public private(set) var reconnectionTime: Int?

  /// Creates a parser.
  ///
  /// - Parameter maximumEventSize: The maximum number of bytes in a line, and in the data of an
  ///   event.
  public init(maximumEventSize: Int = 1 << 26) { self.maximumEventSize = maximumEventSize }

  /// Appends the next bytes of the stream.
  ///
  /// - Parameter bytes: The bytes, which may end anywhere. They are copied.
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

  /// Returns the next event.
  ///
  /// - Returns: The event, or `nil` if no event is complete. At the end of the stream, an event
  ///   that isn't followed by a blank line is dropped.
  /// - Throws: A `DecodingError` if a line or an event exceeds the maximum size.
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

  private mutating func nextLine() -> [UInt8]? {
    if isAtStart, !skipByteOrderMark() { return nil }
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

  /// Returns `false` if more bytes are needed to determine whether there is a byte order mark.
  private mutating func skipByteOrderMark() -> Bool {
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

  /// Completes an event at a blank line, or returns `nil` if the event has no data.
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
