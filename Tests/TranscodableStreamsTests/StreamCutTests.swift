import Foundation
import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams
import TranscodableTestSupport

/// Compares chunked streams with the same streams in one chunk.
@Suite("Chunked streams")
struct StreamCutTests {
  private static let framings: [JSONFraming] = [.lines, .sequence, .values, .elements]

  /// A stream with a document between two valid ones.
  private static func stream(_ text: [UInt8], _ framing: JSONFraming) -> [UInt8] {
    let good = Array("[7]".utf8)
    return switch framing {
    case .lines: good + [0x0A] + text + [0x0A] + good + [0x0A]
    case .sequence: [0x1E] + good + [0x0A, 0x1E] + text + [0x0A, 0x1E] + good + [0x0A]
    case .values: good + [0x20] + text + [0x20] + good
    case .elements: [0x5B] + good + [0x2C] + text + [0x2C] + good + [0x5D]
    }
  }

  private static func expectSame(
    _ bytes: [UInt8], cuts: [[Int]], _ settings: JSONStreamSettings, _ name: String
  ) {
    var whole = StreamRun(bytes, settings)
    let failure = whole.failure
    for cuts in cuts {
      let cut = StreamRun(bytes, cuts: cuts, settings)
      // Decoding in memory discards skipped failures when it throws.
      if failure != nil { (whole.skipped, whole.found) = (cut.skipped, cut.found) }
      if cut != whole { Issue.record("\(name) split at \(cuts.prefix(3)): \(cut), not \(whole)") }
    }
  }

  private static func pieces(_ count: Int) -> [[Int]] {
    [1, 7, 4096].map { Array(stride(from: $0, to: count, by: $0)) }
  }

  @Test(
    .enabled(if: Documents.conformance != nil, "TRANSCODABLE_CONFORMANCE names no folder"),
    arguments: Documents.names(in: Documents.conformance))
  func `the documents of JSONTestSuite can be split at every byte`(_ name: String) throws {
    let folder = try #require(Documents.conformance)
    let text = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    for framing in Self.framings {
      let settings = JSONStreamSettings(framing: framing).skipping
      let bytes = Self.stream(text, framing)
      let cuts = bytes.count < 4000 ? (1..<bytes.count).map { [$0] } : []
      Self.expectSame(bytes, cuts: cuts + Self.pieces(bytes.count), settings, name)
      Self.expectSame(text, cuts: Self.pieces(text.count), settings, name)
    }
  }

  @Test(
    .enabled(if: Documents.conformance != nil, "TRANSCODABLE_CONFORMANCE names no folder"),
    arguments: Documents.names(in: Documents.conformance).filter { !$0.hasPrefix("i_") })
  func `documents of JSONTestSuite decode or fail between valid lines`(_ name: String) throws {
    let folder = try #require(Documents.conformance)
    var text = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    let isGood = name.hasPrefix("y_")
    if isGood {
      // In valid documents, line feeds are only whitespace.
      text = text.map { $0 == 0x0A ? 0x20 : $0 }
    } else {
      text = text.map { $0 == 0x0A ? 0x0D : $0 }
    }
    let isBlank = text.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    var settings = JSONStreamSettings(reader: JSONReaderSettings(grammar: .strict)).skipping
    settings.blankLines = .refused
    let run = StreamRun(Self.stream(text, .lines), settings)
    #expect(run.failure == nil)
    #expect(run.values.count == (isGood ? 3 : 2))
    #expect(run.values.first == "[7]")
    #expect(run.values.last == "[7]")
    #expect(run.skipped.count == (isGood ? 0 : 1))
    if !isGood {
      #expect(run.skipped.first?.split(separator: " ").dropFirst().first == "2")
      #expect(run.skipped.first?.contains(" 2:") == true, "\(run.skipped), \(isBlank)")
    }
  }

  @Test(
    .enabled(if: Documents.corpus != nil, "TRANSCODABLE_CORPUS names no folder"),
    arguments: Documents.names(in: Documents.corpus))
  func `large documents can be split at the first bytes and at random ones`(_ name: String) throws {
    let folder = try #require(Documents.corpus)
    let text = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    let framings = [JSONFraming.values, .elements(of: try pointer(name))]
    for framing in framings {
      let whole = try frames(text, cuts: [], framing)
      let cuts = Array(stride(from: 4096, to: text.count, by: 4096))
      #expect(try frames(text, cuts: cuts, framing) == whole)
    }
    // Values far from a split don't depend on it.
    var generator = SeededGenerator(seed: 0x5EED)
    let start = Array(text.prefix(8192 + 64))
    for offset in 1...8192 { Self.expectSameNear(offset, in: start, reach: 24, name) }
    for _ in 0..<2000 {
      let offset = Int.random(in: 1..<text.count, using: &generator)
      Self.expectSameNear(offset, in: text, reach: 200, name)
    }
  }

  /// Splits the stream near an offset.
  private static func expectSameNear(
    _ offset: Int, in text: [UInt8], reach: Int, _ name: String
  ) {
    let part = Array(text[max(0, offset - reach)..<min(text.count, offset + reach)])
    for framing in framings {
      expectSame(
        part, cuts: [[min(offset, reach)]], JSONStreamSettings(framing: framing).skipping, name)
    }
  }

  private func pointer(_ name: String) throws -> JSON.Pointer {
    switch name {
    case "canada.json": try JSON.Pointer("/features/0/geometry/coordinates")
    case "citm_catalog.json": try JSON.Pointer("/performances")
    case "github_events.json": JSON.Pointer()
    default: try JSON.Pointer("/statuses")
    }
  }

  /// Identifies the ranges of documents by length and hash.
  private func frames(_ bytes: [UInt8], cuts: [Int], _ framing: JSONFraming) throws -> [Int] {
    var stream = JSONTextStream(settings: JSONStreamSettings(framing: framing))
    var found: [Int] = []
    var start = 0
    for end in cuts + [bytes.count] {
      stream.append(bytes.span.extracting(start..<end))
      start = end
      if end == bytes.count { stream.finish() }
      while let text = try stream.next({ withCursor(over: $0) { $0.remaining } }) {
        found += [text, stream.position.offset, stream.position.line, stream.position.column]
      }
    }
    return found
  }

  @Test(arguments: 0..<60)
  func `random streams can be split at random offsets`(_ round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    let parts = [
      "1", "-2.5e3", "true", "nul", "\"a\u{2028}é😀\"", "\"\\ud83d\\ude00\"", "\"x\\\"y\"", "[]",
      "{\"a\":[1,{\"b\":null}]}", "[", "}", ",", " ", "\n", "\r\n", "\u{1E}", "\"", "\\", "[1,\n2]",
      "\u{FEFF}", "é", "😀", "n\u{2028}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      bytes += Array((parts.randomElement(using: &generator) ?? "").utf8)
      if Int.random(in: 0..<3, using: &generator) == 0 { bytes.append(0x0A) }
    }
    for framing in Self.framings {
      var settings = JSONStreamSettings(framing: framing).skipping
      if round % 3 == 0 { settings.reader.maximumDocumentSize = 4 + round % 10 }
      if round % 5 == 0 { settings.maximumStreamSize = bytes.count / 2 }
      let cuts = (0..<20).map { _ in
        (0..<Int.random(in: 0..<6, using: &generator))
          .map { _ in Int.random(in: 0...bytes.count, using: &generator) }.sorted()
      }
      Self.expectSame(
        bytes, cuts: cuts + Self.pieces(bytes.count) + (0...bytes.count).map { [$0] }, settings,
        "round \(round), \(framing), \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
