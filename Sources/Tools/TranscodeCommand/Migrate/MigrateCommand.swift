internal import ArgumentParser
internal import Foundation

/// The command `transcode migrate`, which starts a program of its own.
///
/// It reads Swift by swift-syntax, which takes minutes to build and which nothing else here needs.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrites hand-written coding in Swift files to attributes.")

  @Argument(parsing: .captureForPassthrough, help: "As `transcode migrate --help` says.")
  var arguments: [String] = []

  func run() throws {
    let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let program = own.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "transcode-migrate")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      printError(
        """
        error: transcode migrate is the program transcode-migrate, which has to lie beside this one.
        Build it with `swift build --product transcode-migrate`; it compiles swift-syntax, which takes minutes once.
        """)
      end(with: 2)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    end(with: process.terminationStatus)
  }
}
