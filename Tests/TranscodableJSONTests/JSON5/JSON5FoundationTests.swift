import Foundation
import Testing
import TranscodableJSON
import TranscodableTestSupport

/// Everything that `Foundation.JSONDecoder` with `allowsJSON5` accepts decodes to the same value.
///
/// Documents that trigger known bugs of Foundation are left out: it traps on an exponent with a
/// sign but without digits, and it reads past the end of a document that ends with a hexadecimal
/// number or, with assumed braces, with any number.
@Suite("JSON5 compared with Foundation")
struct JSON5FoundationTests {
  private func foundation<Value: Decodable & Equatable>(
    _ type: Value.Type, _ text: String
  ) -> Value? {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try? decoder.decode(type, from: Data(text.utf8))
  }

  @Test func `generated documents decode as in Foundation`() {
    let seed: UInt64 = 0x15_05
    var generator = SeededGenerator(seed: seed)
    var spelling = JSON5Spelling(isForFoundation: true, generator: SeededGenerator(seed: seed + 1))
    for index in 0..<3_000 {
      let tree = Tree.random(depth: 4, using: &generator).withoutNUL
      // The document must not end with a number.
      let text = spelling.text(tree) + " "
      #expect(json5(text) == tree.asRead, "seed \(seed), text \(index): \(text)")
      #expect(foundation(Tree.self, text) == tree.asRead, "seed \(seed), text \(index): \(text)")
      #expect(skip(text, grammar: .json5).problem == nil)
    }
  }

  @Test func `generated documents that use the whole standard decode`() {
    let seed: UInt64 = 0x15_06
    var generator = SeededGenerator(seed: seed)
    var spelling = JSON5Spelling(isForFoundation: false, generator: SeededGenerator(seed: seed + 1))
    for index in 0..<3_000 {
      let tree = Tree.random(depth: 4, using: &generator)
      let text = spelling.text(tree)
      #expect(json5(text) == tree.asRead, "seed \(seed), text \(index): \(text)")
      #expect(skip(text, grammar: .json5).problem == nil)
    }
  }

  @Test(arguments: [
    // Strings.
    #"['a', "b", 'c"d', "e'f", '\'', "\"", '\"', "\'", '\/\b\f\n\r\t\\', '\x41\xe9', '\u0041']"#,
    "['a\\\nb', 'a\\\rb', 'a\\\r\nb', '\u{2028}\u{2029}\u{7f}']", #"['\ud83d\ude00']"#,
    #"['\ud83d']"#, #"['\ude00']"#, #"['\ud83d\x41']"#, #"['\x4']"#, #"['\1']"#, #"['\01']"#,
    "['a\nb']", "['a\rb']", "['a]", #"["a']"#,
    // Numbers.
    "[+1, -1, +.5, .5, -.5, 5., +5., 5.e3, 0x1F, 0X1f, -0x10, +0x10, 0x10e1, 1E+5, 0., 0x0 ]",
    "[5.e ]", "[.e3 ]", "[. ]", "[+ ]", "[- ]", "[+-1 ]", "[--1 ]", "[010 ]", "[00 ]", "[-010 ]",
    "[0x ]", "[0xg ]", "[0x1.5 ]", "[0x1p3 ]", "[0x1e+2 ]", "[1.5.2 ]", "[1_000 ]", "[- 1 ]",
    "[1x ]",
    "[infinity ]", "[nan ]", "[-inf ]", "[Infinityx ]", "[NaN1 ]", "[1e999 ]", "[1e-999 ]",
    "[0b1 ]",
    "[Infinity, +Infinity, -Infinity]",
    // Keys.
    "{a: 1, $: 2, _: 3, a1: 4, é: 5, 中: 6, a\u{200c}b: 7, ª: 8, Ⅷ: 9, a‿b: 10, a٣: 11, 𝒜: 12}",
    "{true: 1, false: 2, null: 3, Infinity: 4, NaN: 5, if: 6, 'a': 7, \"b\": 8, '': 9}",
    "{1a: 1}", "{a-b: 1}", "{😀: 1}", "{a😀: 1}", "{\u{301}a: 1}", "{\u{200c}a: 1}", "{‿a: 1}",
    "{٣a: 1}", "{a b: 1}", "{a.b: 1}", "{#a: 1}", "{[a]: 1}", "{€: 1}", "{a\u{ad}b: 1}", "{1: 1}",
    #"{\u0020a: 1}"#, #"{a\u0020: 1}"#, #"{\u20ac: 1}"#, #"{a\u0000: 1}"#, #"{a\: 1}"#,
    #"{\ud83d\ude00: 1}"#, #"{'a\x41': 1, 'b\"': 2}"#,
    // Whitespace and comments.
    "\u{b}\u{c}\t\r\n [\u{b}1\u{c}]\u{b}", "/**/[/***/1/* * / */,/* // */2// /*\n]//", "[1//\r,2]",
    "/*/[1]", "/*[1]", "/*/**/*/[1]", "[1]/", "[1/2]", "#x\n[1]", "<!--x\n[1]", "\u{85}[1]",
    "\u{200b}[1]", "\u{180e}[1]", "\u{0}[1]", "\u{1c}[1]", "//", "/**/", "", " ",
    // Structure.
    "[1,]", "[,]", "[,1]", "[1,,2]", "{a: 1,}", "{,}", "{a: 1,,}", "{,a: 1}", "{}", "[]", "true",
    "'x'",
    "tru", "trueish", "true1", "[true'a']", "['a''b']", "[1 2]", "[1'a']", "{a: 1 b: 2}", "{a 1}",
    "{a}", "{'a' 'b'}", "1 ", "1. ", ".5 ", "5 //x", "[a]", "{a: b}", "[1]]", "[1}", "{a: 1]",
    "[tr/**/ue]", "{a: {b: [{c: 1}]}}", "\u{feff}{a: 1}", "{a: 1, a: 2, 'a': 3}",
  ])
  func `hand-written documents are accepted or rejected as in Foundation`(_ text: String) {
    #expect(json5(text) == foundation(Tree.self, text), "\(text)")
  }

