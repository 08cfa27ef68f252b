import Testing
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON Merge Patch")
struct MergePatchTests {
  /// RFC 7396, appendix A: original, patch and result.
  private static let examples: [(String, String, String)] = [
    (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
    (#"{"a":"b"}"#, #"{"a":null}"#, #"{}"#),
    (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
    (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
    (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
    (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
    (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
    (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
    (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
    (#"{"a":"foo"}"#, #"null"#, #"null"#),
    (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
    (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
    (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
    (#"{}"#, #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
  ]

  @Test func `the examples of RFC 7396 give the specified results`() throws {
    for (original, patch, result) in Self.examples {
      let patched = try JSON(parsing: original).mergePatched(with: try JSON(parsing: patch))
      #expect(patched.description == result, "\(original) patched with \(patch)")
    }
  }

  /// RFC 7396, section 3.
  @Test func `the example document of RFC 7396 is patched`() throws {
    var json: JSON = [
      "title": "Goodbye!", "author": ["givenName": "John", "familyName": "Doe"],
      "tags": ["example", "sample"], "content": "This will be unchanged",
    ]
    json.mergePatch([
      "title": "Hello!", "phoneNumber": "+01-123-456-7890", "author": ["familyName": nil],
      "tags": ["example"],
    ])
    let expected: JSON = [
      "title": "Hello!", "author": ["givenName": "John"], "tags": ["example"],
      "content": "This will be unchanged", "phoneNumber": "+01-123-456-7890",
    ]
    #expect(json == expected)
    #expect(json.description == expected.description)
  }

  @Test func `applying a patch between two values gives the second one`() throws {
    var generator = SeededGenerator(seed: 7396)
    var found = 0
    for _ in 0..<500 {
      let old = try Self.random(using: &generator)
      var new = try Self.random(using: &generator)
      // Random objects have nothing in common, so a patch would keep nothing.
      if case .object(let members) = new { new = old.mergePatched(with: .object(members)) }
      guard let patch = new.mergePatch(from: old) else { continue }
      #expect(old.mergePatched(with: patch) == new, "\(patch)")
      found += 1
    }
    #expect(found > 400)
  }

  @Test(
    arguments: [
      (#"{"a":{"b":1,"c":2},"d":null}"#, #"{"a":{"b":1},"d":null}"#, #"{"a":{"c":null}}"#),
      (#"{"a":1}"#, #"{"a":1}"#, "{}"), (#"{"a":1}"#, #"{"a":{}}"#, #"{"a":{}}"#),
      (#"{}"#, #"{"a":{}}"#, #"{"a":{}}"#), (#"[1]"#, #"{"a":2}"#, #"{"a":2}"#),
      (#"{"a":1}"#, #"[1]"#, "[1]"), ("[1]", "[1]", "[1]"), (#"{"a":1}"#, "null", "null"),
      (#"{"a":1}"#, #"{"a":null}"#, nil), (#"{}"#, #"{"a":{"b":null}}"#, nil),
      (#"{"a":[1]}"#, #"{"a":[null]}"#, #"{"a":[null]}"#),
    ] as [(String, String, String?)])
  func `a patch has only the differences`(_ old: String, _ new: String, _ patch: String?) throws {
    let found = try JSON(parsing: new).mergePatch(from: JSON(parsing: old))
    #expect(found?.description == patch)
  }

  private static func random(using generator: inout SeededGenerator) throws -> JSON {
    let tree = Tree.random(depth: 4, using: &generator)
    return try JSON(parsing: try JSONWriter.write { tree.encode(to: &$0) })
  }

  @Test func `many members can be removed by one patch`() {
    let keys = (0..<20_000).map { "\($0)" }
    var json = JSON.object(JSON.Object(keys.map { (key: $0, value: 1) }))
    json.mergePatch(.object(JSON.Object(keys.dropLast().map { (key: $0, value: .null) })))
    #expect(json == ["19999": 1])
  }
}
