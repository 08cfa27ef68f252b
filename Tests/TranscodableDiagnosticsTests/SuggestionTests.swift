import Testing
import TranscodableCore
import TranscodableDiagnostics
import TranscodableJSON

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("firstName", ["last_name", "first_name"], "first_name"),
    ("colour", ["color", "size"], "color"), ("naem", ["name"], "name"), ("id", ["ID"], "ID"),
    ("id", ["ip"], nil), ("name", ["title", "age"], nil), ("name", [], nil),
    ("", ["a"], nil), ("address", ["adress", "addresses"], "adress"),
  ])
  func `the nearest name is suggested`(_ name: String, _ names: [String], _ expected: String?) {
    #expect(nearest(to: name, among: names) == expected)
  }

  @Test func `edit distances are symmetric`() {
    let names = ["", "a", "ab", "ba", "abc", "acb", "kitten", "sitting", "日本"].map { Array($0) }
    for left in names {
      for right in names {
        let distance = editDistance(left, right)
        #expect(distance == editDistance(right, left))
        #expect((distance == 0) == (left == right))
        #expect(distance <= max(left.count, right.count))
      }
    }
    #expect(editDistance(Array("kitten"), Array("sitting")) == 3)
    #expect(editDistance(Array("ab"), Array("ba")) == 1)
  }

  @Test func `suggested keys come from the object that lacks the key`() {
    let text = #"{"firstName": 1, "a": [{}, {"first_nam": 2, "x": {"firstName": 3}}]}"#
    let failure = CodingFailure(
      .missingKey, in: nil, codingPath: [CodingFieldKey("a"), CodingFieldKey(index: 1)],
      expected: "firstName")
    let diagnostic = CodingDiagnosticReport([failure], source: text).diagnostics[0]
    #expect(diagnostic.suggestion == "first_nam")
    #expect(diagnostic.path.readablePath == "a[1]")
  }

  @Test func `keys are suggested even from a truncated document`() {
    let failure = CodingFailure(.missingKey, at: 15, expected: "name")
    #expect(
      CodingDiagnosticReport([failure], source: #"{"Name": 1, "x"#).diagnostics[0].suggestion
        == "Name")
  }

  @Test(arguments: [
    ([CodingPathStep](), ""), ([.key("a"), .index(3), .key("b")], "a[3].b"),
    ([.index(0), .key("zip code")], "[0][\"zip code\"]"), ([.key("日本"), .key("")], "日本[\"\"]"),
  ])
  func `paths are readable`(_ path: [CodingPathStep], _ expected: String) {
    #expect(path.readablePath == expected)
  }

  @Test func `long paths are truncated`() {
    let path = Array(
      repeating: CodingPathStep.key(String(repeating: "k", count: 1000)), count: 1000)
    #expect(path.readablePath.count == 200)
  }
}
