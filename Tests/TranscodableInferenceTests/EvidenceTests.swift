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
      object["plugin_\("abcdefghijklmnopqrstuvwxyz".map(String.init)[number])"] = .object(plugin)
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

  @Test func `keys with spaces make a map`() {
    let source = source([
      "properties": [
        "Food group": ["type": "a", "id": "1"], "Last order": ["type": "b", "id": "2"],
      ]
    ])
    #expect(source.contains("let properties: [String: Property]\n"))
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
    #expect(source.contains("let reporter: User\n"))
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
    #expect(source.contains("let assignee: User?\n"))
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

  // MARK: - Names

  @Test func `people with several roles share a type that isn't named after one of them`() {
    let person: JSON = ["name": "n", "email": "e"]
    let source = source(["author": person, "maintainers": [person], "x": 1])
    #expect(source.contains("let author: Person\n"))
    #expect(source.contains("let maintainers: [Person]\n"))
  }

  @Test func `a list and its elements have different names`() {
    let source = source(["comment": ["comments": [["id": 1, "text": "t"]], "total": 1], "x": 1])
    #expect(source.contains("let comment: CommentList\n"))
    #expect(source.contains("let comments: [Comment]\n"))
  }

  @Test func `a small object under unrelated keys has a neutral name`() {
    let source = source([
      "distance": ["text": "t", "value": 1], "duration": ["text": "t", "value": 1],
      "northeast": ["lat": 1.5, "lng": 2.5], "start": ["lat": 1.5, "lng": 2.5],
    ])
    #expect(source.contains("let duration: TextValue\n"))
    #expect(source.contains("let start: Coordinate\n"))
  }

  @Test func `the elements of a list object are named after it`() {
    let source = source([
      "tracks": ["items": [["uri": "u", "length": 1]], "next": "n"],
      "list": [["dt": 1, "x": 2]],
    ])
    #expect(source.contains("let tracks: TrackList\n"))
    #expect(source.contains("let items: [Track]\n"))
    #expect(source.contains("let list: [SampleItem]\n"))
  }

  @Test func `a type with an unsuitable key is named after its constant tag or identifier`() {
    let source = source([
      "data": [["object": "refund", "id": "a"], ["object": "refund", "id": "b"]],
      "result": ["update_id": 1, "text": "t"],
    ])
    #expect(source.contains("let data: [Refund]\n"))
    #expect(source.contains("let result: Update\n"))
  }

  @Test func `types in a document don't shadow common types of frameworks`() {
    let source = source(["image": ["url": "u", "alt": "a"], "label": ["text": "t", "size": 1]])
    #expect(source.contains("struct SampleImage"))
    #expect(source.contains("struct SampleLabel"))
  }

  @Test func `a URL is a URL only if its key names one`() {
    let source = source(["html_url": "https://a.b/c", "href": "/x", "note": "https://a.b/c"])
    #expect(source.contains("let htmlURL: URL\n"))
    #expect(source.contains("let href: String\n"))
    #expect(source.contains("let note: String\n"))
  }

  @Test func `a member called self is a link`() {
    #expect(source(["self": "/x", "a": 1]).contains("@CodingKey(\"self\") let selfLink: String\n"))
  }

  @Test(arguments: [("1h", "oneHour"), ("7d", "sevenDays"), ("24h", "hours24"), ("1x", "_1x")])
  func `a key that begins with a number has a readable name`(_ key: String, _ name: String) {
    #expect(source([key: 1, "a": 1]).contains(" let \(name): Int\n"))
  }

  // MARK: - Dates

  @Test func `numbers that can be times become dates if the key names a time`() {
    let source = source([
      "created": 1_679_090_539, "started_at": 1_679_090_539_000, "count": 1_679_090_539,
      "expires": 3600,
    ])
    #expect(source.contains("@CodableBy(.secondsSince1970) let created: Date\n"))
    #expect(source.contains("@CodableBy(.millisecondsSince1970) let startedAt: Date\n"))
    #expect(source.contains("let count: Int\n"))
    #expect(source.contains("let expires: Int\n"))
  }

  @Test func `plain types keep times as numbers`() {
    #expect(source(["created": 1_679_090_539], style: .plain).contains("let created: Int\n"))
  }

  @Test func `one argument sets the format of several dates`() {
    let source = source(["a": "2024-01-31T10:00:00Z", "b": ["2024-01-31T10:00:00Z"], "c": 1])
    #expect(source.contains("@Codable(dates: .iso8601)\n"))
    #expect(source.contains("  let b: [Date]\n"))
    let exact = self.source([
      "a": "2024-01-31T10:00:00.500Z", "b": "2024-01-31T10:00:00.500Z",
    ])
    #expect(exact.contains("@Codable(dates: .by(.iso8601(fractionDigits: 3)))\n"))
  }

  @Test func `dates with different offsets or fractions are dates`() {
    let first: JSON = ["at": "2024-01-31T10:00:00-05:00", "end": "2024-01-31T10:00:00.5Z"]
    let source = source(first, ["at": "2024-07-31T10:00:00-04:00", "end": "2024-07-31T10:00:00Z"])
    #expect(source.contains("@Codable(dates: .iso8601)\n"))
    let model = Samples.model(of: [["at": ["2024-01-31T10:00:00+01:00", "2024-01-31T10:00:00Z"]]])
    #expect(
      model.remarks.filter { $0.kind == .loss }.map(\.text) == [
        "dates are written in UTC, with the fewest fractional digits"
      ])
  }

  @Test func `the offset of a date is no rule for other dates`() {
    #expect(
      source(["at": "2024-01-31T10:00:00-05:00", "x": 1])
        .contains("  @CodableBy(.iso8601) let at: Date\n"))
    #expect(
      source(["at": "2024-01-31T10:00:00.125000+00:00", "x": 1])
        .contains("  @CodableBy(.iso8601) let at: Date\n"))
  }

  @Test func `a date whose offset has no colon is a date`() {
    let source = source(["at": "2021-01-18T12:46:06.144+0000", "x": 1])
    #expect(
      source.contains(
        "@CodableBy(.dateFormat(\"yyyy-MM-dd'T'HH:mm:ss.SSSZ\")) let at: Date\n"))
  }

  @Test(arguments: ["release_date_precision", "releaseDatePrecision"])
  func `a date with a precision is a string`(_ key: String) {
    let date = key.contains("_") ? "release_date" : "releaseDate"
    #expect(source([date: "2017-05-26", key: "day"]).contains("let releaseDate: String\n"))
  }

  @Test func `the values of a map known by its name are strings`() {
    let source = source(["annotations": ["restarted": "2024-01-31T10:00:00Z"], "x": 1])
    #expect(source.contains("let annotations: [String: String]\n"))
  }

  // MARK: - Guesses

  @Test func `a value that is always null has the type of others with the same key`() {
    let source = source([
      "first": ["street": "s", "level": 1, "p": 1],
      "second": ["street": nil, "level": nil, "q": 1],
    ])
    #expect(source.contains("  /// Always null in the samples, so the type is a guess.\n"))
    #expect(source.contains("let level: Int?\n"))
  }

  @Test func `a date that is always null has the format of the other dates`() {
    let source = source(["created_at": "2024-01-31T10:00:00Z", "closed_at": nil, "x": nil])
    #expect(source.contains("let closedAt: Date?\n"))
    #expect(source.contains("let x: JSON?\n"))
  }

  @Test(arguments: ["description", "cancel_reason", "companyNote"])
  func `a text that is always null is a string`(_ key: String) {
    #expect(source([key: nil, "x": 1]).contains(": String?\n"))
  }

  @Test func `an identifier that is always null has the type of most others`() {
    let source = source([
      "user_id": nil, "a": ["id": 1, "shop_id": 2, "p": 1], "b": ["id": 3, "q": ["api_id": "x"]],
    ])
    #expect(source.contains("let userID: Int?\n"))
  }

  @Test func `a member that is always null has the type of its siblings`() {
    let source = source([
      "ids": ["a_id": "x", "b_id": nil, "on": 1], "id": 1, "c_id": 2, "d_id": 3,
      "range": ["start": "2024-01-31", "end": nil], "created_at": "2024-01-31T10:00:00Z",
    ])
    #expect(source.contains("let bID: String?\n"))
    #expect(source.contains("@Codable(dates: .by(.iso8601(dateOnly: true)))\n"))
    #expect(source.contains("let end: Date?\n"))
  }

  @Test func `an empty array has the elements of others with the same key`() {
    let source = source(["a": ["tags": ["x"], "k": 1], "b": ["tags": [], "l": 1]])
    #expect(source.components(separatedBy: "let tags: [String]\n").count == 3)
  }

  // MARK: - Shared types

  @Test func `a person without some of another person's members has the same type`() {
    let source = source([
      "assignee": ["id": "1", "name": "n", "zone": "z"], "author": ["id": "1", "name": "n"],
    ])
    #expect(source.contains("let author: User\n"))
    #expect(source.contains("let zone: String?\n"))
  }

  @Test func `a state and the last state have the same type`() {
    let source = source([
      "statuses": [
        ["state": ["running": ["at": 1]], "last_state": ["ended": ["code": 1]]],
        ["state": ["waiting": ["why": "w"]], "last_state": [:]],
      ]
    ])
    #expect(source.contains("let ended: Ended?\n"))
    #expect(source.components(separatedBy: "State: Sendable").count == 2)
  }

  @Test func `a member that a tag names is optional`() {
    let source = source(["type": "card", "card": ["last4": "1", "year": 1]])
    #expect(source.contains("let card: Card?\n"))
  }

  @Test func `records that differ in the kind of one scalar are one type`() {
    let source = source([
      "live_probe": ["get": ["path": "p", "port": 1, "scheme": "s"], "period": 1],
      "ready_probe": ["get": ["path": "p", "port": "http", "scheme": "s"], "period": 2],
    ])
    #expect(source.contains("let readyProbe: Probe\n"))
    #expect(source.contains("let port: PortValue\n"))
  }

  @Test func `nested nodes with a tag are one type`() {
    let source = source([
      "content": [["type": "paragraph", "content": [["type": "text", "text": "t", "size": 1]]]]
    ])
    #expect(source.contains("let content: [Content]?\n"))
  }

  @Test func `a reference to an object stays a separate type`() {
    let source = source([
      "part": ["type": "a", "id": "1", "name": "n", "more": ["part": ["type": "a", "id": "2"]]]
    ])
    #expect(source.contains("let name: String\n"))
  }

  @Test func `a tag decides between values of different kinds under the same key`() {
    let source = source([
      ["type": "Point", "coordinates": [1.5, 2]], ["type": "Line", "coordinates": [[1.5, 2]]],
    ])
    #expect(source.contains("tagging: .internal(\"type\")"))
    #expect(source.contains("let coordinates: [[Double]]\n"))
  }

  @Test func `flags of people are a dictionary`() {
    #expect(source(["users": ["ann": true, "bob": true]]).contains("let users: [String: Bool]\n"))
  }

  @Test func `metadata is a dictionary of strings, unless its keys are those of fields`() {
    #expect(source(["metadata": ["order_id": "1"]]).contains("let metadata: [String: String]\n"))
    #expect(source(["metadata": ["name": "n", "zone": "z"]]).contains("let zone: String\n"))
    #expect(source(["response_metadata": ["next": "n"]]).contains("let next: String?\n"))
    let same = JSON.array(Array(repeating: ["metadata": ["zone": "z", "code": "c"]], count: 3))
    #expect(source(same).contains("let zone: String\n"))
  }
}
