import Foundation
import Testing

/// The command with forms, TOML and YAML.
struct FormatCommandTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private static let schema = """
    {"type": "object", "required": ["name"], "properties": {
      "name": {"type": "string"}, "count": {"type": "integer", "minimum": 1},
      "zip": {"type": "string", "pattern": "^[0-9]+$"}, "on": {"type": "boolean"},
      "tags": {"type": "array", "items": {"type": "integer"}},
      "limit": {"anyOf": [{"type": "null"}, {"type": "number"}]}}}
    """

  // MARK: - convert

  @Test func `a form converts to JSON and back`() throws {
    let form = try folder.file("a.form", "q=swift+6&tag=a&tag=b&page[size]=2&on")
    let json = #"{"q":"swift 6","tag":["a","b"],"page":{"size":"2"},"on":null}"#
    #expect(
      try folder.run(["convert", form, "-", "--to", "json", "--compact"]).output == json)
    let back = try folder.run(
      ["convert", folder.file("b.json", json), "-", "--to", "form"])
    #expect(back.output == "q=swift+6&tag%5B%5D=a&tag%5B%5D=b&page%5Bsize%5D=2&on")
  }

  @Test func `dates become text in a form`() throws {
    let toml = try folder.file("a.toml", "d = 1979-05-27\nt = 1979-05-27T07:32:00Z\n")
    let result = try folder.run(["convert", toml, "-", "--to", "form", "--sorted"])
    #expect(result.output == "d=1979-05-27&t=1979-05-27T07%3A32%3A00Z")
    #expect(result.status == 0)
  }

  @Test func `a single value isn't a form`() throws {
    let result = try folder.run(["convert", folder.file("a.json", "1"), "-", "--to", "form"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
  }

  // MARK: - check

  @Test func `TOML is validated against a schema`() throws {
    let schema = try folder.file("schema.json", Self.schema)
    let toml = try folder.file("a.toml", "name = 1\ncount = 0\n[page]\nsize = 2\n")
    let result = try folder.run(["check", "--schema", schema, toml, "--format", "plain"])
    #expect(result.status == 1)
    #expect(result.output.contains("a.toml:1:8"))
    #expect(result.output.contains("a.toml:2:9"))
    let valid = try folder.file("b.toml", "name = \"a\"\ntags = [1, 2]\n")
    #expect(try folder.run(["check", "--schema", schema, valid]).status == 0)
  }

  @Test func `a form is validated against a schema`() throws {
    let schema = try folder.file("schema.json", Self.schema)
    let valid = try folder.file(
      "a.form", "name=1&count=3&zip=07030&on=true&tags=5&limit=")
    let accepted = try folder.run(["check", "--schema", schema, valid, "--format", "plain"])
    #expect(accepted.output.isEmpty)
    #expect(accepted.status == 0)
    let wrong = try folder.file("b.form", "name=a&count=0&zip=x&on=perhaps&tags=5&tags=y")
    let result = try folder.run(["check", "--schema", schema, wrong, "--format", "plain"])
    #expect(result.status == 1)
    for column in [14, 20, 25, 45] { #expect(result.output.contains("b.form:1:\(column)")) }
    let missing = try folder.run(
      ["check", "--schema", schema, "-", "--form", "--format", "plain"], input: Data("a=1".utf8))
    #expect(missing.output.contains("name"))
    #expect(missing.status == 1)
  }

  @Test func `a form with too many levels is reported`() throws {
    let form = try folder.file("a.form", "a" + String(repeating: "[b]", count: 40) + "=1")
    #expect(try folder.run(["check", form]).status == 1)
    #expect(try folder.run(["check", folder.file("b.form", "a=%ZZ&&=")]).status == 0)
  }

  // MARK: - infer

  @Test func `types are inferred from TOML`() throws {
    let toml = try folder.file(
      "release.toml", "id = 1\n[[items]]\nname = \"a\"\n[[items]]\nname = \"b\"\nsize = 1.5\n")
    let result = try folder.run(["infer", toml, "--verify"])
    #expect(result.status == 0)
    #expect(result.output.contains("struct Release"))
    #expect(result.output.contains("let id: Int"))
    #expect(result.output.contains("let size: Double?"))
    let elements = try folder.run(["infer", toml, "--at", "/items", "--type", "Item"])
    #expect(elements.output.contains("let name: String"))
  }

  @Test func `the texts of all forms determine the types`() throws {
    let queries = try folder.file(
      "search.txt",
      "q=swift&page=2&zip=07030&on=true&tag=a\nq=6&page=3.5&zip=10115&tag=a&tag=b&max=\n")
    let arguments = ["infer", "--from", "form", "--lines", "--type", "Search", "--verify"]
    let result = try folder.run(arguments + [queries])
    #expect(result.status == 0)
    for field in [
      "let q: String", "let page: Double", "let zip: String", "let on: Bool?",
      "let tag: [String]",
    ] { #expect(result.output.contains(field), "\(result.output)") }
    let piped = try folder.run(
      ["infer", "--from", "form", "--type", "Page", "-"], input: Data("page=2".utf8))
    #expect(piped.output.contains("let page: Int"))
  }

  @Test func `an unreadable TOML sample is reported with its line`() throws {
    let result = try folder.run(["infer", folder.file("a.toml", "a = 1\nb = ?\n")])
    #expect(result.status == 2)
    #expect(result.errors.contains("a.toml:2:5"))
  }

  // MARK: - YAML

  @Test func `YAML requires a build with the trait`() throws {
    let yaml = try folder.file("a.yaml", "a: 1\n")
    for arguments in [
      ["convert", yaml, "-", "--to", "json"], ["check", yaml], ["infer", yaml],
      ["check", "--yaml", yaml],
    ] {
      let result = try folder.run(arguments)
      #expect(result.status != 0)
      #expect(result.errors.contains("swift build --traits YAML"), "\(result.errors)")
    }
  }
}
