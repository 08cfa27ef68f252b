import Testing
import TranscodableBytes

@Suite("Skipping members and line breaks")
struct ByteCursorMemberTests {
  @Test(
    arguments: [
      "\"\":", "\"a\":", "\"ab\":", "\"abc\":", "\"abcd\":", "\"abcde\":", "\"abcdef\":",
      "\"abcdefghijklm\":", "\"abcdefghijklmn\":", "\"abcdefghijklmnopqrstuvw\":", "\"é漢字\":",
    ] as [StaticString])
  func `a member is found only if it is complete`(_ member: StaticString) {
    let bytes = Array(member.description.utf8)
    let followed = bytes + [0x31]
    let cut = Array(bytes.dropLast())
    let member = LiteralBytes(member)
    withCursor(over: bytes.span) { #expect($0.hasMember(member)) }
    withCursor(over: followed.span) { #expect($0.hasMember(member)) }
    withCursor(over: cut.span) { #expect(!$0.hasMember(member)) }
    withCursor(over: followed.span) { start in
      var cursor = start
      let moved = cursor.skipMember(member)
      #expect(moved && cursor.distance(from: start) == bytes.count)
      let movedAgain = cursor.skipMember(member)
      #expect(!movedAgain && cursor.distance(from: start) == bytes.count)
    }
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 0x01
      withCursor(over: other.span) { #expect(!$0.hasMember(member), "byte \(index)") }
    }
  }

  @Test func `an empty member is never found`() {
    let bytes: [UInt8] = [0x22, 0x22, 0x3A]
    withCursor(over: bytes.span) { cursor in
      #expect(!cursor.hasMember(LiteralBytes("")))
      #expect(!cursor.hasMember(LiteralBytes("\"\":"), 1))
      #expect(!cursor.hasMember(LiteralBytes("\"\":"), 4))
    }
  }

  @Test(arguments: 0..<40)
  func `a line break is skipped if the next line has the expected indentation`(_ spaces: Int) {
    func text(_ spaces: Int, _ rest: String) -> [UInt8] {
      Array("\n".utf8) + Array(repeating: 0x20, count: spaces) + Array(rest.utf8)
    }
    func skipped(_ bytes: [UInt8], _ expected: Int) -> (byte: UInt8, moved: Int) {
      withCursor(over: bytes.span) { start in
        var cursor = start
        let byte = cursor.skipLineBreak(spaces: expected)
        return (byte, cursor.distance(from: start))
      }
    }
    #expect(skipped(text(spaces, "\"12345678"), spaces) == (0x22, spaces + 1))
    for other in [spaces - 1, spaces + 1, -1, -4, Int.min, .max] {
      #expect(skipped(text(spaces, "\"12345678"), other) == (0, 0), "\(other)")
    }
    #expect(skipped(text(spaces, "\t\"12345678"), spaces) == (0, 0))
    #expect(skipped(Array("\r".utf8) + text(spaces, "\"12345678").dropFirst(), spaces) == (0, 0))
    // Near the end, the slow path is taken.
    #expect(skipped(text(spaces, "\""), spaces) == (0, 0))
    for position in 1..<(spaces + 1) {
      var bytes = text(spaces, "\"12345678")
      bytes[position] = 0x09
      #expect(skipped(bytes, spaces) == (0, 0), "\(position)")
    }
  }
}
