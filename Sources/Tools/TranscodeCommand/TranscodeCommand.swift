internal import ArgumentParser
internal import TranscodableDiagnostics

@main
struct TranscodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcode",
    abstract: "Validates, converts and benchmarks documents, explains errors, and generates types.",
    discussion: """
      Example:
        transcode check config.json

      `transcode --generate-completion-script zsh` prints completions for a shell: zsh, bash or fish. In a \
      clone of the package, `Scripts/make-manual FOLDER` generates manual pages and the completions.
      """,
    subcommands: [
      BenchCommand.self, CheckCommand.self, ConvertCommand.self, ExplainCommand.self,
      InferCommand.self,
      MigrateCommand.self, SchemaCommand.self,
    ])

  /// If the arguments are invalid, the exit status is 2.
  static func main() {
    if let problem = unknownSubcommand(CommandLine.arguments.dropFirst().first) {
      printError(problem)
      end(with: 2)
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let isUsage = exitCode(for: error) == .validationFailure
      guard isUsage else { exit(withError: error) }
      let message = fullMessage(for: error)
      // All other errors begin with a lowercase letter.
      printError(message.hasPrefix("Error: ") ? "e" + message.dropFirst() : message)
      end(with: 2)
    }
  }

  private static func unknownSubcommand(_ name: String?) -> String? {
    guard let name, !name.hasPrefix("-") else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return nil }
    let advice = nearest(to: name, among: names).map { " Did you mean '\($0)'?" } ?? ""
    return """
      error: There is no subcommand '\(name.visible)'.\(advice)
      Subcommands: \(names.joined(separator: ", ")).
      """
  }
}
