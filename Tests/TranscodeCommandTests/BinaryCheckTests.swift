import Foundation
import Testing

/// `transcode check` and `transcode bench` for CBOR and MessagePack.
struct BinaryCheckTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = try folder.file(name)
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  private func check(_ name: String, _ bytes: [UInt8], _ format: String = "plain") throws
    -> CommandFolder.Result
  {
    try folder.run(["check", "--format", format, file(name, bytes)])
  }

  @Test func `well-formed documents have no problems`() throws {
    for (name, bytes) in [
      ("a.cbor", [0x82, 0x01, 0x61, 0x61]), ("a.cborseq", [0x01, 0x02]), ("b.cborseq", []),
      ("a.msgpack", [0x92, 0x01, 0xA1, 0x61]), ("a.mpk", [0xC0]),
    ] as [(String, [UInt8])] {
      let result = try check(name, bytes)
      #expect(result.status == 0, "\(name)")
      #expect(result.output.isEmpty)
    }
  }

  @Test func `the first error is reported with its offset`() throws {
    for (name, bytes, offset, code) in [
      ("a.cbor", [0x82, 0x01], 2, "unexpected-end"),
      ("b.cbor", [0x01, 0x02], 1, "trailing-content"),
      ("c.cbor", [0x81, 0x1C], 1, "invalid-structure"),
      ("a.cborseq", [0x01, 0xFF], 1, "invalid-structure"),
      ("a.msgpack", [0x91, 0xC1], 1, "invalid-structure"),
      ("b.msgpack", [0x92, 0x01, 0xA1, 0xFF], 3, "invalid-utf8"),
    ] as [(String, [UInt8], Int, String)] {
      let result = try check(name, bytes)
      #expect(result.status == 1)
      #expect(result.output.contains("\(name): byte \(offset): error: "), "\(result.output)")
      #expect(result.output.hasSuffix("[\(code)]\n"), "\(result.output)")
    }
  }

  @Test func `a snippet shows the bytes around an error`() throws {
    let bytes = [UInt8](repeating: 0, count: 19) + [0xFF] + [UInt8](repeating: 1, count: 20)
    let result = try check("a.cbor", [0x98, 0x26] + bytes, "snippet")
    #expect(
      result.output.contains(
        """
           |
         0 | 98 26 00 00 00 00 00 00 00 00 00 00 00 00 00 00  .&..............
        16 | 00 00 00 00 00 ff 01 01 01 01 01 01 01 01 01 01  ................
           |                ^^
        32 | 01 01 01 01 01 01 01 01 01 01                    ..........
           |
        """), "\(result.output)")
    #expect(result.output.contains("a.cbor: byte 21\n"))
    let end = try check("b.cbor", [0x61], "snippet")
    #expect(end.output.contains("0 | 61  a\n") == false)
    #expect(end.output.contains("  |    ^^"), "\(end.output)")
  }

  @Test func `a JSON report has offsets but no lines`() throws {
    let result = try check("a.cbor", [0x82, 0x01], "json")
    #expect(result.output.contains(#""offset":2"#))
    #expect(!result.output.contains("line"))
  }

  @Test func `repeated keys are warnings`() throws {
    let cbor = try check("a.cbor", [0x81, 0xA2, 0x61, 0x61, 0x01, 0x61, 0x61, 0x02])
    #expect(cbor.status == 1)
    #expect(cbor.output.contains("warning: The key `a` is repeated, at `[0].a`"))
    let messagePack = try check("a.msgpack", [0x82, 0x01, 0xC0, 0x01, 0xC0])
    #expect(messagePack.output.contains("warning: The key `1` is repeated"))
  }

  @Test func `a conversion shows the bytes around an error`() throws {
    let result = try folder.run(["convert", file("a.cbor", [0x82, 0x01]), "-", "--to", "json"])
    #expect(result.status == 1)
    #expect(result.errors.contains("0 | 82 01"), "\(result.errors)")
  }

  @Test func `documents are timed against the nearest JSON document`() throws {
    for (name, bytes) in [
      ("a.cbor", [0x82, 0x01, 0x41, 0x61]), ("a.msgpack", [0x92, 0x01, 0xA1, 0x61]),
    ] as [(String, [UInt8])] {
      let result = try folder.run(["bench", "--seconds", "0", file(name, bytes)])
      #expect(result.status == 0, "\(result.errors)")
      let lines = result.output.split(separator: "\n")
      try #require(lines.count == 5)
      #expect(lines[1].hasPrefix("parse"))
      #expect(lines[3].hasPrefix("round trip"))
    }
    let bad = try folder.run(["bench", "--seconds", "0", file("b.cbor", [0x82])])
    #expect(bad.status == 1)
    #expect(bad.errors.contains("b.cbor: byte 1: malformed"), "\(bad.errors)")
  }
}
