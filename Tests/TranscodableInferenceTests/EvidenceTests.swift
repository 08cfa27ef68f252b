import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// Decisions about maps, shared types and names.
@Suite("Inference decisions")
struct EvidenceTests {
  private func source(
    _ samples: JSON..., style: SwiftModel.Options.Style = .attributes
  ) -> String {
    Samples.model(of: samples, style: style).source()
  }

  private func remarks(
    _ sample: JSON, style: SwiftModel.Options.Style = .attributes
  ) -> [String] {
    Samples.model(of: [sample], style: style).remarks.filter { $0.kind != .decision }
      .map { "\($0.location.text): \($0.text)" }
  }

  /// Plug-ins, some of which lack a member or have an additional one.
  private func plugins(_ count: Int) -> JSON {
    var object = JSON.Object()
    for number in 0..<count {
      var plugin: JSON.Object = [
        "title": "t", "version": "1", "owner": ["name": "n", "mail": "m"],
      ]
      if number % 3 == 0 { plugin["stars"] = 1 }
      if number % 7 == 0 { plugin["removed"] = true }
      object["plugin-\("abcdefghijklmnopqrstuvwxyz".map(String.init)[number])"] = .object(plugin)
    }
    return .object(object)
  }

  @Test func `objects with mostly the same keys are a map of one type`() {
    let source = source(["plugins": plugins(20)])
    #expect(source.contains("let plugins: [String: Plugin]\n"))
    #expect(source.contains("let stars: Int?\n"))
    #expect(source.contains("let removed: Bool?\n"))
    #expect(source.components(separatedBy: "struct ").count == 4)
  }

  @Test func `a few objects with similar keys stay fields`() {
    #expect(source(["plugins": plugins(4)]).contains("let pluginA:"))
  }

  @Test func `objects that share few keys stay fields`() {
    var object = JSON.Object()
    for number in 0..<20 { object["m\(number)x"] = ["id": 1, "k\(number)": 1, "l\(number)": 2] }
    #expect(!source(.object(object)).contains("[String:"))
  }

  @Test(arguments: ["1.0.2", "2024-05-01", "/users/{id}", "a@example.org", "v2.1.0"])
  func `keys that can't be names make a map`(_ key: String) {
    let source = source(["versions": [key: ["size": 1, "tag": "x"]]])
    #expect(source.contains("let versions: [String: Version]\n"))
  }

  @Test(arguments: ["24h", "@id", "content-type", "a.b", "_id"])
  func `unusual names stay fields`(_ key: String) {
    #expect(!source(["x": [key: 1]]).contains("[String:"))
  }

  @Test func `names don't repeat a word of the enclosing key`() {
    let source = source([
      "image": ["image": ["url": "u", "width": 1], "title": "x"],
      "data": ["image": ["image": ["src": "s", "alt": "b"], "id": 1, "kind2": 2]],
    ])
    #expect(!source.contains("ImageImage"))
    #expect(!source.contains("DataData"))
  }

  @Test func `equal unions are one type`() {
    let source = source(
      ["price": 1, "width": 2, "height": "3"], ["price": "a", "width": "b", "height": 3])
    #expect(source.contains("let price: IntOrString\n"))
    #expect(source.contains("let width: IntOrString\n"))
    #expect(source.components(separatedBy: "tagging: .untagged").count == 2)
  }

  @Test func `a key style is used only if most keys follow it`() {
    #expect(!source(["aB": 1, "cD": 1, "e_f": 1, "g_h": 1, "i_j": 1]).contains("keys:"))
    #expect(source(["aB": 1, "c_d": 1, "e_f": 1, "g_h": 1]).contains("keys: .snakeCase"))
  }

  @Test func `a plain union looks at the value's kind to detect an array`() {
    let source = source(["a": [1]], ["a": ["x": 1, "y": "z"]], style: .plain)
    #expect(source.contains("if (try? decoder.unkeyedContainer()) != nil {\n"))
    #expect(!source.contains("try? container.decode"))
  }

  @Test func `nulls that the types don't preserve are remarks`() {
    let sample: JSON = ["items": [["a": nil, "b": nil], ["a": 1, "b": nil], ["b": 1]]]
    #expect(
      remarks(sample) == [
        "/items/*/a: null is read as a missing key and written as one; --nullable preserves it"
      ])
    #expect(
      remarks(sample, style: .plain) == [
        "/items/*/a: null is read as a missing key and written as one",
        "/items/*/b: null is written as a missing key",
      ])
  }

  @Test func `a type with more than 200 fields is a remark`() {
    var object = JSON.Object()
    for number in 0..<201 {
      object["m\(number)x"] = [1, "a", true, [1]][number % 4]
    }
    #expect(
      remarks(.object(["wide": .object(object)])) == [
        "/wide: has 201 fields; if its keys are data, pass --map '/wide'"
      ])
  }

  @Test func `records under keys that end with the same word are one type`() {
    let source = source([
      "message": ["id": 1, "date": 2, "text": "a", "chat": ["id": 1, "title": "t"]],
      "edited_message": [
        "id": 1, "date": 2, "edit_date": 3, "text": "b", "chat": ["id": 1, "title": "t"],
      ],
    ])
    #expect(source.contains("let editedMessage: Message\n"))
    #expect(source.contains("let editDate: Int?\n"))
    #expect(source.components(separatedBy: "struct Message").count == 2)
  }

  @Test func `records under keys that end with a generic word stay separate types`() {
    let source = source([
      "user_data": ["id": 1, "kind": "a"], "post_data": ["id": 1, "kind": "a", "text": "b"],
    ])
    #expect(!source.contains("let text: String?\n"))
  }

  @Test func `a record with almost the same members as another is the same type`() {
    let person: JSON.Object = [
      "id": 1, "name": "n", "mail": "m", "zone": "z", "active": true, "language": "l",
    ]
    var other = person
    other["phone"] = "p"
    let source = source(["owner": .object(person), "reporter": .object(other), "x": 1, "y": 2])
    #expect(source.contains("let reporter: Owner\n"))
    #expect(source.contains("let phone: String?\n"))
  }

  @Test func `a shared type is named after the words that its keys have in common`() {
    let money: JSON = ["amount": "1", "code": "EUR"]
    let source = source(["shop_money": money, "other_money": money, "a": 1, "b": 1])
    #expect(source.contains("let shopMoney: Money\n"))
  }

  @Test func `a shared type without common words is named after its first key`() {
    let user: JSON = ["login": "l", "bot": false]
    let source = source(["user": user, "assignee": user, "id": 1, "title": "t"])
    #expect(source.contains("let assignee: User\n"))
  }

  @Test func `a number is a fraction if a similar record has a fraction`() {
    let source = source([
      "now": ["time": 1, "index": 0.5, "clouds": 2, "sunset": 3],
      "hours": [["time": 1, "index": 0, "clouds": 2, "rain": 3, "sunset": 3]],
    ])
    #expect(!source.contains("let index: Int\n"))
  }

  @Test(arguments: ["labels", "devDependencies", "matchLabels", "avatarUrls", "dist-tags"])
  func `strings under a name that is usual for a map are a map`(_ name: String) {
    #expect(source(["x": 1, name: ["a": "b", "c": "d"]]).contains(": [String: String]\n"))
    #expect(!source(["x": 1, name: ["a": "b", "c": 1]]).contains("[String:"))
  }
}
