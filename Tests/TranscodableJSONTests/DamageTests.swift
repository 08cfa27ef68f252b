import Foundation
import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

/// Damaged documents decode to a value or throw a `DecodingError`; they never trap.
///
/// A debug build tests excerpts of the large files so that it finishes within a minute. A release
/// build (`swift test -c release`) tests whole files.
@Suite("Damaged documents")
struct DamageTests {
  struct Document: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  private static let documents: [Document] = {
    guard let folder = Documents.corpus else {
      var generator = SeededGenerator(seed: 0xDA)
      let tree = Tree.randomDocument(count: 40_000, using: &generator)
      let text = (try? JSONWriter.write(layout: .prettyPrinted) { tree.encode(to: &$0) }) ?? []
      return [Document(name: "generated", bytes: text)]
    }
    return Documents.names(in: folder).compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return Document(name: name, bytes: [UInt8](data))
    }
  }()

  private static let isThorough: Bool = {
    #if DEBUG
      false
    #else
      true
    #endif
  }()

  /// Both skips and reads the document.
  private func check(_ bytes: some ByteSource, count: Int, _ note: @autoclosure () -> String) {
    let skipped = skip(bytes)
    let read = read(Tree.self, from: bytes)
    for problem in [skipped.problem, read.problem].compactMap({ $0 }) {
      let isInside = problem.failure.map { 0...count ~= ($0.offset ?? -1) } ?? false
      if problem.kind != "dataCorrupted" || !isInside {
        Issue.record("\(note()): \(problem)")
      }
    }
    // Values that can't be skipped can't be read. Numbers may be valid but out of range.
    if skipped.problem != nil, read.problem == nil {
      Issue.record("\(note()): can be read but not skipped")
    }
  }

  @Test(arguments: documents)
  func `a document truncated in its first 4 KB is rejected`(_ document: Document) {
    for count in 0..<min(4096, document.bytes.count) {
      check(document.bytes[..<count], count: count, "\(document.name) cut at \(count)")
      if count > 0 { #expect(skip(document.bytes[..<count]).problem != nil) }
    }
  }

  @Test(arguments: documents)
  func `a document truncated anywhere is rejected`(_ document: Document) {
    var generator = SeededGenerator(seed: 0xC07)
    let end = Self.isThorough ? document.bytes.count : min(document.bytes.count, 12_000)
    for _ in 0..<1_000 {
      let count = Int.random(in: 0..<end, using: &generator)
      check(document.bytes[..<count], count: count, "seed 0xC07, \(document.name) cut at \(count)")
    }
  }

  @Test(arguments: documents)
  func `documents with changed bytes give a value or a DecodingError`(_ document: Document) {
    var generator = SeededGenerator(seed: 0xF11)
    let excerpts = Self.isThorough ? [document.bytes] : excerpts(of: document.bytes)
    let flips = 10_000 / Self.documents.count
    for flip in 0..<flips {
      var bytes = excerpts[flip % excerpts.count]
      // Usually one change, sometimes several.
      for _ in 0..<(flip % 4 == 0 ? 3 : 1) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[position] = UInt8(truncatingIfNeeded: generator.next())
      }
      check(bytes, count: bytes.count, "seed 0xF11, \(document.name), change \(flip)")
    }
  }

  /// Returns values of at most 4 KB from the whole document.
  private func excerpts(of document: [UInt8]) -> [[UInt8]] {
    var excerpts: [[UInt8]] = []
    var rest = [document]
    while let text = rest.popLast(), excerpts.count < 200 {
      if text.count <= 4096 {
        if text.count > 64 { excerpts.append(text) }
        continue
      }
      rest += (try? JSONReader.read(text) { Self.children(&$0) }) ?? []
    }
    return excerpts
  }

  /// Returns the JSON of the first children of the current array or object.
  private static func children(_ reader: inout JSONReader) -> [[UInt8]] {
    var children: [[UInt8]] = []
    let isObject = reader.nextKind == .object
    var more = isObject ? reader.beginDictionary() : reader.beginArray()
    while more {
      if isObject { _ = reader.takeKey() }
      if children.count < 50, let text = reader.takeValueText() {
        children.append(text)
      } else {
        reader.skipValue()
      }
      more = isObject ? reader.nextEntry() : reader.nextElement()
    }
    return children
  }
}
