import Testing
import TranscodableBytes

@Suite struct MemberTests {
  /// Keys of every length class that is copied differently.
  private static let keys: [StaticString] = [
    "", "a", "ab", "abc", "abcd", "abcdefg", "abcdefgh", "abcdefghijklmnop", "abcdefghijklmnopq",
    "abcdefghijklmnopqrstuvwxyz012345", "abcdefghijklmnopqrstuvwxyz0123456",
    "abcdefghijklmnopqrstuvwxyz0123456abcdefghijklmnopqrstuvwxyz01234",
    "abcdefghijklmnopqrstuvwxyz0123456abcdefghijklmnopqrstuvwxyz012345",
  ]

  @Test(arguments: keys.indices)
  func `a member is written with its key regardless of the remaining capacity`(
    index: Int
  ) {
    let key = Self.keys[index]
    for before in 0...200 {
      let start = String(repeating: "x", count: before)
      func expect(_ member: String, _ append: (inout ByteOutput) -> Void) {
        let text = written { output in
          output.append(utf8: start)
          append(&output)
          output.append(utf8: "end")
        }
        #expect(text == start + "\"\(key)\":\(member),end")
      }
      expect("\(Int.min)") { $0.appendMember(key, decimal: Int.min) }
      expect("7") { $0.appendMember(key, decimal: 7) }
      expect("-2.2345678901234566e-308") {
        $0.appendMember(key, decimal: -2.2345678901234566e-308)
      }
      expect("false") { $0.appendMember(key, false) }
      expect("true") { $0.appendMember(key, true) }
      expect("\"\"") { $0.appendMember(key, quoted: "", escapesSlashes: true) }
      expect("\"http:\\/\\/a.example\\/b\\/c\"") {
        $0.appendMember(key, quoted: "http://a.example/b/c", escapesSlashes: true)
      }
      expect("{}") { output in
        output.appendMemberKey(key)
        output.append(0x7B)
        output.close(with: 0x7D)
      }
    }
  }
}
