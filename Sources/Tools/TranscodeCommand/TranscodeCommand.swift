internal import ArgumentParser

/// The command `transcode`.
@main
struct TranscodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcode",
    abstract: "Checks documents, explains, converts and times them, and makes types of them.",
    subcommands: [
      BenchCommand.self, CheckCommand.self, ConvertCommand.self, ExplainCommand.self,
      InferCommand.self,
      MigrateCommand.self, SchemaCommand.self,
    ])

  /// Runs the command; what is wrong with its arguments ends it with the status 2.
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
