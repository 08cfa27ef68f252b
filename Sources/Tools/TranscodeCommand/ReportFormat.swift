internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableJSON

extension CodingDiagnosticReport {
  /// The largest file that is read again to show the line with an error.
  private static let largestSize = 64 << 20

  /// Creates a report about an error in a file, with the line in which it occurred if the file can
  /// be read again.
  ///
  /// Of lines, the first line with a syntax error is reported, as by `transcode check`.
  init(_ error: DecodingError, reading file: String, as format: DocumentFormat) {
    let size = try? URL(filePath: file).resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard let size, size <= Self.largestSize, let source = try? readFile(file) else {
      let failure = CodingFailure(error)
      self.init(failure, name: file)
      if let range = failure.byteRange, let line = failure.line, let column = failure.column {
        diagnostics[0].position = CodingDiagnostic.Position(
          byteRange: range, line: line, column: column)
      }
      return
    }
    let found = DocumentCheck(format, limit: 1).check(source, name: file)
    if found.hasErrors {
      self = found
      omittedCount = 0
    } else {
      self.init(
        error, source: source, name: file, settings: JSONReaderSettings(grammar: .strict))
    }
  }

  /// Keeps the first diagnostics of each code, and counts the others.
  mutating func shorten(to limit: Int = 20) {
    var counts: [String: Int] = [:]
    let kept = diagnostics.filter { diagnostic in
      counts[diagnostic.reason.code, default: 0] += 1
      return counts[diagnostic.reason.code, default: 0] <= limit
    }
    omittedCount += diagnostics.count - kept.count
    diagnostics = kept
  }
}

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
