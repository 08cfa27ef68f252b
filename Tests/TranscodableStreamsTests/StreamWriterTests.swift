import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams

@Suite("Writing streams")
struct StreamWriterTests {
  private func written(_ values: [[Double]], _ form: JSONStreamForm) throws -> String {
    var writer = JSONStreamWriter(of: [Double].self, form: form)
    for value in values { try? writer.write(value) }
    writer.finish()
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test func `values are written as lines, sequences and arrays`() throws {
    let values: [[Double]] = [[1], [], [2, 3]]
    #expect(try written(values, .lines) == "[1]\n[]\n[2,3]\n")
    #expect(try written(values, .sequence) == "\u{1E}[1]\n\u{1E}[]\n\u{1E}[2,3]\n")
    #expect(try written(values, .array) == "[\n[1],\n[],\n[2,3]\n]\n")
    #expect(try written([], .lines) == "")
    #expect(try written([], .array) == "[]\n")
  }

  @Test(arguments: [JSONStreamForm.lines, .sequence, .array])
  func `a value that fails writes nothing`(_ form: JSONStreamForm) throws {
    let values: [[Double]] = [[.nan], [1], [2, .infinity], [3]]
    #expect(try written(values, form) == (try written([[1], [3]], form)))
    var writer = JSONStreamWriter(of: [Double].self, form: form)
    #expect(throws: EncodingError.self) { try writer.write([1, .nan]) }
    #expect(writer.count == 0)
  }

  // Documents are compact regardless of the layout.
  @Test func `a stream writer sorts keys but never pretty-prints`() throws {
    var writer = JSONStreamWriter(of: JSON.self, layout: [.prettyPrinted, .sortedKeys])
    try writer.write(["b": [1], "a": ["c": "d/e"]])
    #expect(String(decoding: writer.take(), as: UTF8.self) == #"{"a":{"c":"d\/e"},"b":[1]}"# + "\n")
  }

  @Test(arguments: [
    (JSONStreamForm.lines, JSONFraming.lines), (.sequence, .sequence), (.array, .elements),
    (.lines, .values),
  ])
  func `written streams can be read`(_ form: JSONStreamForm, _ framing: JSONFraming) throws {
    let values: [JSON] = [1, "a\n\u{1E}b", nil, [true, ["x": 2.5]], [:], "\u{2028}😀"]
    var writer = JSONStreamWriter(of: JSON.self, form: form)
    var bytes: [UInt8] = []
    for value in values {
      try writer.write(value)
      bytes += writer.take()
    }
    writer.finish()
    bytes += writer.take()
    let settings = JSONStreamSettings(framing: framing)
    #expect(try JSONStream<JSON>.all(in: bytes, settings: settings) == values)
  }

  @Test func `an asynchronous sequence is encoded value by value`() async throws {
    let values = Chunks(chunks: [[1.0], [.nan], [2]])
    var iterator = values.encodedJSON(form: .array).makeAsyncIterator()
    #expect(try await iterator.next() == Array("[\n[1]".utf8))
    await #expect(throws: EncodingError.self) { _ = try await iterator.next() }
    #expect(try await iterator.next() == nil)

    var bytes: [UInt8] = []
    try await Chunks(chunks: [1, 2]).writeJSON(form: .array) { bytes += $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == "[\n1,\n2\n]\n")
  }
}
