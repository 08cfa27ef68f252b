import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

/// Damaged JSON5 decodes to a value or throws a `DecodingError` with its location; it never traps.
@Suite("Damaged JSON5")
struct JSON5DamageTests {
  private static func documents(seed: UInt64, count: Int) -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    var spelling = JSON5Spelling(isForFoundation: false, generator: SeededGenerator(seed: ~seed))
    return (0..<count).map { _ in
      Array(spelling.text(.randomDocument(count: 100, using: &generator)).utf8)
    }
  }

  private func check(_ bytes: some ByteSource, count: Int, _ note: @autoclosure () -> String) {
    for assumes in [false, true] {
      let settings = JSONReaderSettings(grammar: .json5, assumesTopLevelDictionary: assumes)
      let skipped = skip(bytes, settings)
      let read = read(Tree.self, from: bytes, settings)
      for problem in [skipped.problem, read.problem].compactMap({ $0 }) {
        let isInside = problem.failure.map { 0...count ~= ($0.offset ?? -1) } ?? false
        if problem.kind != "dataCorrupted" || !isInside { Issue.record("\(note()): \(problem)") }
      }
      if skipped.problem != nil, read.problem == nil {
        Issue.record("\(note()): can be read but not skipped")
      }
    }
  }

  @Test func `a document truncated anywhere is rejected`() {
    for (index, document) in Self.documents(seed: 0x5C7, count: 6).enumerated() {
      for count in 0..<document.count {
        let note = "seed 0x5C7, document \(index) truncated at \(count)"
        check(document[..<count], count: count, note)
      }
      // A top-level array has no valid prefix, apart from what follows it.
      let end = document.lastIndex(of: 0x5D) ?? 0
      for count in 0..<end where skip(document[..<count], grammar: .json5).problem == nil {
        Issue.record("seed 0x5C7, document \(index) truncated at \(count) is accepted")
      }
    }
  }

  @Test func `documents with changed bytes give a value or a DecodingError`() {
    let documents = Self.documents(seed: 0x5F1, count: 40)
    var generator = SeededGenerator(seed: 0x5F2)
    let telling = Array("'\"\\/*,:[]{}+-.0xeINu\n\r\u{b} \u{a0}\u{2028}".utf8)
    for flip in 0..<4_000 {
      var bytes = documents[flip % documents.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[position] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes.remove(at: position)
        case 2: bytes.insert(telling.randomElement(using: &generator) ?? 0, at: position)
        default: bytes[position] = telling.randomElement(using: &generator) ?? 0
        }
        if bytes.isEmpty { bytes = [0x2F] }
      }
      check(
        bytes, count: bytes.count,
        "seed 0x5F2, change \(flip): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `short random documents never trap`() {
    let bytes = Array("'\\/*\n{[a0x.+-,:]}\u{a0}I".utf8)
    var generator = SeededGenerator(seed: 0x540)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...7, using: &generator)
      let text = (0..<count).map { _ in bytes[Int.random(in: 0..<bytes.count, using: &generator)] }
      check(text, count: count, "seed 0x540: \(String(decoding: text, as: UTF8.self))")
    }
  }
}
