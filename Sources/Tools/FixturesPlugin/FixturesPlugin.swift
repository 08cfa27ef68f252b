import Foundation
import PackagePlugin

/// Checks the fixtures of a target against JSON Schemas when the target is built.
@main
struct FixturesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let list = target.directoryURL.appending(path: FixtureList.fileName)
    do {
      let checks = try FixtureList(contentsOf: list).checks
      let tool = try context.tool(named: "check-fixtures").url
      return try checks.enumerated().map { index, check in
        try command(check, list: list, tool: tool, record: context.record(index))
      }
    } catch {
      Diagnostics.error("\(error)", file: list.path)
      return []
    }
  }

  private func command(_ check: FixtureCheck, list: URL, tool: URL, record: URL) throws -> Command {
    let folder = list.deletingLastPathComponent()
    let schema = folder.appending(path: check.schema)
    let files = try check.files(in: folder)
    return .buildCommand(
      displayName: "Checking fixtures against \(check.schema)",
      executable: tool,
      arguments: [schema.path, record.path] + files.map(\.path),
      inputFiles: [list, schema] + files,
      outputFiles: [record])
  }
}

extension PluginContext {
  /// A Swift file without declarations.
  ///
  /// SwiftPM runs a command only for its output.
  fileprivate func record(_ index: Int) -> URL {
    pluginWorkDirectoryURL.appending(path: "CheckedFixtures\(index).swift")
  }
}
