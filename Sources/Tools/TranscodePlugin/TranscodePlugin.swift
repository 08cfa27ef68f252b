import Foundation
import PackagePlugin

/// Runs `transcode` with the arguments of `swift package transcode`.
@main
struct TranscodePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try command(of: context)
    process.arguments = arguments
    // SwiftPM's standard input carries its messages to the plugin.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    // The command has already described its failure. The plugin passes on its status.
    if process.terminationReason != .exit || status != 0 { exit(status == 0 ? 1 : status) }
  }

  private func command(of context: PluginContext) throws -> URL {
    do {
      return try context.tool(named: "transcode").url
    } catch {
      throw MissingTrait()
    }
  }
}

private struct MissingTrait: Error, CustomStringConvertible {
  var description: String {
    "'swift package transcode' requires the trait 'Command' of the dependency on Transcodable."
  }
}
