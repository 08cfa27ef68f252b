import Foundation
import Testing

@Suite("Files that transcode writes")
struct WrittenFileTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  /// Conversion of a whole document, or of lines one by one.
  enum Route: String, CaseIterable {
    case whole = "json"
    case lines
  }

  private func arguments(_ route: Route, _ output: String) -> [String] {
    ["convert", "-", output, "--from", route.rawValue, "--to", "json"]
  }

  private func convert(_ route: Route, _ output: String, _ text: String = "[1]\n") throws
    -> CommandFolder.Result
  {
    try folder.run(arguments(route, output), input: Data(text.utf8))
  }

  @Test(arguments: Route.allCases)
  func `a file is replaced and keeps its permissions`(_ route: Route) throws {
    let file = try folder.file("a.json", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    for _ in 1...2 {
      #expect(try convert(route, file).status == 0)
      #expect(try folder.text("a.json").contains("1"))
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names() == ["a.json"])
  }

  @Test(arguments: Route.allCases)
  func `a file is unchanged if the document is invalid`(_ route: Route) throws {
    let file = try folder.file("a.json", "old")
    #expect(try convert(route, file, "[1]\n[2").status == 1)
    #expect(try folder.text("a.json") == "old")
    #expect(try folder.names() == ["a.json"])
  }

  @Test(arguments: Route.allCases)
  func `a link is kept and its target is replaced`(_ route: Route) throws {
    let (file, link) = (try folder.file("a.json", "old"), try folder.file("b.json"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(try convert(route, link).status == 0)
    #expect(try folder.text("a.json").contains("1"))
    let kind = try FileManager.default.attributesOfItem(atPath: link)[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test(arguments: Route.allCases)
  func `an output that cannot be written is named in the error`(_ route: Route) throws {
    // Not even root can create files in /proc.
    for output in [folder.url.path, folder.url.path + "/nowhere/x.json", "/proc/x.json"] {
      let result = try convert(route, output)
      #expect(result.status == 2 && result.errors.contains(output), "\(result)")
    }
    #expect(try folder.names().isEmpty)
  }

  private static let devices = ["/dev/null", "/dev/full"].filter(
    FileManager.default.fileExists(atPath:))

  @Test(arguments: Route.allCases, devices)
  func `a device is written to and not replaced`(_ route: Route, _ name: String) throws {
    #expect(try convert(route, name).status == (name == "/dev/full" ? 2 : 0))
    let kind = try FileManager.default.attributesOfItem(atPath: name)[.type]
    #expect(kind as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGKILL])
  func `a file is unchanged if the command is interrupted`(_ signal: Int32) throws {
    let file = try folder.file("a.json", "old")
    let process = Process()
    process.executableURL = CommandFolder.program
    process.arguments = arguments(.lines, file)
    let input = Pipe()
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("[1]\n".utf8))
    // The draft exists once the command has started writing.
    while try folder.names().count < 2 { usleep(1000) }
    usleep(50_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    #expect(try folder.text("a.json") == "old")
    // A killed process cannot remove its draft.
    if signal != SIGKILL { #expect(try folder.names() == ["a.json"]) }
  }

  @Test(arguments: ["convert - - --from lines --to json", "check --lines --format plain -"])
  func `closing the output pipe ends the command`(_ call: String) throws {
    let lines = Data(("[1\n" + String(repeating: "[1]\n", count: 200_000)).utf8)
    let words = call.split(separator: " ").map(String.init)
    let result = try folder.run(
      ["-c", "\"$0\" \"$@\" | head -c 1", CommandFolder.program.path] + words,
      by: URL(filePath: "/bin/sh"), input: lines)
    #expect(result.status == 0 && result.output.utf8.count <= 1)
  }
}
