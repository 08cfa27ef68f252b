internal import ArgumentParser
internal import TranscodableDiagnostics

enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case plain, snippet, json

  func renderer(isForErrors: Bool) -> any CodingDiagnosticRenderer {
    switch self {
    case .plain: PlainDiagnosticRenderer()
    case .json: JSONDiagnosticRenderer()
    case .snippet:
      SnippetDiagnosticRenderer(
        width: Terminal.width(isForErrors), usesColor: Terminal.showsColor(isForErrors),
        glyphs: Terminal.showsUnicode(isForErrors) ? .unicode : .ascii)
    }
  }
}
