import Foundation
import Testing
import TranscodableFoundation
import TranscodableTestSupport

/// Valid documents: their encoding, top-level value and surrounding whitespace.
@Suite("Container path: documents")
struct DocumentInputTests {
  private struct Model: Decodable, Equatable {
    var name: String
    var numbers: [Int]
  }

  private static let document = #"{"name":"é中😀","numbers":[1,2]}"#
  private static let value = Model(name: "é中😀", numbers: [1, 2])

  private func bytes(_ text: String, _ encoding: String.Encoding, mark: [UInt8]) -> Data {
    Data(mark) + (text.data(using: encoding) ?? Data())
  }

  @Test func `any value is allowed at the top level`() {
    expectValue(5, " 5 ")
    expectValue(-0.5, "-5e-1")
    expectValue(true, "true")
    expectValue("x", #""x""#)
    expectValue(String?.none, "null")
    expectValue([Int](), "[]")
    expectValue([String: Int](), "\n{\t}\r")
  }

  @Test func `every Unicode encoding is detected without a byte order mark`() {
    for encoding: String.Encoding in [
      .utf8, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian,
    ] {
      expectValue(Self.value, bytes(Self.document, encoding, mark: []))
      expectValue([7], bytes("[7]", encoding, mark: []))
    }
    for encoding: String.Encoding in [.utf8, .utf16BigEndian, .utf16LittleEndian] {
      expectValue(7, bytes("7", encoding, mark: []))
    }
  }

  @Test func `byte order marks are detected as in Foundation`() {
    expectValue(Self.value, bytes(Self.document, .utf8, mark: [0xEF, 0xBB, 0xBF]))
    expectValue(Self.value, bytes(Self.document, .utf16BigEndian, mark: [0xFE, 0xFF]))
    expectValue(Self.value, bytes(Self.document, .utf16LittleEndian, mark: [0xFF, 0xFE]))
    expectValue(Self.value, bytes(Self.document, .utf32BigEndian, mark: [0, 0, 0xFE, 0xFF]))
    // As in Foundation, the mark of little-endian UTF-32 is read as that of UTF-16, and decoding
    // fails.
    expectProblem(
      "dataCorrupted at .", Model.self,
      bytes(Self.document, .utf32LittleEndian, mark: [0xFF, 0xFE, 0, 0]))
    // Foundation's table has this wrong mark instead.
    expectSame(
      Model.self, bytes(Self.document, .utf32LittleEndian, mark: [0xFE, 0xFF, 0, 0]))
  }

  @Test func `invalid encodings are rejected as corrupted data`() {
    for broken: [UInt8] in [
      [0xFE, 0xFF, 0x00], [0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8, 0x22, 0x00],
      [0x00, 0x00, 0x00], [0xEF, 0xBB, 0xBF], [0xEF, 0xBB], [0xFE, 0xFF], [0xFF],
      [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC0, 0xAF, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xFF, 0x22],
    ] {
      expectProblem("dataCorrupted at .", String.self, Data(broken))
    }
  }

  @Test(arguments: [
    "", " ", "\n\t\r ", "[", "{", "[1", "{\"a\"", "{\"a\":", "{\"a\":1", "\"", "\"abc", "\"\\",
    "tru", "nul", "[1,", "}", ",", ":", "[,]", "[1,,2]", "{,}", "{\"a\"}", "{\"a\":}",
    "{1:2}", "{a:1}", "{}{}", "1 2", "null null", "'a'", "[1 2]", "{\"a\":1 \"b\":2}",
    "True", "NULL", "nan", "NaN", "Infinity", "+1", ".5", "0x10", "\u{feff}\u{feff}1", "/**/1",
    "\u{a0}1", "[1]\u{0}", "undefined",
  ])
  func `invalid JSON is corrupted data for every type`(_ document: String) {
    expectProblem("dataCorrupted at .", Anything.self, document)
    expectProblem("dataCorrupted at .", [Anything].self, "[" + document)
    expectProblem("dataCorrupted at .", Model.self, #"{"name":"x","numbers":[1,\#(document)}"#)
  }

  @Test func `only whitespace may follow the top-level value`() {
    for document in ["[1]]", "]", "{}}", "{}[]", "1,", "1 null", "true false", "[] x"] {
      expectProblem("dataCorrupted at .", Anything.self, document)
    }
  }

  @Test func `a single trailing comma is accepted`() {
    expectValue([1, 2], "[1,2,]")
    expectValue([1, 2], "[1,2 , ]")
    expectValue(["a": [1]], #"{"a":[1,],}"#)
    expectValue(Model(name: "", numbers: []), #"{"name":"","numbers":[],}"#)
    expectProblem("dataCorrupted at .", [Int].self, "[1,2,,]")
    expectProblem("dataCorrupted at .", [Int].self, "[,]")
    expectProblem("dataCorrupted at .", [String: Int].self, "{,}")
    expectAnswers("[1,]", ["1", "1", "true"]) { decoder, log in
      var container = try decoder.unkeyedContainer()
      log.note(container.count ?? -1)
      log.attempt { try container.decode(Int.self) }
      log.note(container.isAtEnd)
    }
  }

  @Test func `whitespace is allowed between all tokens`() {
    for space in [" ", "\n", "\r", "\t", " \r\n\t "] {
      let parts = ["{", #""name""#, ":", #""x""#, ",", #""numbers""#, ":", "[", "1", ",", "2", "]"]
      let document = ([""] + parts + ["}", ""]).joined(separator: space)
      expectValue(Model(name: "x", numbers: [1, 2]), document)
    }
  }

  @Test func `arrays and objects nest up to 512 levels`() {
    indirect enum Nested: Decodable, Equatable {
      case end, more(Nested)
      init(from decoder: any Decoder) throws {
        if var array = try? decoder.unkeyedContainer() {
          self = array.isAtEnd ? .end : .more(try array.decode(Nested.self))
        } else {
          let object = try decoder.container(keyedBy: AnyKey.self)
          self = object.contains("a") ? .more(try object.decode(Nested.self, forKey: "a")) : .end
        }
      }
    }
    func document(_ open: String, _ close: String, _ depth: Int) -> String {
      String(repeating: open, count: depth - 1) + (open == "[" ? "[]" : "{}")
        + String(repeating: close, count: depth - 1)
    }
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      #expect(expectSame(Nested.self, document(open, close, 512)).value != nil)
      expectProblem("dataCorrupted at .", Nested.self, document(open, close, 513))
      expectProblem("dataCorrupted at .", Int.self, document(open, close, 513))
      expectProblem("dataCorrupted at .", Nested.self, document(open, close, 100_000))
    }
    expectProblem("dataCorrupted at .", Nested.self, String(repeating: "[", count: 100_000))
  }

  @Test func `strings decode with their escapes`() {
    for text in [
      #""""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u4e2d\ud83d\ude00""#, #""\u0000""#,
      #""\uFFFF\ufffe""#, "\"\u{7f}\u{2028}\u{2029}\"", #""\uD83D\uDE00x\uD83D\uDE00""#,
    ] {
      #expect(expectSame(String.self, text).value != nil)
      expectSame([String].self, "[\(text)]")
      expectSame([String: String].self, "{\(text):\(text)}")
    }
    for text in [
      #""\x""#, #""\u12""#, #""\u123g""#, #""\ud83d""#, #""\ud83dx""#, #""\ud83d\n""#,
      #""\ude00""#, #""\ud83d\ud83d""#, "\"\n\"", "\"\t\"", "\"\u{1f}\"", #""\'""#, #""\v""#,
      #""\u+123""#, #""\U0041""#,
    ] {
      expectProblem("dataCorrupted at .", String.self, text)
      expectProblem("dataCorrupted at .", [String].self, "[\(text)]")
      expectProblem("dataCorrupted at .", [String: Int].self, "{\(text):1}")
    }
  }
}
