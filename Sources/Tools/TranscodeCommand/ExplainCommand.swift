internal import ArgumentParser
internal import TranscodableDiagnostics

/// The command `transcode explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Prints the page about a code, such as missing-key.",
    discussion: """
      Codes: \(CodingErrorPage.all.map(\.code).joined(separator: ", ")). Of migration: \
      \(MigrationPage.all.map(\.code).joined(separator: ", ")).
      """)

  @Argument(help: "The code, as it stands in a message.")
  var code: String

  func run() throws {
    guard let text = CodingErrorPage(code: code)?.text ?? MigrationPage(code: code)?.text else {
      let known = CodingErrorPage.nearestCode(to: code).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError("There is no code \(code).\(known)")
    }
    write(text)
  }
}
