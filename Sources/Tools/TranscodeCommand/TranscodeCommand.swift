internal import ArgumentParser

@main
struct TranscodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcode",
    abstract: "Validates, converts and benchmarks documents, explains errors, and generates types.",
    subcommands: [
      BenchCommand.self, CheckCommand.self, ConvertCommand.self, ExplainCommand.self,
      InferCommand.self,
      MigrateCommand.self, SchemaCommand.self,
    ])

  /// If the arguments are invalid, the exit status is 2.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let isUsage = exitCode(for: error) == .validationFailure
      guard isUsage else { exit(withError: error) }
      printError(fullMessage(for: error))
      end(with: 2)
    }
  }
}
