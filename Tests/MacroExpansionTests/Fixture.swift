import Foundation
import Testing

/// A Swift file that uses the macros, and its expected expansion and diagnostics.
///
/// `Fixtures/<topic>/<case>.swift` is the source, `<case>.expanded.swift` the generated code, and
/// `<case>.diagnostics.txt` the compiler's messages. A fixture without a diagnostics file must
/// compile without messages.
struct Fixture: Sendable, CustomTestStringConvertible {
  let source: URL

  var testDescription: String {
    source.pathComponents.suffix(2).joined(separator: "/")
  }

  var expanded: URL { sibling("expanded.swift") }
  var diagnostics: URL { sibling("diagnostics.txt") }

  private func sibling(_ ending: String) -> URL {
    source.deletingPathExtension().appendingPathExtension(ending)
  }

  /// All fixtures on disk, sorted by path.
  static let all: [Fixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" && !$0.path.hasSuffix(".expanded.swift") }
      .sorted { $0.path < $1.path }
      .map { Fixture(source: $0) }
  }()
}
