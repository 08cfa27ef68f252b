internal import Foundation

/// Runs the user's build after files were written.
enum BuildCheck {
  /// Returns the errors that the build prints, or nil if the build succeeds.
  static func errors(of command: String) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    return excerpt(String(decoding: data, as: UTF8.self))
  }

  private static let maximumLines = 20

  /// The lines with errors, or the last lines if there are none.
  private static func excerpt(_ output: String) -> String {
    var seen: Set<Substring> = []
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error:") && seen.insert($0).inserted }
    if errors.isEmpty { return lines.suffix(maximumLines).joined(separator: "\n") }
    let rest = errors.count - maximumLines
    return errors.prefix(maximumLines).joined(separator: "\n")
      + (rest > 0 ? "\n… and \(rest) more errors" : "")
  }
}
