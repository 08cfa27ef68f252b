import Testing
import TranscodableJSON

@Suite("JSON Merge Patch")
struct MergePatchTests {
  /// RFC 7396, appendix A: the original, the patch, and the result.
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

  @Test func theExamplesOfTheStandardGiveWhatItSays() throws {
    for (original, patch, result) in Self.examples {
      let patched = try JSON(parsing: original).mergePatched(with: try JSON(parsing: patch))
      #expect(patched.description == result, "\(original) patched with \(patch)")
    }
  }

  /// RFC 7396, section 3.
  @Test func theDocumentOfTheStandardIsPatched() throws {
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

  @Test func manyMembersAreRemovedAtOnce() {
    let keys = (0..<20_000).map { "\($0)" }
    var json = JSON.object(JSON.Object(keys.map { (key: $0, value: 1) }))
    json.mergePatch(.object(JSON.Object(keys.dropLast().map { (key: $0, value: .null) })))
    #expect(json == ["19999": 1])
  }
}
