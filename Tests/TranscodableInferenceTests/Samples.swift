import Foundation
import TranscodableFoundation
import TranscodableInference
import TranscodableJSON

/// The samples of the fixtures, and models inferred from them.
enum Samples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The names of the fixtures.
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()

  static func fixture(_ name: String) throws -> [JSON] {
    let file = folder.appending(path: name + ".json")
    return try JSON(parsing: Data(contentsOf: file))["samples"]?.array ?? []
  }

  static func model(
    of samples: [JSON], style: SwiftModel.Options.Style = .attributes,
    hints: InferenceHints = InferenceHints(),
    _ change: (inout SwiftModel.Options) -> Void = { _ in }
  ) -> SwiftModel {
    var options = SwiftModel.Options()
    options.style = style
    change(&options)
    let shape = samples.reduce(into: Shape()) { $0.add($1) }
    return SwiftModel(of: shape, named: "Sample", options: options, hints: hints)
  }

  /// The types of a fixture, without imports.
  static func source(
    _ name: String, style: SwiftModel.Options.Style = .attributes,
    hints: InferenceHints = InferenceHints(),
    _ change: (inout SwiftModel.Options) -> Void = { _ in }
  ) throws -> String {
    let source = model(of: try fixture(name), style: style, hints: hints, change).source()
    return source.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("import ") }.joined(separator: "\n")
  }
}
