import CoderTestSupport
import Foundation
import Kodable
import Testing
import Transcodable

@Suite("Kodable wrappers in types with @Codable")
struct KodableWrapperTests {
  @Codable(keys: .snakeCase)
  struct User: Equatable {
    @Coding("first_name") var name: String
    @Coding("address.zip", .lossless) var zip: Int
    @Coding(.trimmed) var shortBio: String?
    @Coding(default: ["new"]) var tagNames: [String]
    @CodableDate(.timestamp, "address.since") var since: Date?
    let isAdmin: Bool
  }

  private func user(
    _ name: String, zip: Int, bio: String? = nil, tags: [String] = ["new"], since: Double? = nil
  ) -> User {
    var user = User(isAdmin: true)
    (user.name, user.zip, user.shortBio, user.tagNames) = (name, zip, bio, tags)
    user.since = since.map { Date(timeIntervalSince1970: $0) }
    return user
  }

  @Test func `a type with a wrapper stops at its first failure`() {
    #expect(
      collectedFailures(
        of: [User].self, #"[{"first_name": 1, "is_admin": 2}, {"first_name": "a"}, 3]"#
      ).count == 3)
  }

  @Test func `a wrapper keeps its key, options and default`() throws {
    expect(
      #"""
      {"first_name": "A", "address": {"zip": "1", "since": 5}, "short_bio": " b ",
        "tag_names": ["c"], "is_admin": true}
      """#, is: user("A", zip: 1, bio: "b", tags: ["c"], since: 5),
      by: Coder.exceptForms)
    expect(
      #"""
      {"is_admin": true, "tag_names": 7, "address": {"zip": 1}, "first_name": "A", "short_bio": []}
      """#, is: user("A", zip: 1), by: Coder.exceptForms)
    expect(
      #"""
      {"is_admin": true, "tag_names": null, "address": {"zip": 1}, "first_name": "A",
        "short_bio": null}
      """#, is: user("A", zip: 1), by: Coder.exceptForms)
    try expect(
      user("A", zip: 1, since: 5),
      isWrittenAs: #"""
        {"first_name": "A", "address": {"zip": 1, "since": "5.0"}, "tag_names": ["new"],
          "is_admin": true}
        """#)
  }

  @Test func `a failure in a wrapper has its coding path`() {
    func check(_ json: String, _ kind: String, _ path: String) {
      expect(json, as: User.self, failsWith: Complaint(kind, path))
    }
    check(#"{"address": {"zip": 1}, "is_admin": true}"#, "keyNotFound", "first_name")
    check(#"{"first_name": null, "is_admin": true}"#, "valueNotFound", "first_name")
    check(#"{"first_name": [], "is_admin": true}"#, "typeMismatch", "first_name")
    check(#"{"first_name": "A", "is_admin": true}"#, "keyNotFound", "address")
    check(#"{"first_name": "A", "address": {}, "is_admin": true}"#, "keyNotFound", "address.zip")
    check(
      #"{"first_name": "A", "address": {"zip": []}, "is_admin": true}"#, "typeMismatch",
      "address.zip")
    check(#"{"first_name": "A", "address": {"zip": 1}}"#, "keyNotFound", "is_admin")
  }

  @Codable(container: "data.attributes", unknownKeys: .reject)
  struct Event: Equatable {
    @CodableDate(.key("when.start"), default: Date(timeIntervalSince1970: 1)) var start: Date
    @CodingPath("when.zone") var zone: String?
    @Coding(.encodeAsNullIfNil, .validation { ($0?.count ?? 0) < 3 }) var place: String?
    @CodableIgnored @Coding(default: 4) var seats: Int
  }

  @Test func `the keys of wrappers are relative to the path of the type`() throws {
    var event = Event()
    event.start = Date(timeIntervalSince1970: 7)
    event.zone = "Z"
    event.place = "P"
    let json = #"""
      {"data": {"attributes": {"when": {"start": "1970-01-01T00:00:07Z", "zone": "Z"},
        "place": "P"}}}
      """#
    expect(json, is: event)
    try expect(event, isWrittenAs: json)
    try expect(
      Event(),
      isWrittenAs:
        #"{"data": {"attributes": {"when": {"start": "1970-01-01T00:00:01Z"}, "place": null}}}"#)
    expect(#"{"data": {"attributes": {}}}"#, is: Event())
    expect("{}", is: Event())
    expect(
      #"{"data": {"attributes": {"place": "long"}}}"#, as: Event.self,
      failsWith: Complaint("dataCorrupted", "data.attributes.place"))
    expect(
      #"{"data": {"attributes": {"when": {"start": "today"}}}}"#, as: Event.self,
      failsWith: Complaint("dataCorrupted", "data.attributes.when.start"))
  }

  @Test func `unknown keys are rejected in types with wrappers`() {
    for unknown in ["start", "when.end", "seats"] {
      let keys = unknown.split(separator: ".")
      let inner = keys.dropFirst().reversed().reduce("1") { "{\"\($1)\": \($0)}" }
      expect(
        "{\"data\": {\"attributes\": {\"\(keys[0])\": \(inner)}}}", as: Event.self,
        failsWith: Complaint("dataCorrupted", "data.attributes.\(unknown)"))
    }
  }

  @Codable
  final class Node: Equatable {
    @Coding("v") var value: Int
    @Coding var next: Node?
    @KodableTransformable<Reversed>("t.x") var text: String

    static func == (first: Node, second: Node) -> Bool {
      first.value == second.value && first.next == second.next && first.text == second.text
    }
  }

  struct Reversed: KodableTransform {
    func transformFromJSON(value: String) -> String { String(value.reversed()) }
    func transformToJSON(value: String) -> String { String(value.reversed()) }
  }

  @Test func `wrappers work in classes and with transforms`() throws {
    for coder in Coder.exceptForms {
      let json = #"{"v": 1, "next": {"v": 2, "t": {"x": "ab"}}, "t": {"x": "cd"}}"#
      let node = try coder.decode(Node.self, json)
      #expect(node.value == 1 && node.text == "dc" && node.next?.text == "ba", "\(coder)")
      try expect(node, isWrittenAs: json)
    }
  }

  @propertyWrapper
  struct Foreign: Codable, Equatable {
    var wrappedValue: Int
  }

  @Codable
  struct Mixed: Equatable {
    @Foreign var foreign: Int
    @Coding var own: Int
  }

  @Test func `a foreign property wrapper is coded as before`() throws {
    var mixed = Mixed(foreign: 1)
    mixed.own = 2
    expect(#"{"foreign": {"wrappedValue": 1}, "own": 2}"#, is: mixed)
    try expect(mixed, isWrittenAs: #"{"foreign": {"wrappedValue": 1}, "own": 2}"#)
  }

  @Codable struct Holder: Equatable {
    let user: User
    var events: [Event]
  }

  @Test func `types with wrappers can be nested in other types`() throws {
    let json = #"""
      {"user": {"first_name": "A", "address": {"zip": 1}, "tag_names": [], "is_admin": true},
        "events": [{"data": {"attributes": {"when": {"start": "1970-01-01T00:00:01Z"},
          "place": "P"}}}]}
      """#
    var event = Event()
    event.place = "P"
    let holder = Holder(user: user("A", zip: 1, tags: []), events: [event])
    expect(json, is: holder)
    try expect(holder, isWrittenAs: json)
  }
}
