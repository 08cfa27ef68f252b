import Testing
import TranscodableMigration

@Suite struct PatchTests {
  private static let texts = [
    "", "a", "a\n", "a\nb\nc\n", "a\nb\nc", "\n\n\n", "a\r\nb\r\n",
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n",
    "1\n2\nx\n4\n5\n6\n7\n8\n9\ny\n", "0\n1\n2\n3\n4\n5\n6\n7\n8\n9", "--- a\n+++ b\n@@ -1 +1 @@\n",
  ]

  @Test(arguments: texts, texts)
  func `a patch converts the old file to the new file`(_ old: String, _ new: String) throws {
    let patch = UnifiedDiff("folder/a b.swift", old: Array(old.utf8), new: Array(new.utf8)).bytes
    let result = try Patch(patch).applied(to: Array(old.utf8), of: "folder/a b.swift")
    #expect(String(decoding: result, as: UTF8.self) == new)
  }

  @Test func `nearby changes share a hunk`() {
    let old = Array("1\n2\n3\n4\n5\n6\n7\n8\n".utf8)
    let new = Array("1\nx\n3\n4\n5\n6\ny\n8\n".utf8)
    let text = String(decoding: UnifiedDiff("/a", old: old, new: new).bytes, as: UTF8.self)
    #expect(text == "--- /a\n+++ /a\n@@ -1,8 +1,8 @@\n 1\n-2\n+x\n 3\n 4\n 5\n 6\n-7\n+y\n 8\n")
  }

  @Test func `a patch for another file is rejected`() throws {
    let patch = UnifiedDiff("a", old: Array("1\n2\n".utf8), new: Array("1\n".utf8)).bytes
    #expect(throws: Patch.Failure.self) {
      try Patch(patch).applied(to: Array("1\n3\n".utf8), of: "a")
    }
    #expect(throws: Patch.Failure.self) { try Patch(Array("hello\n".utf8)) }
    #expect(throws: Patch.Failure.self) {
      try Patch(Array("--- a\n+++ a\n@@ -1,3 +1,1 @@\n 1\n".utf8))
    }
  }
}
