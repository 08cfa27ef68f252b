import Foundation
import NIOCore
import NIOFoundationCompat
import Testing
import Transcodable
import TranscodableNIO
import TranscodableStreams

/// Coding of buffers, with NIOFoundationCompat, whose methods have the same names.
@Suite struct ByteBufferTests {
  let article = Article(code: "AB", count: 3)

  @Test func `a buffer provides its memory without a copy`() {
    var buffer = ByteBuffer(string: "...[1]")
    buffer.moveReaderIndex(forwardBy: 3)
    let lent = buffer.withBytes { unsafe $0.withUnsafeBytes { Int(bitPattern: $0.baseAddress) } }
    let own = unsafe buffer.withUnsafeReadableBytes { Int(bitPattern: $0.baseAddress) }
    #expect(lent == own)
  }

  @Test func `readable bytes decode on both paths`() throws {
    var buffer = ByteBuffer(string: #"..{"code":"AB","count":3}"#)
    buffer.moveReaderIndex(forwardBy: 2)
    #expect(try JSON.decode(Article.self, from: buffer) == article)
    #expect(try JSON.decode(PlainArticle.self, from: buffer).count == 3)
    #expect(try JSON.Decoder().decode(Article.self, from: buffer) == article)
    #expect(try JSON.Decoder().decode(PlainArticle.self, from: buffer).code == "AB")
    #expect(buffer.readerIndex == 2)
  }

  @Test func `a slice decodes independently of its buffer`() throws {
    let buffer = ByteBuffer(string: "[1][2]")
    let slice = try #require(buffer.getSlice(at: 3, length: 3))
    #expect(try JSON.decode([Int].self, from: slice) == [2])
  }

  @Test func `encoding appends to the buffer`() throws {
    var buffer = ByteBuffer(string: "data: ")
    try JSON.encode(article, into: &buffer)
    try JSON.encode(PlainArticle(code: "C", count: 1), into: &buffer)
    try JSON.Encoder().encode([1], into: &buffer)
    #expect(
      String(buffer: buffer)
        == #"data: {"code":"AB","count":3}{"code":"C","count":1}[1]"#)
  }

  @Test func `a failed encode leaves the buffer unchanged`() {
    var buffer = ByteBuffer(string: "x")
    #expect(throws: EncodingError.self) { try JSON.encode([Double.nan], into: &buffer) }
    #expect(throws: EncodingError.self) { try JSON.Encoder().encode(Double.nan, into: &buffer) }
    #expect(String(buffer: buffer) == "x")
  }

  @Test func `lines decode from arbitrarily split buffers`() async throws {
    let text = #"{"code":"A"}"# + "\n" + #"{"code":"Ü","count":2}"# + "\n"
    for size in 1...9 {
      let codes = try await buffers(text, size).decodedJSON(Article.self).map(\.code).collected()
      #expect(codes == ["A", "Ü"])
    }
  }

  @Test func `events decode from arbitrarily split buffers`() async throws {
    let text = "event: tick\ndata: 1\n\ndata: 2\n\ndata: [DONE]\n\n"
    for size in 1...9 {
      let names = buffers(text, size).serverSentEvents().map(\.event)
      #expect(try await names.collected() == ["tick", "message", "message"])
      let values = buffers(text, size).serverSentEvents().decodedJSON(Int.self)
      #expect(try await values.collected() == [1, 2])
    }
  }

  @Test func `a stream is encoded as buffers`() async throws {
    let values = AsyncStream { continuation in
      for code in ["A", "B"] { continuation.yield(Article(code: code)) }
      continuation.finish()
    }
    var whole = ByteBuffer()
    for try await var chunk in values.encodedJSON().byteBuffers() { whole.writeBuffer(&chunk) }
    #expect(
      String(buffer: whole) == "{\"code\":\"A\",\"count\":1}\n{\"code\":\"B\",\"count\":1}\n")
  }

  private func buffers(_ text: String, _ size: Int) -> AsyncStream<ByteBuffer> {
    AsyncStream { continuation in
      var rest = ByteBuffer(string: text)
      while let chunk = rest.readSlice(length: min(size, rest.readableBytes)),
        chunk.readableBytes > 0
      {
        continuation.yield(chunk)
      }
      continuation.finish()
    }
  }
}

extension AsyncSequence {
  func collected() async throws -> [Element] {
    try await reduce(into: []) { $0.append($1) }
  }
}
