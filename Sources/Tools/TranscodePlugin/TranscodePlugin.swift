import Foundation
import PackagePlugin

/// Runs `transcode` with the arguments of `swift package transcode`.
///
/// The plugin builds the command in its work folder. If it depended on the command, every
/// program that depends on this package would resolve swift-argument-parser.
@main
struct TranscodePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let sources = context.package.folder(of: "Transcodable") else {
      throw MissingPackage()
    }
    let isMigration = arguments.first == "migrate"
    let program = isMigration ? "transcode-migrate" : "transcode"
    let command = try build(program, in: sources, context)
    let result = try run(command, Array(arguments.dropFirst(isMigration ? 1 : 0)))
    // The command has already described its failure.
    if result != 0 { exit(result) }
  }

  /// Builds a program and returns its location.
  ///
  /// Migration needs swift-syntax, which only the default traits resolve, so each program has its
  /// own build folder.
  private func build(_ program: String, in sources: URL, _ context: PluginContext) throws -> URL {
    let folder = program == "transcode" ? "build" : "build-migrate"
    let products = context.pluginWorkDirectoryURL.appending(path: folder)
    let traits = program == "transcode" ? ["--disable-default-traits"] : []
    let options = [
      "--package-path", sources.path, "--scratch-path", products.path,
      // A sandbox can't start inside the plugin's sandbox.
      "--disable-sandbox",
    ]
    let command = products.appending(path: "debug/\(program)")
    if !FileManager.default.isExecutableFile(atPath: command.path) {
      // SwiftPM shows remarks of plugins only with --verbose, and the output may be redirected.
      let message = "Building \(program), which takes some minutes the first time.\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    // The output of the command may be redirected to a file, so it must not contain other output.
    let log = context.pluginWorkDirectoryURL.appending(path: "build.log")
    let swift = try context.tool(named: "swift").url
    let arguments = ["build", "--quiet", "--product", program] + options + traits
    guard try run(swift, arguments, log: log) == 0 else {
      FileHandle.standardError.write((try? Data(contentsOf: log)) ?? Data())
      throw FailedBuild(program: program)
    }
    return command
  }

  private func run(_ program: URL, _ arguments: [String], log: URL? = nil) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // SwiftPM's standard input carries its messages to the plugin.
    process.standardInput = FileHandle.nullDevice
    if let log {
      try Data().write(to: log)
      let output = try FileHandle(forWritingTo: log)
      process.standardOutput = output
      process.standardError = output
    }
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 1
  }
}

extension Package {
  /// The folder of this package, or of a package that it depends on.
  fileprivate func folder(of name: String) -> URL? {
    if displayName == name { return directoryURL }
    return dependencies.lazy.compactMap { $0.package.folder(of: name) }.first
  }
}

private struct MissingPackage: Error, CustomStringConvertible {
  var description: String { "The package doesn't depend on Transcodable." }
}

private struct FailedBuild: Error, CustomStringConvertible {
  let program: String

  var description: String { "'\(program)' could not be built; see the messages above." }
}
