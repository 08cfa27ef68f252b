import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableFullFoundation
import TranscodableJSON
import TranscodableStreams

@Suite("Streams with coders and files")
struct CoderStreamTests {
  struct Event: Codable, Equatable, Sendable {
    var eventName: String
    var at: Date
  }

  private var decoder: JSON.Decoder {
    let decoder = JSON.Decoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    return decoder
  }

  private var encoder: JSON.Encoder {
    let encoder = JSON.Encoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }

  private let events = (0..<5).map {
    Event(eventName: "e\($0)", at: Date(timeIntervalSince1970: Double($0)))
  }

  @Test func `a coder's settings apply to streams`() async throws {
    let data = try encoder.encodeLines(events)
    #expect(String(decoding: data, as: UTF8.self).hasPrefix(#"{"at":0,"event_name":"e0"}"# + "\n"))
    #expect(try decoder.decodeLines(Event.self, from: data) == events)
    #expect(try await decoder.decodeLines(Event.self, from: data, width: 2) == events)
    var stream = decoder.stream(of: Event.self)
    stream.append(data)
    #expect(try stream.next() == events[0])
    let chunks = AsyncStream { continuation in
      for start in stride(from: 0, to: data.count, by: 10) {
        continuation.yield(data[start..<min(start + 10, data.count)])
      }
      continuation.finish()
    }
    let values = try await chunks.decodedJSON(Event.self, using: decoder)
      .reduce(into: []) { $0.append($1) }
    #expect(values == events)
    let bytes = AsyncStream { continuation in
      for byte in data { continuation.yield(byte) }
      continuation.finish()
    }
    let again = try await bytes.decodedJSON(Event.self, using: decoder)
      .reduce(into: []) { $0.append($1) }
    #expect(again == events)
  }

  @Test func `a decoder's grammar and limits apply to each document`() throws {
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = true
    #expect(try decoder.decodeLines(JSON.self, from: "{a: 1}\n'x'\n") == [["a": 1], "x"])
    decoder.settings.maximumDocumentSize = 3
    #expect(throws: DecodingError.self) {
      try decoder.decodeLines(JSON.self, from: "[1]\n[12]\n")
    }
  }

  @Test func `a failure has its location in the file`() throws {
    let error = try #require(
      #expect(throws: DecodingError.self) {
        try decoder.decodeLines(
          Event.self, from: "\n{\"event_name\": \"a\", \"at\": 1}\n{\"at\": 1}\n")
      })
    let failure = CodingFailure(error)
    #expect(failure.reason == .missingKey)
    #expect(failure.line == 3)
    #expect(failure.textNumber == 2)
    #expect(failure.offset == 38)
  }

  @Test(arguments: [JSONStreamForm.lines, .array])
  func `files can be written and read as streams`(_ form: JSONStreamForm) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "stream-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    let values = (0..<20_000).map { ["n": $0] }
    let output = try FileHandle(forWritingTo: url)
    var writer = JSONFileWriter(of: [String: Int].self, to: output, form: form)
    for value in values { try writer.write(value) }
    try writer.finish()
    try output.close()

    let settings = JSONStreamSettings(framing: form == .array ? .elements : .lines)
    var read: [[String: Int]] = []
    try FileHandle(forReadingFrom: url).forEachJSON([String: Int].self, settings: settings) {
      read.append($0)
      #expect($1.number == read.count)
    }
    #expect(read == values)
    let chunks = try FileHandle(forReadingFrom: url).jsonChunks(ofSize: 1000)
    let again = try await chunks.decodedJSON([String: Int].self, settings: settings)
      .reduce(into: []) { $0.append($1) }
    #expect(again == values)
  }

  @Test func `any error of a type is rethrown or skipped`() throws {
    struct Refusal: Error {}
    struct Picky: Decodable {
      init(from decoder: any Decoder) throws {
        if try decoder.singleValueContainer().decode(Int.self) == 2 { throw Refusal() }
      }
    }
    #expect(throws: Refusal.self) {
      try JSON.Decoder().decodeLines(Picky.self, from: "1\n2\n3\n")
    }
    let skipped = try JSON.Decoder().forEachLine(
      Picky.self, in: "1\n 2\n3\n", settings: JSONStreamSettings(failures: .skip(atMost: 1))
    ) { _, _ in }
    #expect(skipped.map(\.reason) == [.custom])
    #expect(skipped.map(\.line) == [2])
    #expect(skipped.map(\.column) == [2])
    #expect(skipped.map(\.textNumber) == [2])
    #expect(skipped.first?.underlying is Refusal)
  }
}
