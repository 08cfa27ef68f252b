import Foundation
import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

@Suite("Input types")
struct InputTests {
  private static let text = #" {"a": [1, 2.5, "é😀\n"], "b": {"c": null, "d": true}} "#
  private static let broken = #" {"a": [1, 2.5, "é😀\n"], "b": {"c": null, "d": truth}} "#

  /// The outcomes of reading a document from every type of input.
  private func outcomes(_ text: String) -> [Outcome<Tree>] {
    let bytes = Array(text.utf8)
    let padded = Array("[1,".utf8) + bytes + Array(",2]".utf8)
    let inside = 3..<3 + bytes.count
    var outcomes = [
      read(Tree.self, from: text), read(Tree.self, from: Substring(text)),
      read(Tree.self, from: "\"x\(text)".dropFirst(2)), read(Tree.self, from: bytes),
      read(Tree.self, from: ContiguousArray(bytes)), read(Tree.self, from: padded[inside]),
      read(Tree.self, from: Data(bytes)), read(Tree.self, from: Data(padded)[inside]),
      read(Tree.self, from: NSMutableString(string: text) as String),
    ]
    let settings = JSONReaderSettings()
    let span = bytes.span
    outcomes.append(
      Outcome {
        try JSONReader.read(span, settings: settings) { Tree.decode(from: &$0) ?? .null }
      })
    outcomes.append(
      Outcome {
        // SAFETY: these elements have no padding, so they can be viewed as raw bytes.
        try unsafe JSONReader.read(span.bytes, settings: settings) {
          Tree.decode(from: &$0) ?? .null
        }
      })
    outcomes.append(
      Outcome {
        try unsafe bytes.withUnsafeBytes { buffer in
          try unsafe JSONReader.read(buffer.bytes, settings: settings) {
            Tree.decode(from: &$0) ?? .null
          }
        }
      })
    outcomes.append(Outcome { try JSON.decode(Tree.self, from: Data(bytes)) })
    outcomes.append(Outcome { try JSON.decode(Tree.self, from: text) })
    outcomes.append(Outcome { try JSON.Decoder().decode(Tree.self, from: Data(padded)[inside]) })
    return outcomes
  }

  @Test func `all input types give the same value`() throws {
    let expected = try JSONDecoder().decode(Tree.self, from: Data(Self.text.utf8))
    for outcome in outcomes(Self.text) { #expect(outcome.value == expected) }
  }

  @Test func `all input types give the same error`() throws {
    for problem in outcomes(Self.broken).map(\.problem) {
      #expect(problem?.path == "b/d")
      #expect(
        problem?.text.contains("line 1, column 48 (byte 51)") == true,
        "\(String(describing: problem))")
    }
    for problem in outcomes("").map(\.problem) {
      #expect(problem?.failure?.reason == .unexpectedEnd)
    }
  }

  @Test func `a byte order mark is skipped`() {
    for text in ["{}", "1", "[\"é\"]"] {
      #expect(read(Tree.self, from: "\u{feff}\(text)") == read(Tree.self, from: text))
    }
    #expect(read(Tree.self, from: "\u{feff}").problem != nil)
    #expect(read(Tree.self, from: "\u{feff}\u{feff}1").problem != nil)
    #expect(read(Tree.self, from: "1\u{feff}").problem != nil)
    #expect(
      read(Tree.self, from: "\u{feff}[1,x]").problem?.text.contains("line 1, column 4 (byte 3)")
        == true)
  }

  private func encoded(_ text: String, _ width: Int, isBigEndian: Bool) -> [UInt8] {
    let units = width == 2 ? text.utf16.map { UInt32($0) } : text.unicodeScalars.map { $0.value }
    return units.flatMap { unit in
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> UInt32($0 * 8)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: [
    "{}", "1", "[\"é😀\"]", #"{"key": ["\ud83d\ude00", null]}"#, "[1,", "7 ", "\"x\"",
  ])
  func `other encodings are detected from the first bytes`(_ text: String) {
    let expected = read(Tree.self, from: text)
    let marks: [(Int, Bool, [UInt8])] = [
      (2, true, []), (2, false, []), (4, true, []), (4, false, []), (2, true, [0xFE, 0xFF]),
      (2, false, [0xFF, 0xFE]),
      (4, true, [0, 0, 0xFE, 0xFF]),
    ]
    for (width, isBigEndian, mark) in marks {
      let bytes = mark + encoded(text, width, isBigEndian: isBigEndian)
      #expect(read(Tree.self, from: bytes) == expected, "\(bytes)")
      #expect(
        (try? JSONDecoder().decode(Tree.self, from: Data(bytes))) == expected.value, "\(bytes)")
    }
  }

  @Test func `every short input is accepted exactly if Foundation accepts it`() {
    let bytes: [UInt8] = [0x00, 0x20, 0x30, 0x31, 0x5B, 0x5D, 0xFE, 0xFF, 0xEF, 0xBB, 0xBF]
    for length in 0...4 {
      var indices = Array(repeating: 0, count: length)
      repeat {
        let input = indices.map { bytes[$0] }
        let expected = (try? JSONDecoder().decode(Tree.self, from: Data(input))) != nil
        #expect((read(Tree.self, from: input).value != nil) == expected, "\(input)")
      } while advance(&indices, below: bytes.count)
    }
  }

  private func advance(_ indices: inout [Int], below limit: Int) -> Bool {
    for position in indices.indices {
      indices[position] += 1
      if indices[position] < limit { return true }
      indices[position] = 0
    }
    return false
  }

  @Test func `invalid code units in other encodings are rejected`() {
    let lone: [UInt8] = [0x22, 0, 0x00, 0xD8, 0x22, 0]
    let cut: [UInt8] = [0x5B, 0, 0x31, 0, 0x5D]
    let beyond: [UInt8] = [0x22, 0, 0, 0, 0, 0, 0x11, 0, 0x22, 0, 0, 0]
    for bytes in [lone, cut, beyond] {
      #expect(read(Tree.self, from: bytes).problem?.kind == "dataCorrupted")
    }
  }

  @Test func `isAtEnd ignores trailing whitespace`() throws {
    let answers = try JSONReader.read("[1] \n") { reader in
      let before = reader.isAtEnd
      reader.skipValue()
      return [before, reader.isAtEnd]
    }
    #expect(answers == [false, true])
  }

  @Test func `swapping two readers fails a precondition`() async {
    await #expect(processExitsWith: .failure) {
      try JSONReader.read("[1]") { outer in
        try JSONReader.read("[2]") { inner in swap(&outer, &inner) }
      }
    }
    await #expect(processExitsWith: .failure) {
      try JSONReader.read("[1]") { outer in
        try? JSONReader.read("[2]") { inner in
          swap(&outer, &inner)
          throw CancellationError()
        }
        outer.skipValue()
      }
    }
    await #expect(processExitsWith: .failure) {
      struct Thief: JSONDecodable {
        init(from decoder: any Decoder) throws {}
        init() {}
        static func decode(from reader: inout JSONReader) -> Thief? {
          try? JSONReader.read("2") { inner in swap(&reader, &inner) }
          return Thief()
        }
      }
      _ = try JSON.Decoder().decode([String: [Thief]].self, from: Data(#"{"a": [1]}"#.utf8))
    }
  }
}
