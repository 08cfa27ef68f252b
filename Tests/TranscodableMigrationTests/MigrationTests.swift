import Foundation
import Testing
import TranscodableMigration

/// Migrations that depend on several files or on options.
@Suite struct MigrationTests {
  private static let user = """
    struct User: Codable {
      let id: Int
      enum CodingKeys: String, CodingKey { case id = "ID" }
    }

    """

  private func migrate(
    _ files: [String: String], _ change: (inout MigrationOptions) -> Void = { _ in }
  ) -> Migration {
    var options = MigrationOptions()
    change(&options)
    return Migration(files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, options: options)
  }

  private func codes(_ migration: Migration) -> [MigrationCode?] { migration.reports.map(\.code) }

  @Test func `keys used in another file are kept`() {
    #expect(codes(migrate(["a": Self.user, "b": "let k = User.CodingKeys.id"])) == [.keysInUse])
    #expect(codes(migrate(["a": Self.user, "b": "let k = Team.CodingKeys.id"])) == [nil])
  }

  @Test func `an extension in another file is considered`() {
    let migration = migrate([
      "a": "struct Team { let id: Int }\n",
      "b": """
      extension Team: Decodable {
        init(from decoder: Decoder) throws {
          id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
        }
      }

      """,
    ])
    #expect(codes(migration) == [.customLogic])
    let other = migrate([
      "a": "struct Team { let id: Int }\n",
      "b":
        "extension Team: Codable {\n  enum CodingKeys: String, CodingKey { case id = \"ID\" }\n}\n",
    ])
    #expect(other.reports.map(\.verdict) == [.migrated])
    let texts = other.changes.map { String(decoding: $0.new, as: UTF8.self) }
    #expect(
      texts == [
        "import Transcodable\n\n@Codable struct Team { @CodingKey(\"ID\") let id: Int }\n"
          .replacing("@Codable struct", with: "@Codable\nstruct"),
        "",
      ])
  }

  @Test func `the keys of a nested type are not uses of the outer type's keys`() {
    let text = """
      struct Outer: Codable {
        let innerValue: Inner
        enum CodingKeys: String, CodingKey { case innerValue = "inner_value" }
        struct Inner: Codable {
          let endIndex: Int
          enum CodingKeys: String, CodingKey { case endIndex = "end_index" }
        }
        enum Kept: Codable {
          case a
          enum CodingKeys: String, CodingKey { case a }
          init(from decoder: any Decoder) throws { print(Outer.Kept.CodingKeys.a); self = .a }
          func encode(to encoder: any Encoder) throws { fatalError() }
        }
      }
      """
    let migration = migrate(["a": text])
    #expect(migration.reports.map(\.verdict) == [.migrated, .migrated, .refused])
    let used = text.replacing("let endIndex", with: "let key = Outer.CodingKeys.self, endIndex")
    #expect(migrate(["a": used]).reports.first?.code == .keysInUse)
  }

  @Test func `a raw value that encodes the value itself is reported and rewritten`() {
    let text = """
      struct Settings: Codable { var size = 12 }
      extension Settings: RawRepresentable {
        init?(rawValue: String) { self.init() }
        var rawValue: String { String(describing: try? JSONEncoder().encode(self)) }
      }

      """
    #expect(codes(migrate(["a": text])) == [.recursiveRawValue])
    let suggested = migrate(["a": text]) { $0.suggests = true }
    let new = suggested.changes.map { String(decoding: $0.new, as: UTF8.self) }
    #expect(new.first?.contains("@Codable(missing: .strict)\nstruct Settings {") == true)
    let other = text.replacing("encode(self)", with: "encode(size)")
    #expect(codes(migrate(["a": other])) == [.nothingByHand])
  }

  @Test func `all types receive the attribute if requested`() {
    let text = "struct A: Codable, Sendable { let id: Int }\n\nclass B { let id = 1 }\n"
    #expect(codes(migrate(["a": text])) == [.nothingByHand])
    let migration = migrate(["a": text]) { $0.attributesAll = true }
    let new = migration.changes.map { String(decoding: $0.new, as: UTF8.self) }
    #expect(new.first?.contains("@Codable\nstruct A: Sendable { let id: Int }") == true)
    let again = migrate(["a": new.first ?? ""]) { $0.attributesAll = true }
    #expect(again.changes.isEmpty)
  }

  @Test func `an extension of an ambiguous name is unclear`() {
    let migration = migrate([
      "a": Self.user, "b": Self.user, "c": "extension User: Equatable {}",
    ])
    #expect(codes(migration) == [.unclearType, .unclearType])
    #expect(codes(migrate(["a": Self.user, "b": Self.user])) == [nil, nil])
  }

  @Test func `a file with syntax errors is not changed`() {
    #expect(codes(migrate(["a": Self.user + "struct {"])) == [.sourceErrors])
  }

  @Test func `only the selected topics are edited`() {
    #expect(codes(migrate(["a": Self.user]) { $0.topics = [.defaults] }) == [.notSelected])
    #expect(codes(migrate(["a": Self.user]) { $0.topics = [.keys] }) == [nil])
  }

  @Test func `a closed file is read but not edited`() {
    let migration = migrate(["a": Self.user]) { $0.closedFiles = ["a": "it has changes"] }
    #expect(codes(migration) == [.uncommittedChanges])
    #expect(migration.changes.isEmpty)
  }

  @Test func `line endings are kept`() {
    let text = "import A\r\n\r\n" + Self.user.replacing("\n", with: "\r\n")
    let new = migrate(["a": text]).changes.map { String(decoding: $0.new, as: UTF8.self) }
    #expect(
      new == [
        "import A\r\nimport Transcodable\r\n\r\n@Codable\r\nstruct User {\r\n  @CodingKey(\"ID\") let id: Int\r\n}\r\n"
      ])
  }

  @Test func `the import has an access level where other imports have one`() {
    let text = "internal import Foundation\n\n"
    let own = migrate(["a": text + Self.user]).changes.map {
      String(decoding: $0.new, as: UTF8.self)
    }
    #expect(own[0].hasPrefix("internal import Foundation\ninternal import Transcodable\n"))
    let open = migrate(["a": text + "public " + Self.user]).changes
      .map { String(decoding: $0.new, as: UTF8.self) }
    #expect(open[0].hasPrefix("internal import Foundation\npublic import Transcodable\n"))
  }

  @Test func `a dropped comment is listed`() {
    let text = Self.user.replacing("  enum", with: "  // Keys of 2012.\n  enum")
    #expect(migrate(["a": text]).reports[0].droppedComments == ["// Keys of 2012."])
  }

  @Test func `a header stays above the import`() {
    let new = migrate(["a": "#!/usr/bin/swift\n// A header.\n\n" + Self.user]).changes
      .map { String(decoding: $0.new, as: UTF8.self) }
    #expect(new[0].hasPrefix("#!/usr/bin/swift\n// A header.\n\nimport Transcodable\n\n@Codable\n"))
  }

  @Test func `keys converted by the coders become a key style`() {
    let text = "struct User: Codable {\n  let userName: String\n}\n"
    #expect(codes(migrate(["a": text])) == [.nothingByHand])
    let migration = migrate(["a": text]) { $0.assumesSnakeCase = true }
    let new = migration.changes.map { String(decoding: $0.new, as: UTF8.self) }
    #expect(
      new == [
        "import Transcodable\n\n@Codable(keys: .snakeCase)\nstruct User {\n  let userName: String\n}\n"
      ])
  }

  @Test func `a key that snake case does not restore is not migrated`() {
    let text = "struct User: Codable {\n  let avatarURL: String\n}\n"
    #expect(codes(migrate(["a": text]) { $0.assumesSnakeCase = true }) == [.unlikeAttributes])
    let plain = "struct User: Codable {\n  let name: String\n}\n"
    #expect(codes(migrate(["a": plain]) { $0.assumesSnakeCase = true }) == [.nothingByHand])
  }

  @Test func `the article shows actual migrations`() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Products/Transcodable/Transcodable.docc")
      .appending(path: "MigrateToAttributes.md")
    let blocks = try String(contentsOf: article.standardized, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let new = migrate(["Track.swift": blocks[0]]).changes
    #expect(new.map { String(decoding: $0.new, as: UTF8.self) } == [blocks[1]])
  }
}
