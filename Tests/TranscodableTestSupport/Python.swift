internal import Foundation
package import TranscodableJSON

/// Python's `jsonschema`, another schema validator, if it is installed.
package enum Python {
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    pairs = json.load(open(sys.argv[1]))
    print(json.dumps([Draft202012Validator(p[0]).is_valid(p[1]) for p in pairs]))
    """

  package static let isInstalled: Bool =
    (try? run(["-c", "from jsonschema import Draft202012Validator"]).status) == 0

  /// Returns whether the second value of each pair is valid for the schema in the first.
  package static func judgements(ofPairs pairs: [JSON]) throws -> [Bool] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(JSON.array(pairs).description.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try run(["-c", script, file.path]).output
    return try JSON(parsing: [UInt8](output)).array?.compactMap(\.bool) ?? []
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
