internal import Foundation
package import TranscodableJSON

/// Python, and its package `jsonschema`, if they are installed.
package enum Python {
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    pairs = json.load(open(sys.argv[1]))
    print(json.dumps([Draft202012Validator(p[0]).is_valid(p[1]) for p in pairs]))
    """

  package static let isInstalled: Bool =
    (try? run(["-c", "from jsonschema import Draft202012Validator"]).status) == 0

  package static let canRun: Bool = (try? run(["-c", "import urllib.parse"]).status) == 0

  /// Returns the JSON that a script prints; its first argument is the name of a file with the input.
  package static func output(of script: String, for input: JSON) throws -> JSON {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(input.description.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try JSON(parsing: [UInt8](run(["-c", script, file.path]).output))
  }

  /// Returns whether the second value of each pair is valid for the schema in the first.
  package static func judgements(ofPairs pairs: [JSON]) throws -> [Bool] {
    try output(of: script, for: .array(pairs)).array?.compactMap(\.bool) ?? []
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
