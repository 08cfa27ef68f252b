internal import ArgumentParser
internal import TranscodableDiagnostics

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a diagnostic code, such as missing-key.",
    discussion: """
      Without a code, the command lists all codes.

      Example:
        transcode explain missing-key
      """)

  @Argument(help: "The code from a message.")
  var code: String?

  func run() throws {
    guard let code else { return write(Self.list) }
    guard let text = CodingErrorPage(code: code)?.text ?? MigrationPage(code: code)?.text else {
      let known = CodingErrorPage.nearestCode(to: code).map { " Did you mean \($0)?" } ?? ""
      let advice = "`transcode explain` lists all codes."
      printError("error: Unknown code '\(code.visible)'.\(known) \(advice)")
      end(with: 2)
    }
    write(text)
  }

  private static var list: String {
    let pages = CodingErrorPage.all.map { ($0.code, $0.help) }
    let width = (pages.map(\.0) + MigrationPage.all.map(\.code)).map(\.count).max() ?? 0
    func line(_ code: String, _ text: String) -> String {
      code + String(repeating: " ", count: width + 2 - code.count) + text + "\n"
    }
    return "Errors and events\n" + pages.map { line($0.0, $0.1) }.joined()
      + "\nVerdicts of `transcode migrate`\n"
      + MigrationPage.all.map { line($0.code, $0.firstSentence) }.joined()
  }
}
