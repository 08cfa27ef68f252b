internal import ArgumentParser
internal import TranscodableDiagnostics

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a diagnostic code, such as missing-key.",
    discussion: """
      Codes: \(CodingErrorPage.all.map(\.code).joined(separator: ", ")). Migration codes: \
      \(MigrationPage.all.map(\.code).joined(separator: ", ")).
      """)

  @Argument(help: "The code from a message.")
  var code: String

  func run() throws {
    guard let text = CodingErrorPage(code: code)?.text ?? MigrationPage(code: code)?.text else {
      let known = CodingErrorPage.nearestCode(to: code).map { " Did you mean \($0)?" } ?? ""
      throw ValidationError("Unknown code '\(code)'.\(known)")
    }
    write(text)
  }
}