  @Test(arguments: [
    "+1", "5.", ".5e1", "5.e1", "0x7f", "-0x80", "0x80", "-0x81", "0xffff", "1.5", "-0", "+0x0",
    "Infinity", "NaN", "'1'", "null", "0x7fffffffffffffff", "-0x8000000000000000",
    "0xffffffffffffffff", "0x10000000000000000", "1e2", "+.5e2",
    "340282366920938463463374607431768211455",
    "0xffffffffffffffffffffffffffffffff",
  ])
  func `integers are accepted or rejected as in Foundation`(_ number: String) {
    func check<Value: JSONInteger>(_ type: Value.Type) {
      let text = "[\(number) ]"
      #expect(json5(text) == foundation([Value].self, text), "\(type): \(text)")
    }
    check(Int8.self)
    check(UInt8.self)
    check(Int64.self)
    check(UInt64.self)
    check(Int128.self)
    check(UInt128.self)
  }

  /// Parts of the standard that Foundation rejects.
  @Test(arguments: [
    (#"['\v']"#, Tree.string("\u{b}")), (#"['\0']"#, .string("\0")), (#"['\a\é']"#, .string("aé")),
    (#"['\x00']"#, .string("\0")), (#"['\u0000']"#, .string("\0")), ("['a\tb']", .string("a\tb")),
    ("['a\\\u{2028}b']", .string("a\u{2028}b")), ("[0e1 ]", .number(0)),
    ("[\u{a0}1 ]", .number(1)), ("[\u{feff}1 ]", .number(1)), ("[\u{2028}1 ]", .number(1)),
    ("[\u{3000}1 ]", .number(1)), ("[//\u{2028}1 ]", .number(1)),
    ("[0xffffffffffffffffffffffffffffffffffffffff ]", .number(0x1p160)),
  ])
  func `documents that only Foundation rejects decode`(_ text: String, _ expected: Tree) {
    #expect(json5(text) == [expected], "\(text)")
    #expect(foundation(Tree.self, text) == nil, "\(text)")
  }

  /// Foundation keeps escapes in identifiers unchanged, including the backslash.
  @Test(arguments: [(#"\u0061b"#, "ab"), (#"\u0030a"#, "0a"), (#"a\x61"#, "aa")])
  func `escapes in identifiers are unescaped`(_ key: String, _ expected: String) {
    let text = "{\(key): 1}"
    #expect(json5(text) == [expected: 1])
    #expect(foundation([String: Int].self, text) == [key: 1])
  }

  /// Foundation treats these separators as part of the comment.
  @Test func `line and paragraph separators end a comment`() {
    for separator in ["\u{2028}", "\u{2029}"] {
      let text = "[1] // a \(separator) b"
      #expect(json5(text, as: [Int].self) == nil)
      #expect(foundation([Int].self, text) == [1])
    }
  }

  @Test func `comments needn't be valid UTF-8`() throws {
    let bytes = Array("[/*".utf8) + [0xFF, 0xC3] + Array("*/1 ]".utf8)
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    #expect(json5(bytes) == [1])
    #expect(try decoder.decode([Int].self, from: Data(bytes)) == [1])
  }
}

extension Tree {
  /// The same value without U+0000, whose escapes Foundation rejects in JSON5.
  fileprivate var withoutNUL: Tree {
    func clean(_ text: String) -> String {
      String(text.unicodeScalars.filter { $0 != "\0" }.map { Character($0) })
    }
    switch self {
    case .string(let text): return .string(clean(text))
    case .array(let elements): return .array(elements.map(\.withoutNUL))
    case .object(let members):
      return .object(
        Dictionary(members.map { (clean($0.key), $0.value.withoutNUL) }) { first, _ in first })
    default: return self
    }
  }
}
