import Foundation
import Testing

/// `transcode convert` and `transcode check` with TOML.
struct TOMLConversionTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  @Test func `JSON converts to TOML and back`() throws {
    let json = #"{"b":[1,-2,1.5,"é",true,{"c":{}}],"a":{"x":1},"list":[{"n":1},{"n":2}]}"#
    let file = try folder.file("a.json", json)
    #expect(try folder.run(["convert", file, folder.file("a.toml")]).status == 0)
    #expect(
      try folder.text("a.toml") == """
        b = [1, -2, 1.5, "é", true, { c = {} }]

        [a]
        x = 1

        [[list]]
        n = 1

        [[list]]
        n = 2

        """)
    let back = try folder.run(["convert", folder.file("a.toml"), "-", "--to", "json", "--compact"])
    #expect(back.status == 0)
    #expect(back.output == json)
  }

  @Test func `dates and null need --lossy`() throws {
    let toml = try folder.file("a.toml", "d = 1979-05-27\nt = 1979-05-27T07:32:00Z\n")
    let refused = try folder.run(["convert", toml, "-", "--to", "json"])
    #expect(refused.status == 1)
    let lossy = try folder.run(["convert", toml, "-", "--to", "json", "--compact", "--lossy"])
    #expect(lossy.output == #"{"d":"1979-05-27","t":"1979-05-27T07:32:00Z"}"#)
    let json = try folder.file("b.json", #"{"a":null,"b":1}"#)
    #expect(try folder.run(["convert", json, "-", "--to", "toml"]).status == 1)
    #expect(try folder.run(["convert", json, "-", "--to", "toml", "--lossy"]).output == "b = 1\n")
  }

  @Test func `dates keep their kinds in CBOR`() throws {
    let text = "d = 1979-05-27\nt = 1979-05-27T07:32:00-07:00\n"
    let toml = try folder.file("a.toml", text)
    #expect(try folder.run(["convert", toml, folder.file("a.cbor")]).status == 0)
    #expect(
      try folder.run(["convert", folder.file("a.cbor"), "-", "--to", "toml"]).output == text)
  }

  @Test func `a check lists all syntax errors`() throws {
    let toml = try folder.file("a.toml", "a = ?\nb = 1\nb = 2\n")
    let result = try folder.run(["check", toml, "--format", "plain"])
    #expect(result.status == 1)
    #expect(result.output.contains("a.toml:1:5"))
    #expect(result.output.contains("a.toml:3:1"))
    #expect(try folder.run(["check", folder.file("b.toml", "a = 1\n")]).status == 0)
  }
}
