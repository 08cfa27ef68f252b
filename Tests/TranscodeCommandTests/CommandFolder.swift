import Foundation

/// A temporary folder for the files of one test, in which the command runs.
final class CommandFolder {
  /// The output and the exit status of a call.
  struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  static let program = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "transcode")

  /// The folder for the test's files, apart from those for the standard streams.
  let url: URL
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    url = root.appending(path: "files")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// Returns the path of a file, and writes `text` to it if given.
  func file(_ name: String, _ text: String? = nil) throws -> String {
    let file = url.appending(path: name)
    if let text { try Data(text.utf8).write(to: file) }
    return file.path
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Runs the command, or another program.
  func run(
    _ arguments: [String], by program: URL = CommandFolder.program, input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Result {
    // Files instead of pipes, because a full pipe blocks the program.
    let files = try ["input", "output", "errors"].map { name in
      let file = root.appending(path: name)
      try (name == "input" ? input : Data()).write(to: file)
      return file
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8), status: process.terminationStatus)
  }
}
