import Foundation
import Testing
import TranscodableCore
import TranscodableDiagnostics
import TranscodableFoundation
import TranscodableJSON

/// Control characters and bidirectional overrides in reports of untrusted input.
@Suite("Reports of hostile input")
struct HostileTextTests {
  private static let hostile: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
    ]
    return ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }()

  private static let renderers: [any CodingDiagnosticRenderer] = [
    PlainDiagnosticRenderer(), SnippetDiagnosticRenderer(),
    SnippetDiagnosticRenderer(usesColor: false, glyphs: .unicode), JSONDiagnosticRenderer(),
  ]

  @Test func `no renderer writes control characters to its output`() throws {
    for scalar in Self.hostile {
      let text = "a\(scalar)[31mb"
      let key = String(decoding: try JSON.encode(text), as: UTF8.self)
      // Both escaped and verbatim.
      for document in ["{\(key): {\(key): 1}}", "{\"\(text)\": {\"\(text)\": 1}}", text] {
        let error = #expect(throws: (any Error).self) {
          _ = try JSON.Decoder().decode([String: [String: Bool]].self, from: document)
        }
        guard let error else { continue }
        check(CodingDiagnosticReport(error, source: document, name: text), scalar)
      }
      var diagnostic = CodingDiagnostic(.custom, text, path: [.key(text)])
      (diagnostic.expected, diagnostic.found) = (text, text)
      (diagnostic.suggestion, diagnostic.notes) = (text, [text])
      check(CodingDiagnosticReport(diagnostics: [diagnostic], source: "", name: text), scalar)
    }
  }

  private func check(_ report: CodingDiagnosticReport, _ scalar: Unicode.Scalar) {
    for renderer in Self.renderers {
      let text = renderer.render(report)
      let rest = text.unicodeScalars.filter { $0 != "\n" && Self.hostile.contains($0) }
      #expect(
        rest.isEmpty, "U+\(String(scalar.value, radix: 16)) by \(type(of: renderer)): \(rest)")
      if renderer is JSONDiagnosticRenderer {
        #expect(throws: Never.self) { try JSON(parsing: text) }
      }
    }
  }
}
