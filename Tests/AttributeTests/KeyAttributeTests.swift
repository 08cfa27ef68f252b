import CoderTestSupport
import Testing
import Transcodable

@Suite("Keys and key paths")
struct KeyAttributeTests {
  @Codable
  struct Commit: Equatable {
    let sha: String
    @CodingPath("commit.author.name") let author: String
    @CodingPath("commit.author.email") let email: String?
    @CodingPath("commit", "message.text") var message = "-"
    @CodingPath("stats.total") var total: Int?
    @CodingPath("stats.files") var files: Int?
  }

  @Test func `fields with a common path share its objects`() throws {
    let commit = Commit(
      sha: "a", author: "b", email: "c", message: "d", total: 1, files: nil)
    let json = """
      {"sha": "a", "commit": {"author": {"name": "b", "email": "c"}, "message.text": "d"},
       "stats": {"total": 1}}
      """
    expect(json, is: commit)
    try expect(commit, isWrittenAs: json)
  }

  @Test func `an object on a path may be missing or null if it has no required fields`() {
    let commit = Commit(sha: "a", author: "b", email: nil, total: nil, files: nil)
    expect(#"{"sha": "a", "commit": {"author": {"name": "b"}}}"#, is: commit)
    expect(#"{"sha": "a", "commit": {"author": {"name": "b"}}, "stats": null}"#, is: commit)
  }

  @Test func `an object whose fields are all nil is not written`() throws {
    let commit = Commit(sha: "a", author: "b", email: nil, total: nil, files: nil)
    try expect(
      commit,
      isWrittenAs: #"{"sha": "a", "commit": {"author": {"name": "b"}, "message.text": "-"}}"#)
  }

  @Test func `failures on a path have their coding path`() {
    expect(#"{"sha": "a"}"#, as: Commit.self, failsWith: Complaint("keyNotFound", "commit"))
    expect(
      #"{"sha": "a", "commit": {}}"#, as: Commit.self,
      failsWith: Complaint("keyNotFound", "commit.author"))
    expect(
      #"{"sha": "a", "commit": {"author": {}}}"#, as: Commit.self,
      failsWith: Complaint("keyNotFound", "commit.author.name"))
    expect(
      #"{"sha": "a", "commit": {"author": {"name": 1}}}"#, as: Commit.self,
      failsWith: Complaint("typeMismatch", "commit.author.name"))
    expect(
      #"{"sha": "a", "commit": {"author": 1}}"#, as: Commit.self,
      failsWith: Complaint("typeMismatch", "commit.author"))
    expect(
      #"{"sha": "a", "commit": {"author": {"name": "b"}}, "stats": 1}"#, as: Commit.self,
      failsWith: Complaint("typeMismatch", "stats"))
  }

  @Codable(container: "data.attributes")
  struct Enveloped: Equatable {
    let name: String
    @CodingPath("size.width") let width: Int
  }

  @Test func `the fields of a type can be inside nested objects`() throws {
    let json = #"{"data": {"attributes": {"name": "a", "size": {"width": 1}}}}"#
    expect(json, is: Enveloped(name: "a", width: 1))
    try expect(Enveloped(name: "a", width: 1), isWrittenAs: json)
  }

  @Codable(container: "data")
  struct EnvelopedWithKeys: Equatable {
    let name: String
    enum CodingKeys: String, CodingKey { case name = "title" }
  }

  @Test func `hand-written coding keys can be inside nested objects`() throws {
    let json = #"{"data": {"title": "a"}}"#
    expect(json, is: EnvelopedWithKeys(name: "a"))
    try expect(EnvelopedWithKeys(name: "a"), isWrittenAs: json)
  }

  @Decodable
  struct Elements: Equatable {
    @CodingPath("parents", 0, "sha") let parent: String
    @CodingPath("parents", 1, "sha") let other: String?
    @CodingPath("place", 1) let latitude: Double
    @CodingPath("matrix", 1, 0) var corner: Double?
  }

  @Test func `a path can contain array indices`() {
    expect(
      #"{"parents": [{"sha": "a"}, {"sha": "b"}], "place": [1, 2.5], "matrix": [[1, 2], [3, 4]]}"#,
      is: Elements(parent: "a", other: "b", latitude: 2.5, corner: 3))
    expect(
      #"{"parents": [{"sha": "a"}], "place": [1, 2.5], "matrix": [[1, 2]]}"#,
      is: Elements(parent: "a", other: nil, latitude: 2.5, corner: nil))
    expect(
      #"{"parents": [{"sha": "a"}, null], "place": [1, 2.5], "matrix": [[], null]}"#,
      is: Elements(parent: "a", other: nil, latitude: 2.5, corner: nil))
  }

  @Test func `a required array on a path must exist`() {
    expect("{}", as: Elements.self, failsWith: Complaint("keyNotFound", "parents"))
    expect(
      #"{"parents": [{"sha": "a"}]}"#, as: Elements.self,
      failsWith: Complaint("keyNotFound", "place"))
  }

  @Codable(keys: .snakeCase, prefix: "x-", suffix: "!")
  struct Naming: Equatable {
    let userName: String
    @CodableNaming(.kebabCase) let imageURL: String
    @CodingKey("id") let identifier: Int
    @CodingKey(literal: "a.b") let dotted: Int
  }

  @Test func `keys can have a style, a prefix and a suffix`() throws {
    let json = ##"{"x-user_name!": "a", "x-image-url!": "b", "id": 1, "a.b": 2}"##
    let value = Naming(userName: "a", imageURL: "b", identifier: 1, dotted: 2)
    expect(json, is: value)
    try expect(value, isWrittenAs: json)
  }

  @Codable
  struct Sides: Equatable {
    @DecodableKey("user_id") @EncodableKey("id") let identifier: Int
    @DecodableKey("meta", "created.at") let created: String
  }

  @Test func `a field can have different keys for decoding and encoding`() throws {
    let value = Sides(identifier: 1, created: "b")
    expect(#"{"user_id": 1, "meta": {"created.at": "b"}}"#, is: value, isReadBack: false)
    try expect(value, isWrittenAs: #"{"id": 1, "created": "b"}"#)
  }

  @Codable
  struct Pen: Equatable {
    @DecodableAlias("colour", "farbe") var color: String
    @DecodableAlias("n") @CodingPath("counts.number") var number: Int?
  }

  @Test func `the key takes precedence over its aliases, in their order`() throws {
    expect(#"{"color": "a", "colour": "b"}"#, is: Pen(color: "a"))
    expect(#"{"farbe": "c", "colour": "b"}"#, is: Pen(color: "b"))
    expect(#"{"farbe": "c", "counts": {"n": 1}}"#, is: Pen(color: "c", number: 1))
    expect(#"{"counts": {}}"#, as: Pen.self, failsWith: Complaint("keyNotFound", "color"))
    expect(
      #"{"color": null, "colour": "b"}"#, as: Pen.self,
      failsWith: Complaint("valueNotFound", "color"))
    expect(#"{"colour": 1}"#, as: Pen.self, failsWith: Complaint("typeMismatch", "colour"))
    try expect(Pen(color: "a"), isWrittenAs: #"{"color": "a"}"#)
  }

  @Codable(unknownKeys: .reject)
  struct Known: Equatable {
    let a: Int
    @DecodableAlias("bee") let b: Int?
    @CodingPath("c.d") let d: Int?
  }

  @Test func `unknown keys are rejected, but aliases and paths are known`() {
    expect(#"{"a": 1, "bee": 2, "c": {"d": 3}}"#, is: Known(a: 1, b: 2, d: 3))
    expect(#"{"a": 1, "z": 2}"#, as: Known.self, failsWith: Complaint("dataCorrupted", "z"))
    expect(
      #"{"a": 1, "c": {"d": 3, "e": 4}}"#, as: Known.self,
      failsWith: Complaint("dataCorrupted", "c.e"))
  }
}
