import Foundation
import Testing
import TranscodableInference
import TranscodableJSON

/// Which objects have one type, and how it is named.
@Suite("Shared types in inference")
struct SharedTypeTests {
  private func source(_ samples: JSON...) -> String { Samples.model(of: samples).source() }

  // MARK: - Names of types with several keys

  @Test func `a type is named after the last word of most keys`() {
    let source = source(["goodBuilds": [["number": 1, "path": "/1"]], "builds": [], "x": 1])
    #expect(source.contains("let goodBuilds: [Build]\n"))
    #expect(source.contains("let builds: [Build]\n"))
  }

  @Test func `a type is named after the key of most uses`() {
    let spec: JSON = ["size": 1, "colour": "red"]
    let source = source([
      "a": ["spec": spec, "id": 1], "b": ["spec": spec, "title": "t"],
      "cause": ["detail": spec, "x": 1],
    ])
    #expect(source.contains("let detail: Spec\n"))
  }

  @Test func `a type with few uses is named after the first key`() {
    let spec: JSON = ["size": 1, "colour": "red"]
    let source = source(["spec": spec, "b": ["spare": spec, "x": 1]])
    #expect(source.contains("let spare: Spec\n"))
  }

  @Test func `people are users if one key is a role`() {
    let person: JSON = ["id": "1", "email": "a", "name": "n"]
    let source = source(["lead": person, "createdBy": person, "x": 1])
    #expect(source.contains("let lead: User\n"))
  }

  @Test func `objects without an address or account aren't people`() {
    let part: JSON = ["id": "1", "code": "a", "rank": 1]
    let source = source(["lead": part, "createdBy": part, "x": 1])
    #expect(!source.contains("User"))
  }

  @Test func `ends whose members aren't personal are endpoints`() {
    let end: JSON = ["ticket_id": 1, "subject": "s", "channel": "c", "name": "n"]
    let source = source(["source": ["from": end, "to": end, "rel": "r"], "x": 1])
    #expect(source.contains("let to: SourceEndpoint\n"))
  }

  @Test func `the name and address of both ends are a person`() {
    let end: JSON = ["address": "a", "name": "n"]
    #expect(source(["from": end, "to": end, "x": 1]).contains("let to: Person\n"))
  }

  @Test func `a part of an element under other keys is a reference to it`() {
    let link: JSON = ["id": "1", "key": "k", "fields": ["summary": "s"]]
    let issue: JSON = [
      "id": "1", "key": "k", "fields": ["summary": "s", "parent": link, "inwardIssue": link],
      "expand": "e",
    ]
    let source = source(["issues": [issue], "x": 1])
    #expect(source.contains("let parent: IssueReference\n"))
  }

  @Test func `a type with a constant tag is named after it`() {
    func link(_ type: String) -> JSON { ["type": "Link", "linkType": .string(type), "id": "1"] }
    let source = source([
      "sys": ["type": "Array"],
      "items": [
        [
          "sys": ["id": "1", "type": "Entry", "revision": 1],
          "space": ["sys": link("Space")], "author": ["sys": link("Entry")],
          "image": ["sys": link("Asset")],
        ]
      ],
    ])
    #expect(source.contains("let space: SampleItemLink\n"))
    #expect(source.contains("let author: SampleItemLink\n"))
  }

  @Test func `a qualified name begins with the type that contains all values`() {
    let field: JSON = ["id": 1, "value": 1]
    let other: JSON = ["id": 2, "value": "a"]
    let source = source(["tickets": [["customFields": [field, other], "fields": [field, other]]]])
    #expect(source.contains("let value: FieldValue\n"))
  }

  @Test func `the members of an object that are arrays of one type are named after it`() {
    let link: JSON = ["url": "https://a.b/c"]
    let source = source(["externalLinks": ["tube": [link], "homepage": [link]], "x": 1])
    #expect(source.contains("let tube: [ExternalLink]\n"))
  }

  // MARK: - Equal by chance

  private let general: JSON = ["self": "https://a.b/c", "id": "1", "name": "n", "description": "d"]

  @Test func `objects with general members under unrelated keys are separate types`() {
    let source = source(["resolution": general, "components": [general], "x": 1])
    #expect(source.contains("let resolution: Resolution\n"))
    #expect(source.contains("let components: [Component]\n"))
  }

  @Test func `objects with general members under related keys are one type`() {
    let source = source(["component": general, "mainComponents": [general], "x": 1])
    #expect(source.contains("let mainComponents: [Component]\n"))
  }

  @Test func `objects that can reference any object under many keys are references`() {
    let reference: JSON = ["id": "1", "name": "n"]
    let source = source([
      "team": reference, "area": reference, "goal": reference, "x": 1, "y": 2, "z": 3, "a": 4,
    ])
    #expect(source.contains("let goal: Reference\n"))
  }

