internal import ArgumentParser
internal import Foundation

/// Starts a separate program, because migration needs swift-syntax, which takes minutes to build.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Replaces hand-written Codable code in Swift files with attributes.")

  @Argument(parsing: .captureForPassthrough, help: "See `transcode migrate --help`.")
  var arguments: [String] = []

  func run() throws {
    let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let program = own.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "transcode-migrate")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      printError(
        """
        error: transcode migrate runs the transcode-migrate program, which must be in the same folder as this one.
        Build it with `swift build --product transcode-migrate`; the first build compiles swift-syntax, which takes several minutes.
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
