import Foundation
import PackagePlugin

/// Generates plain synthesized `Codable` models from the sources of `BenchmarkModels`.
@main
struct PlainModelsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "strip-attribute").url
    let models = try context.package.targets(named: ["BenchmarkModels"])
    return models.compactMap(\.sourceModule).flatMap { $0.sourceFiles(withSuffix: "swift") }.map {
      let output = context.pluginWorkDirectoryURL.appending(path: $0.url.lastPathComponent)
      return .buildCommand(
        displayName: "Stripping \($0.url.lastPathComponent)", executable: tool,
        arguments: [$0.url.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: [$0.url], outputFiles: [output])
    }
  }
}