  @Test func `objects with general members that are all members of an object are one type`() {
    let link: JSON = ["url": "https://a.b/c", "label": "l"]
    let source = source(["buttons": ["first": link, "second": link], "x": 1])
    #expect(source.contains("let second: SampleButton\n"))
  }

  @Test func `equal objects with a specific member are one type`() {
    let option: JSON = ["id": "1", "name": "n", "colour": "red"]
    let source = source(["select": option, "status": option, "x": 1])
    #expect(source.components(separatedBy: "let colour: String\n").count == 2)
  }

  @Test func `three objects that only contain one type are one type`() {
    let link: JSON = ["id": "1", "linkType": "t", "rank": 1]
    func model(_ keys: [String]) -> String {
      var object: JSON.Object = ["x": 1, "y": 2, "z": 3, "a": 4]
      for key in keys { object[key] = ["sys": link] }
      return source(.object(object))
    }
    #expect(model(["space", "author", "image"]).components(separatedBy: "struct").count == 4)
    #expect(model(["space", "author"]).components(separatedBy: "struct").count == 5)
  }

  @Test func `parts with different qualifiers and members are separate types`() {
    let amounts: JSON.Object = ["gross": "1", "fee": "2"]
    var refund = amounts
    refund["refunded"] = "3"
    let source = source([
      "captures": [["receivable_breakdown": .object(amounts), "id": 1]],
      "refunds": [["payable_breakdown": .object(refund), "note": "n"]],
    ])
    #expect(source.contains("let refunded: String\n"))
  }

  @Test func `objects that differ in members without values are one type`() {
    func text(_ href: JSON) -> JSON {
      ["type": "text", "plain": "a", "bold": true, "italic": false, "href": href]
    }
    let source = source([
      "title": [text(nil)], "body": [text(nil), text("https://a.b/c")], "x": 1,
    ])
    #expect(source.components(separatedBy: "let href: URL?\n").count == 2)
  }

  @Test func `objects that differ in values are separate types`() {
    func text(_ href: JSON) -> JSON {
      ["type": "text", "plain": "a", "bold": true, "italic": false, "href": href]
    }
    let source = source(["title": [text(1)], "body": [text("https://a.b/c")], "x": 1])
    #expect(source.contains("let href: Int\n"))
    #expect(source.contains("let href: URL\n"))
  }

  // MARK: - Names of similar types

  @Test func `the type with all members of another has the plain name`() {
    let source = source([
      "payer": ["address": ["country": "c"], "id": 1],
      "shipping": ["to": ["address": ["country": "c", "city": "d", "street": "e"], "id": 1]],
    ])
    #expect(source.contains("let address: PayerAddress\n"))
    #expect(source.contains("let address: Address\n"))
  }

  @Test func `the first of two types with different members has the plain name`() {
    let source = source([
      "payer": ["address": ["country": "c"], "id": 1],
      "shipping": ["to": ["address": ["ip": "c", "port": 1, "host": "e"], "id": 1]],
    ])
    #expect(source.contains("let address: ToAddress\n"))
  }

  @Test func `the types of cases are named after their tags`() {
    let source = source([
      "blocks": [
        [
          "type": "actions", "id": "1",
          "elements": [
            ["type": "button", "label": "a"], ["type": "menu", "options": [1]],
          ],
        ],
        ["type": "section", "id": "2", "title": "t"],
        ["type": "image", "id": "3", "url": "https://a.b/c"],
      ]
    ])
    #expect(source.contains("case actions(ActionsBlock)\n"))
    #expect(source.contains("let elements: [ActionElement]\n"))
    #expect(source.contains("case section(SectionBlock)\n"))
  }

  @Test func `words of a document are separated in the names of types`() {
    let source = source(["issues": [["issuetype": ["id": 1, "hidden": true], "type": "t"]]])
    #expect(source.contains("let issuetype: IssueType\n"))
  }

  @Test(arguments: ["database", "issuebase", "typeissue"])
  func `words that aren't in the document stay joined`(_ key: String) {
    let source = source(["data": [["x": 1, "y": 2]], key: ["id": 1, "z": true], "type": "t"])
    #expect(source.contains(": \(key.prefix(1).uppercased() + key.dropFirst())\n"))
  }

  @Test func `an object that replaces a number is named after its content`() {
    let source = source(["days": 1, "x": 1], ["days": ["specialValue": "NaN"], "x": 1])
    #expect(source.contains("case double(Double)\n"))
    #expect(source.contains("case specialValue(SpecialValue)\n"))
  }

  @Test func `an object that can replace its identifier has the name of its key`() {
    let source = source(["owner": 1, "x": 1], ["owner": ["id": "a"], "x": 1])
    #expect(source.contains("case int(Int)\n"))
    #expect(source.contains("case object(Owner)\n"))
  }

  @Test func `a number sign at the end of a key is a number`() {
    #expect(source(["Project #": 1, "x": 1]).contains("let projectNumber: Int\n"))
  }
}
