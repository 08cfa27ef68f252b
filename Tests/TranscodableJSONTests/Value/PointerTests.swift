import Testing
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON Pointer")
struct PointerTests {
  /// The document of RFC 6901, section 5.
  private static let document: JSON = [
    "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6,
    " ": 7, "m~n": 8,
  ]

  /// RFC 6901, sections 5 and 6: pointer, fragment and value.
  private static let examples: [(text: String, fragment: String, value: JSON)] = [
    ("", "#", document), ("/foo", "#/foo", ["bar", "baz"]), ("/foo/0", "#/foo/0", "bar"),
    ("/", "#/", 0), ("/a~1b", "#/a~1b", 1), ("/c%d", "#/c%25d", 2), ("/e^f", "#/e%5Ef", 3),
    ("/g|h", "#/g%7Ch", 4), ("/i\\j", "#/i%5Cj", 5), ("/k\"l", "#/k%22l", 6), ("/ ", "#/%20", 7),
    ("/m~0n", "#/m~0n", 8),
  ]

  @Test func `the examples of RFC 6901 select the specified values`() throws {
    for (text, fragment, value) in Self.examples {
      let pointer = try JSON.Pointer(text)
      #expect(Self.document[pointer] == value)
      #expect(try JSON.Pointer(fragment: fragment) == pointer)
      #expect(pointer.description == text)
      #expect(pointer.fragment == fragment)
    }
  }

  @Test(arguments: [
    ("foo", JSON.Pointer.SyntaxError.Reason.missingSlash, 0), ("#/foo", .missingSlash, 0),
    ("/a~", .invalidEscape, 2), ("/é~2", .invalidEscape, 3), ("/~/", .invalidEscape, 1),
  ])
  func `invalid pointers are rejected`(
    _ text: String, _ reason: JSON.Pointer.SyntaxError.Reason, _ offset: Int
  ) {
    let error = #expect(throws: JSON.Pointer.SyntaxError.self) { try JSON.Pointer(text) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
    #expect(error?.description.contains(text) == true)
  }

  @Test(arguments: [
    ("/foo", JSON.Pointer.SyntaxError.Reason.missingNumberSign), ("#foo", .missingSlash),
    ("#/%", .invalidPercentEncoding), ("#/%2", .invalidPercentEncoding),
    ("#/%GG", .invalidPercentEncoding), ("#/%FF", .invalidPercentEncoding),
    ("#/%7E2", .invalidEscape),
  ])
  func `invalid fragments are rejected`(
    _ text: String, _ reason: JSON.Pointer.SyntaxError.Reason
  ) {
    let error = #expect(throws: JSON.Pointer.SyntaxError.self) { try JSON.Pointer(fragment: text) }
    #expect(error?.reason == reason)
  }

  @Test func `tildes are unescaped once`() throws {
    #expect(try JSON.Pointer("/~01").tokens == ["~1"])
    #expect(JSON.Pointer(tokens: ["~1", "/"]).description == "/~01/~1")
  }

  @Test(arguments: [
    "00", "01", "-1", "+1", "1 ", " 1", "1.0", "1e0", "-", "", "99999999999999999999", "２",
  ])
  func `an index has a single valid spelling`(_ token: String) {
    let pointer: JSON.Pointer = ["list", token]
    #expect((["list": [1, 2, 3]] as JSON)[pointer] == nil)
    #expect((["list": ["\(token)": 1]] as JSON)[pointer] == 1)
  }

  @Test(arguments: [0x901, 0x6901] as [UInt64])
  func `pointers round-trip through strings and fragments`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...4, using: &generator)
      let tokens = (0..<count).map { _ in
        Tree.randomText(using: &generator) + ["", "~", "/", "~1", "%41", "#"].randomElement(
          using: &generator)!
      }
      let pointer = JSON.Pointer(tokens: tokens)
      #expect(try JSON.Pointer(pointer.description) == pointer, "seed \(seed)")
      #expect(try JSON.Pointer(fragment: pointer.fragment) == pointer, "seed \(seed)")
      #expect(pointer.fragment.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test func `pointers can be built and split`() {
    let pointer = JSON.Pointer().appending("a/b").appending(3)
    #expect(pointer == ["a/b", "3"])
    #expect(pointer.parent == ["a/b"])
    #expect(JSON.Pointer().parent == nil)
  }

  /// Pointer, new value and resulting document, or `nil` if it stays unchanged.
  private static let settings: [(String, JSON?, String?)] = [
    ("", 1, "1"), ("", nil, "null"),
    ("/a", 1, #"{"a":1,"o":{}}"#), ("/n", 1, #"{"a":[1,[2]],"o":{},"n":1}"#),
    ("/a/0", "x", #"{"a":["x",[2]],"o":{}}"#), ("/a/2", 3, #"{"a":[1,[2],3],"o":{}}"#),
    ("/a/-", 3, #"{"a":[1,[2],3],"o":{}}"#), ("/a/1/-", 3, #"{"a":[1,[2,3]],"o":{}}"#),
    ("/a/1/0", nil, #"{"a":[1,[]],"o":{}}"#), ("/a/0", nil, #"{"a":[[2]],"o":{}}"#),
    ("/o/x", nil, nil), ("/o/x", 1, #"{"a":[1,[2]],"o":{"x":1}}"#),
    ("/o", nil, #"{"a":[1,[2]]}"#), ("/a/3", 3, nil), ("/a/01", 3, nil), ("/a/x", 3, nil),
    ("/x/y", 1, nil), ("/a/0/0", 1, nil), ("/a/-/0", 1, nil), ("/o/x/y", 1, nil),
    ("/a/-", nil, nil),
  ]

  @Test func `values are set only at locations that can hold them`() throws {
    let original = try JSON(parsing: #"{"a":[1,[2]],"o":{}}"#)
    for (text, value, expected) in Self.settings {
      var json = original
      json[try JSON.Pointer(text)] = value
      #expect(json.description == expected ?? original.description, "\(text)")
    }
  }
}
