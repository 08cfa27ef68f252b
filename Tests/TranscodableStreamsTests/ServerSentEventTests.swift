import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams

/// The rules and examples of section 9.2.6 of the HTML standard.
@Suite("Server-sent events")
struct ServerSentEventTests {
  private func events(_ bytes: [UInt8], pieces size: Int) throws -> [ServerSentEvent] {
    var parser = ServerSentEventParser()
    var events: [ServerSentEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      parser.append(bytes[start..<min(start + size, bytes.count)])
      while let event = try parser.next() { events.append(event) }
    }
    return events
  }

  private func expect(
    _ bytes: [UInt8], _ expected: [ServerSentEvent],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for size in 1...max(1, bytes.count) {
      #expect(
        try events(bytes, pieces: size) == expected, "pieces of \(size)",
        sourceLocation: sourceLocation)
    }
  }

  private func expect(
    _ text: String, _ expected: [ServerSentEvent],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(Array(text.utf8), expected, sourceLocation: sourceLocation)
  }

  private func data(_ texts: String...) -> [ServerSentEvent] {
    texts.map { ServerSentEvent(data: $0) }
  }

  @Test func `CR, LF and CR LF end a line`() throws {
    try expect("data: a\r\rdata: b\n\ndata: c\r\n\r\ndata: d\r\n\n", data("a", "b", "c", "d"))
    try expect("data: a\rdata: b\r\n\r", data("a\nb"))
    try expect("data: a\n\r", data("a"))
  }

  @Test func `one leading byte order mark is ignored`() throws {
    try expect("\u{FEFF}data: a\n\n", data("a"))
    try expect("\u{FEFF}\u{FEFF}data: a\n\n", [])
    try expect("data: a\n\n\u{FEFF}data: b\n\n", data("a"))
  }

  @Test func `invalid UTF-8 is repaired`() throws {
    try expect(
      Array("data: ".utf8) + [0xFF, 0x61, 0xE2, 0x82, 0x0A, 0x0A], data("\u{FFFD}a\u{FFFD}"))
    try expect("data: é😀\n\n", data("é😀"))
  }

  @Test func `data lines are joined with LF`() throws {
    try expect("data: YHOO\ndata: +2\ndata: 10\n\n", data("YHOO\n+2\n10"))
    try expect("data\n\ndata\ndata\n\ndata:\n", data("", "\n"))
  }

  @Test func `a field without a colon has an empty value`() throws {
    try expect("data: a\nevent\ndata\n\n", data("a\n"))
    try expect("event: x\nevent\ndata: a\n\n", data("a"))
  }

  @Test func `a single space after the colon is ignored, but a tab isn't`() throws {
    try expect("data:test\n\ndata: test\n\n", data("test", "test"))
    try expect("data:  a\n\ndata:\ta\n\n", data(" a", "\ta"))
  }

  @Test func `comments and unknown fields are ignored`() throws {
    try expect(": test stream\n\ndata: a\n:x\nfoo: bar\n data: b\nData: c\n\n", data("a"))
  }

  @Test func `an event without data isn't dispatched, but its id is kept`() throws {
    try expect(
      "id: 7\nevent: x\n\ndata: a\n\nid\ndata: b\n\n",
      [ServerSentEvent(data: "a", id: "7"), ServerSentEvent(data: "b")])
  }

  @Test func `an id that contains NUL is ignored`() throws {
    try expect("id: 1\nid: 2\0\ndata: a\n\n", [ServerSentEvent(data: "a", id: "1")])
  }

  @Test func `retry is ignored unless it consists of ASCII digits`() throws {
    try expect(
      "retry: 10\nretry: 1x\nretry: -1\nretry:\nretry: ٣\ndata: a\n\nretry: 007\ndata: b\n\n",
      [ServerSentEvent(data: "a", retry: 10), ServerSentEvent(data: "b", retry: 7)])
    try expect(
      "retry: 99999999999999999999\ndata: a\n\n", [ServerSentEvent(data: "a", retry: .max)])
  }

  @Test func `an incomplete event is discarded`() throws {
    try expect("data: a\n\ndata: b\n", data("a"))
    try expect("data: a", [])
  }

  @Test func `the type of an event doesn't apply to the next one`() throws {
    try expect(
      "event: add\ndata: 73857293\n\ndata: 1\n\n",
      [ServerSentEvent(event: "add", data: "73857293"), ServerSentEvent(data: "1")])
  }

  @Test func `lastEventID changes only when an event ends`() throws {
    var parser = ServerSentEventParser()
    parser.append("id: 1\ndata: a\n\nid: 2\n")
    _ = try parser.next()
    #expect(try parser.next() == nil)
    #expect(parser.lastEventID == "1")
    parser.append("\n")
    #expect(try parser.next() == nil)
    #expect(parser.lastEventID == "2")
  }

  @Test func `an event beyond the size limit is rejected`() throws {
    var parser = ServerSentEventParser(maximumEventSize: 10)
    parser.append("data: 12345678901")
    #expect(throws: DecodingError.self) { try parser.next() }
    var lines = ServerSentEventParser(maximumEventSize: 10)
    lines.append("data: 12\ndata: 34\ndata: 56\ndata: 78\n")
    #expect(throws: DecodingError.self) { try lines.next() }
  }

  @Test func `values decode from the data of events`() async throws {
    let stream =
      ": hi\n\ndata: {\"n\":\ndata: 1}\n\ndata: {\"n\": 2}\n\ndata: [DONE]\n\ndata: x\n\n"
    let values = try await Chunks(chunks: Array(stream.utf8)).serverSentEvents()
      .decodedJSON([String: Int].self).reduce(into: []) { $0.append($1) }
    #expect(values == [["n": 1], ["n": 2]])
    var iterator = Chunks(chunks: [stream]).serverSentEvents()
      .decodedJSON(JSON.self, until: nil).makeAsyncIterator()
    #expect(try await iterator.next() == ["n": 1])
    #expect(try await iterator.next() == ["n": 2])
    await #expect(throws: DecodingError.self) { _ = try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }
}
