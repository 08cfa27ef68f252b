import Foundation

/// The compiler with the modules and the plugin of this build.
struct Toolchain {
  /// The folder of the modules.
  private let modules: String
  /// The arguments that load the plugin.
  private let plugin: [String]

  /// Finds the products of the build in the folders around the test binary.
  ///
  /// Two environment variables override the folder of modules and the plugin, which
  /// `Scripts/quick-plugin` builds as a library in seconds.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    if let modules = environment["TRANSCODABLE_MODULES"],
      let library = environment["TRANSCODABLE_PLUGIN"]
    {
      self.modules = modules
      plugin = ["-load-plugin-library", library]
      return
    }
    let candidates = CommandLine.arguments.filter { $0.contains(".xctest") }
    for candidate in candidates {
      var folder = URL(filePath: candidate)
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        if FileManager.default.fileExists(atPath: Self.plugin(in: folder).path) {
          modules = folder.appending(path: "Modules").path
          plugin = [
            "-load-plugin-executable", Self.plugin(in: folder).path + "#TranscodableMacros",
          ]
          return
        }
      }
    }
    throw Failure(description: "no plugin next to the test binary: \(CommandLine.arguments)")
  }

  /// Compiles `files` as one module, with the strictest settings.
  ///
  /// Diagnostics are printed with a line and a caret, and serialized with their fix-its.
  func compile(_ files: [URL], _ mode: [String]) throws -> CompilerOutput {
    let stored = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: stored) }
    let text = try run(
      ["swiftc", "-whole-module-optimization"] + mode + files.map(\.path) + plugin + [
        "-module-name", "Fixtures", "-package-name", "fixtures", "-parse-as-library",
        "-swift-version", "6", "-strict-memory-safety",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-I", modules,
        "-Xfrontend", "-dump-macro-expansions", "-diagnostic-style", "llvm",
        "-Xfrontend", "-serialize-diagnostics-path", "-Xfrontend", stored.path,
        // With a file list instead of file names, the compiler rejects that path.
        "-driver-filelist-threshold", "100000",
      ])
    return CompilerOutput(text, fixIts: FixIts(try Data(contentsOf: stored)))
  }

  /// Returns the demangled names in the same order.
  func demangle(_ names: [String]) throws -> [String] {
    guard !names.isEmpty else { return [] }
    return try run(["swift", "demangle", "-compact"] + names)
      .split(separator: "\n").map(String.init)
  }

  private static func plugin(in folder: URL) -> URL {
    folder.appending(path: "TranscodableMacros-tool")
  }

  /// Runs a part of `Scripts/check-attribute-matrix` with these modules and this plugin.
  ///
  /// - Returns: Its output; the last line is the summary.
  func tryAttributes(part: String) throws -> String {
    let script = URL(filePath: #filePath).appending(path: "../../../Scripts/check-attribute-matrix")
    let plugin = plugin[1].replacing(/#\w+$/, with: "")
    return try run(
      ["python3", script.standardized.path, "--part", part, modules + "/..", plugin])
  }

  // Merges both streams: demangled names are on one, expansions and messages on the other.
  private func run(_ command: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TRANSCODABLE_NOTES": "1"]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}
