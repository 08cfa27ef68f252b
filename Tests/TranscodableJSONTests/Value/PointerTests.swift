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

  /// RFC 6901, sections 5 and 6: the pointer, as a fragment, and where it leads.
  private static let examples: [(text: String, fragment: String, value: JSON)] = [
    ("", "#", document), ("/foo", "#/foo", ["bar", "baz"]), ("/foo/0", "#/foo/0", "bar"),
    ("/", "#/", 0), ("/a~1b", "#/a~1b", 1), ("/c%d", "#/c%25d", 2), ("/e^f", "#/e%5Ef", 3),
    ("/g|h", "#/g%7Ch", 4), ("/i\\j", "#/i%5Cj", 5), ("/k\"l", "#/k%22l", 6), ("/ ", "#/%20", 7),
    ("/m~0n", "#/m~0n", 8),
  ]

  @Test func theExamplesOfTheStandardLeadWhereItSays() throws {
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
  func textThatIsNoPointerIsRefused(
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
  func fragmentsThatAreNoPointersAreRefused(
    _ text: String, _ reason: JSON.Pointer.SyntaxError.Reason
  ) {
    let error = #expect(throws: JSON.Pointer.SyntaxError.self) { try JSON.Pointer(fragment: text) }
    #expect(error?.reason == reason)
  }

  @Test func tildesAreUnescapedOnce() throws {
    #expect(try JSON.Pointer("/~01").tokens == ["~1"])
    #expect(JSON.Pointer(tokens: ["~1", "/"]).description == "/~01/~1")
  }

  @Test(arguments: [
    "00", "01", "-1", "+1", "1 ", " 1", "1.0", "1e0", "-", "", "99999999999999999999", "２",
  ])
  func indicesHaveOneForm(_ token: String) {
    let pointer: JSON.Pointer = ["list", token]
    #expect((["list": [1, 2, 3]] as JSON)[pointer] == nil)
    #expect((["list": ["\(token)": 1]] as JSON)[pointer] == 1)
  }

  @Test(arguments: [0x901, 0x6901] as [UInt64])
  func textAndFragmentLeadBack(_ seed: UInt64) throws {
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

  @Test func pointersAreBuiltAndTakenApart() {
    let pointer = JSON.Pointer().appending("a/b").appending(3)
    #expect(pointer == ["a/b", "3"])
    #expect(pointer.parent == ["a/b"])
    #expect(JSON.Pointer().parent == nil)
  }

  /// A pointer, a value to set there, and what the document is then; nil if it stays as it is.
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

  @Test func valuesAreSetWhereThereIsAPlaceForThem() throws {
    let original = try JSON(parsing: #"{"a":[1,[2]],"o":{}}"#)
    for (text, value, expected) in Self.settings {
      var json = original
      json[try JSON.Pointer(text)] = value
      #expect(json.description == expected ?? original.description, "\(text)")
    }
  }
}
