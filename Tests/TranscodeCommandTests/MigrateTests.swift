import Foundation
import Testing
import TranscodableMigration

@Suite struct MigrateTests {
  private static let before = """
    import Foundation

    struct User: Codable {
      let userName: String
      enum CodingKeys: String, CodingKey {
        case userName = "user_name"
      }
    }
    """
  private static let after = """
    import Foundation
    import Transcodable

    @Codable(keys: .snakeCase)
    struct User {
      let userName: String
    }
    """
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
  }

  private func migrate(_ arguments: String...) throws -> CommandFolder.Result {
    try folder.run(["migrate"] + arguments)
  }

  /// Makes the folder a repository with one commit.
  private func commit() throws {
    let git = URL(filePath: "/usr/bin/env")
    let place = ["git", "-C", folder.url.path, "-c", "user.name=a", "-c", "user.email=a@b.example"]
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "a"]] {
      #expect(try folder.run(place + arguments, by: git).status == 0)
    }
  }

  @Test func `nothing is written without --write`() throws {
    let file = try folder.file("User.swift", Self.before)
    let result = try migrate(file)
    #expect(result.status == 0)
    #expect(result.output.contains("+@Codable(keys: .snakeCase)\n+struct User {\n"))
    #expect(
      result.output.contains("1 migrated, 0 suggested, 0 refused, 0 unchanged, 2 lines saved"))
    #expect(try folder.text("User.swift") == Self.before)
  }

  @Test func `the table begins with the most frequent refusals and ends with counts`() throws {
    let source = ["One", "Two"].map { name in
      """
      struct \(name): Codable {
        var a: Int
        enum CodingKeys: CodingKey { case a }
        init(from decoder: any Decoder) throws {
          a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a) * 2
        }
      }

      """
    }
    let plain = "struct Plain: Codable { var a: Int }\n"
    let output = try migrate(try folder.file("User.swift", plain + source.joined())).output
    let types = output.split(separator: "\n").compactMap { line in
      ["One", "Two", "Plain"].first { line.contains(" \($0) ") }
    }
    #expect(types == ["One", "Two", "Plain"])
    let counts = output.split(separator: "\n").drop { !$0.hasPrefix("types ") }
    #expect(counts.dropFirst().first?.contains("2      refused    custom-logic") == true)
    #expect(counts.dropFirst(2).first?.contains("1      unchanged  nothing-by-hand") == true)
  }

  @Test func `a patch file reverts what was written`() throws {
    let file = try folder.file("User.swift", Self.before)
    try commit()
    let patch = folder.url.appending(path: "undo.patch").path
    #expect(try migrate(file, "--write", "--patch-file", patch).status == 0)
    #expect(try folder.text("User.swift") == Self.after)
    let second = try migrate(file)
    #expect(!second.output.contains("+++"))
    #expect(second.output.contains("already-attributed"))
    #expect(try migrate("--revert", patch).status == 0)
    #expect(try folder.text("User.swift") == Self.before)
    let again = try migrate("--revert", patch)
    #expect(again.status == 2)
    #expect(again.errors.contains("does not match the patch"))
  }

  @Test func `a file with uncommitted changes is not edited`() throws {
    let file = try folder.file("User.swift", "")
    try commit()
    _ = try folder.file("User.swift", Self.before)
    let result = try migrate(file, "--write")
    #expect(result.output.contains("uncommitted-changes"))
    #expect(result.status == 1)
    #expect(try folder.text("User.swift") == Self.before)
    #expect(try migrate(file, "--write", "--force").status == 0)
    #expect(try folder.text("User.swift") == Self.after)
  }

  @Test func `a file that is not in Git is not edited`() throws {
    let file = try folder.file("User.swift", Self.before)
    #expect(try migrate(file, "--write").output.contains("uncommitted-changes"))
    #expect(try folder.text("User.swift") == Self.before)
  }

  @Test func `the files of a folder are analyzed together`() throws {
    _ = try folder.file("User.swift", Self.before)
    _ = try folder.file("Use.swift", "let key = User.CodingKeys.userName")
    _ = try folder.file("notes.txt", "CodingKeys")
    let result = try migrate(folder.url.path)
    #expect(result.output.contains("keys-in-use"))
    #expect(result.output.contains("0 migrated, 0 suggested, 1 refused, 0 unchanged"))
  }

  @Test func `the JSON report lists every type`() throws {
    let file = try folder.file("User.swift", Self.before + "\nstruct Plain: Codable {}\n")
    let result = try migrate(file, "--report", "json")
    let rows = try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
    #expect(
      rows == [
        Row(type: "User", verdict: "migrated", code: nil, linesSaved: 2),
        Row(type: "Plain", verdict: "unchanged", code: "nothing-by-hand", linesSaved: 0),
      ])
  }

  private struct Row: Decodable, Equatable {
    var type: String
    var verdict: String
    var code: String?
    var linesSaved: Int
  }

  @Test(arguments: [
    ["migrate"], ["migrate", "--only", "types", "a.swift"], ["migrate", "nowhere"],
  ])
  func `invalid arguments have exit status 2`(_ arguments: [String]) throws {
    #expect(try folder.run(arguments).status == 2)
  }

  @Test func `--check has exit status 1 if a file would be edited`() throws {
    let file = try folder.file("User.swift", Self.before)
    #expect(try migrate(file, "--check").status == 1)
    #expect(try folder.text("User.swift") == Self.before)
    #expect(try migrate(file, "--check", "--from", "kodable").status == 0)
    #expect(try migrate(file, "--check", "--write").status == 2)
  }

  @Test func `--build keeps the edits if the build succeeds`() throws {
    let file = try folder.file("User.swift", Self.before)
    let build = "grep -q @Codable '\(file)'"
    let result = try migrate(file, "--write", "--force", "--build", build)
    #expect(result.status == 0)
    #expect(try folder.text("User.swift") == Self.after)
  }

  @Test func `--build restores the files if the build fails, and prints its errors`() throws {
    let file = try folder.file("User.swift", Self.before)
    let build = "echo warning: a; echo '\(file):6:1: error: wrong'; exit 3"
    let result = try migrate(file, "--write", "--force", "--build", build)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        "\(file):6:1: error: wrong\nerror: '\(build)' failed, so the file has been restored."))
    #expect(try folder.text("User.swift") == Self.before)
  }

  @Test func `--build runs only if files were written`() throws {
    let file = try folder.file("User.swift", "struct A {}\n")
    #expect(try migrate(file, "--write", "--force", "--build", "exit 1").status == 0)
    #expect(try migrate(file, "--build", "exit 1").status == 2)
  }

  /// Recorded with `RECORD=1` in the environment.
  @Test func `every code has a page in the documentation`() throws {
    let start = """
      # Migration codes

      Every type that `transcode migrate` doesn't edit, or edits only on request, has a code for the reason. `transcode explain CODE` \
      prints the page of a code.


      """
    let pages = try MigrationCode.allCases.map { code in
      let result = try folder.run(["explain", code.rawValue])
      #expect(result.status == 0, "\(code.rawValue) has no page")
      return result.output.replacing("\n## ", with: "\n### ").replacing(
        "# \(code.rawValue)", with: "## \(code.rawValue)")
    }
    let text = start + pages.joined(separator: "\n")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/MigrationCodes.md").standardized
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
