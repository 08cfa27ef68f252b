import Foundation
import TranscodableCore
import TranscodableDiagnostics
import TranscodableFoundation
import TranscodableJSON

/// An untagged enum with the conformance that `@Codable` generates.
private enum Payment: Decodable {
  struct Card: Decodable { var number: String }
  struct Transfer: Decodable { var bank: String }

  case card, transfer

  init(from decoder: any Decoder) throws {
    var reasons: [any Error] = []
    do { _ = try Card(from: decoder); self = .card; return } catch { reasons.append(error) }
    do { _ = try Transfer(from: decoder); self = .transfer; return } catch { reasons.append(error) }
    throw DecodingError.noCase(
      of: Self.self, reasons, names: ["card", "transfer"], in: decoder)
  }
}

extension ReportCase {
  /// Cases for the layout of snippets.
  static let layouts: [ReportCase] = [
    .checking(
      "layout-cut-line",
      "{\"numbers\": [\(Array(repeating: "1234567890", count: 40).joined(separator: ", "))"
        + " oops, \(Array(repeating: "9", count: 80).joined(separator: ", "))]}"),
    .checking(
      "layout-long-context",
      "[\"\(String(repeating: "before ", count: 30))\",\n"
        + "  oops,\n\"\(String(repeating: "after ", count: 30))\"]"
    ),
    .collecting(
      "layout-all-failures", "{\n  \"a\": [1, \"x\", 1.5],\n  \"b\": 3,\n  \"c\": [true]\n}",
      as: [String: [Int]].self),
    .reporting(
      "layout-reported-key",
      "{\n  \"firstName\": \"Ada\",\n  \"age\": 36,\n  \"fristName\": {\"a\": 1}\n}",
      as: Person.self),
    .decoding("layout-refusals", #"[{"number": "1"}, {"bank": 7}]"#, as: [Payment].self),
    .decoding("layout-nearest-case", #"["magenta", "yelow"]"#, as: [Ink].self),
    .checking("layout-wide-characters", #"{"漢字": "日本語", "e\#u{301}👩‍👩‍👧🇩🇪": x}"#),
    .checking("layout-tabs", "{\n\t\"a\":\t1,\n\t\"b\":\tx\n}"),
    .checking("layout-bad-characters", "{\"a\u{202E}\u{1B}[31m\": \u{7}\u{0}}"),
    .checking("layout-line-ends", "{\r\n  \"a\": 1,\r\n  \"b\" 2\r\n}\r\n"),
    .checking("layout-end-of-text", "{\n  \"a\": [\n"),
    .checking(
      "layout-color-and-unicode", "[\n  1,\n  x\n]",
      renderer: SnippetDiagnosticRenderer(
        width: 60, usesColor: true, glyphs: .unicode, contextLines: 2)),
    .checking(
      "layout-several-lines", "{\"a\": 1}\n\n{\"a\": 1, \"a\": 2}\n[1\n{\"b\"}\n", as: .lines),
    .checking(
      "layout-json5", "// a comment\n{\n  name: 'Ada',\n  name: 'Bob', /* again */\n  size: 0x,\n}",
      as: .json5),
    ReportCase("layout-foreign-error", bytes: Array("{\"people\": [{\"age\": true}]}".utf8)) {
      source in
      do {
        _ = try Foundation.JSONDecoder().decode([String: [[String: Int]]].self, from: Data(source))
        return CodingDiagnosticReport([CodingFailure](), source: source)
      } catch {
        return CodingDiagnosticReport(error, source: source, name: "people.json")
      }
    },
    ReportCase("layout-foreign-syntax-error", bytes: Array("[1, 2\n 3]".utf8)) { source in
      do {
        _ = try Foundation.JSONDecoder().decode([Int].self, from: Data(source))
        return CodingDiagnosticReport([CodingFailure](), source: source)
      } catch {
        return CodingDiagnosticReport(error, source: source, name: "numbers.json")
      }
    },
    ReportCase("layout-no-text", bytes: []) { _ in
      do {
        _ = try JSON.encode(["a": [1, Double.nan]])
        return CodingDiagnosticReport([CodingFailure]())
      } catch {
        return CodingDiagnosticReport(error)
      }
    },
  ]
}
