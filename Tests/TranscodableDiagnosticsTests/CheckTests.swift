import Testing
import TranscodableCore
import TranscodableDiagnostics

@Suite struct CheckTests {
  private func check(_ text: String, _ format: DocumentFormat = .json) -> [CodingDiagnostic] {
    DocumentCheck(format).check(text).diagnostics
  }

  @Test(arguments: [
    ("a.json", DocumentFormat.json), ("a.JSON5", .json5), ("a.ndjson", .lines), ("a.jsonl", .lines),
    ("a.txt", .json), ("Info.plist", .propertyList), ("en.strings", .propertyList), ("-", .json),
    ("json5", .json),
  ])
  func `the file name determines the format`(_ name: String, _ format: DocumentFormat) {
    #expect(DocumentFormat(name: name) == format)
  }

  @Test func `valid documents have no findings`() {
    #expect(check(#"{"a": [1, {"b": null}], "c": [{"b": 1}, {"b": 2}]}"#).isEmpty)
    #expect(check("{a: 'b', /* c */ d: [+1,],}", .json5).isEmpty)
    #expect(check("{\"a\": 1}\r\n\n  \n{\"a\": 2}", .lines).isEmpty)
    #expect(check("", .lines).isEmpty)
  }

  @Test func `property lists are checked in each format`() {
    #expect(check("<plist><dict><key>a</key><true/></dict></plist>", .propertyList).isEmpty)
    #expect(check("{ a = (1, \"b\"); }", .propertyList).isEmpty)
    let found = check("<plist>\n<dict>\n<key>a</key></dict></plist>", .propertyList)
    #expect(found.count == 1)
    #expect(found.first?.position?.line == 3)
    #expect(check("{ a = ", .propertyList).count == 1)
  }

  @Test func `JSON is checked strictly`() {
    #expect(check("[1,]").map(\.reason) == [.unexpectedCharacter])
  }

  @Test func `duplicate keys are compared after decoding escapes`() {
    #expect(check(#"{"a": 1, "\u0061": 2}"#).map(\.reason) == [.duplicateKey])
    #expect(check("{\"e\u{301}\": 1, \"\u{e9}\": 2}").map(\.reason) == [.duplicateKey])
  }

  @Test func `duplicate keys before a syntax error are reported with it`() {
    let found = check("{\"a\": 1, \"a\": 2, x}")
    #expect(found.map(\.reason) == [.duplicateKey, .unexpectedCharacter])
    #expect(found.map(\.severity) == [.warning, .error])
    #expect(found.map { $0.position?.byteRange } == [9..<12, 17..<18])
  }

  @Test func `locations in JSON Lines refer to the whole document`() {
    let found = check("\u{feff}[1]\n[\"é\", x]\r\n[[\n", .lines)
    #expect(found.map { $0.position?.line } == [2, 3])
    #expect(found.map { $0.position?.column } == [7, 3])
    #expect(found.map { $0.position?.byteRange } == [11..<12, 17..<17])
  }

  @Test func `locations in JSON5 refer to the original document`() {
    let text = "{\n  'a': 1, // one\n  a: 'x\\'y',\n}"
    let found = check(text, .json5)
    #expect(found.map(\.reason) == [.duplicateKey])
    #expect(
      found.first?.position == CodingDiagnostic.Position(byteRange: 21..<22, line: 3, column: 3))
  }

  @Test func `findings beyond the limit are counted`() {
    let lines = String(repeating: "[\n", count: 10)
    let report = DocumentCheck(.lines, limit: 3).check(lines)
    #expect(report.diagnostics.count == 3)
    #expect(report.omittedCount == 7)
    let keys = (0..<9).map { _ in "\"a\": 1" }.joined(separator: ", ")
    let duplicates = DocumentCheck(.json, limit: 3).check("{\(keys)}")
    #expect(duplicates.diagnostics.count == 3)
    #expect(duplicates.omittedCount == 5)
    #expect(PlainDiagnosticRenderer().render(duplicates).hasSuffix("\n5 more not shown.\n"))
  }

  @Test func `deeply nested documents do not overflow the stack`() {
    let found = check(String(repeating: "[", count: 1_000_000))
    #expect(found.map(\.reason) == [.depthLimit])
  }

  @Test func `the exit status reflects the most severe problem`() {
    var run = DocumentCheckRun(renderer: PlainDiagnosticRenderer())
    #expect(run.check(Array("{}".utf8), name: "a.json").isEmpty)
    #expect(run.status == 0)
    let text = run.check(Array("[1]\n[2".utf8), name: "b.jsonl")
    #expect(
      text
        == "b.jsonl:2:3: error: Unexpected end of the document, expected ',' or ']', at `[0]`. "
        + "[unexpected-end]\n"
    )
    #expect(run.status == 1)
    run.noteUnreadable()
    #expect(run.status == 2)
    _ = run.check(Array("{".utf8), name: "c.json")
    #expect(run.status == 2)
  }

  @Test func `an explicit format takes precedence over the file name`() {
    var run = DocumentCheckRun(renderer: PlainDiagnosticRenderer(), format: .json5)
    #expect(run.check(Array("{a: 1}".utf8), name: "a.json").isEmpty)
    #expect(run.status == 0)
  }
}
