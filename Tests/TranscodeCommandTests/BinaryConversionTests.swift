import Foundation
import Testing

/// `transcode convert` from and to CBOR and MessagePack.
struct BinaryConversionTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private static let json = #"{"a":[1,-2,1.5,"é",null,true,{"b":{}}],"c":18446744073709551616}"#

  @Test func `JSON converts to CBOR and back`() throws {
    let json = try folder.file("a.json", Self.json)
    #expect(try folder.run(["convert", json, folder.file("a.cbor")]).status == 0)
    let back = try folder.run(["convert", folder.file("a.cbor"), "-", "--to", "json", "--compact"])
    #expect(back.status == 0)
    #expect(back.output == Self.json)
  }

  @Test func `CBOR converts to MessagePack and back`() throws {
    let json = try folder.file("a.json", #"{"a":[1,-2,1.5,"é",null,true,{"b":{}}]}"#)
    for step in [["a.json", "a.cbor"], ["a.cbor", "a.msgpack"], ["a.msgpack", "b.json"]] {
      let files = try step.map { try folder.file($0) }
      #expect(try folder.run(["convert"] + files + ["--compact"]).status == 0, "\(step)")
    }
    #expect(try folder.text("b.json") == String(contentsOfFile: json, encoding: .utf8))
  }

  @Test func `property lists keep dates and data in CBOR and MessagePack`() throws {
    let plist = try folder.file(
      "a.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>d</key><date>2013-03-21T20:04:00Z</date>
      <key>b</key><data>AP8=</data></dict></plist>
      """)
    let first = try folder.file("first.plist")
    #expect(try folder.run(["convert", plist, folder.file("a.cbor")]).status == 0)
    #expect(
      try folder.run(["convert", folder.file("a.cbor"), folder.file("a.msgpack")]).status == 0)
    #expect(try folder.run(["convert", folder.file("a.msgpack"), first]).status == 0)
    #expect(try folder.text("first.plist").contains("<date>2013-03-21T20:04:00Z</date>"))
    #expect(try folder.text("first.plist").contains("AP8="))
  }

  @Test func `values that the target can't represent are refused or reported`() throws {
    let cbor = try folder.file("a.cbor")
    // {"x": [undefined, 99(h'00')], 1: Infinity}
    try Data([0xA2, 0x61, 0x78, 0x82, 0xF7, 0xD8, 0x63, 0x41, 0x00, 0x01, 0xF9, 0x7C, 0x00])
      .write(to: URL(filePath: cbor))
    let refused = try folder.run(["convert", cbor, folder.file("a.json"), "--format", "plain"])
    #expect(refused.status == 1)
    #expect(!(try folder.names()).contains("a.json"))
    let lossy = try folder.run(["convert", cbor, folder.file("a.json"), "--lossy", "--compact"])
    #expect(lossy.status == 0)
    #expect(try folder.text("a.json") == #"{"x":[null,"AA=="],"1":"Infinity"}"#)
    for reason in ["undefined", "tag 99", "only strings as keys", "infinity"] {
      #expect(lossy.errors.contains(reason), "\(reason)")
    }
  }

  @Test func `malformed documents are refused`() throws {
    let cbor = try folder.file("a.cbor")
    try Data([0x82, 0x00]).write(to: URL(filePath: cbor))
    #expect(try folder.run(["convert", cbor, folder.file("a.json")]).status == 1)
    #expect(try folder.run(["convert", cbor, "-", "--to", "json5"]).status == 2)
    #expect(try folder.run(["convert", cbor, "-", "--to", "nothing"]).status == 2)
  }
}
