internal import ArgumentParser
internal import Foundation
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableSchema

/// What commands that use a schema are told about it.
struct SchemaOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A schema that others refer to, with its address: https://example.org/a.json=a.json.",
      valueName: "uri=file"))
  var resource: [String] = []

  @Flag(help: "Refuse values that do not have the format that a schema names.")
  var assertFormats = false

  func validate() throws {
    if let wrong = resource.first(where: { !$0.contains("=") }) {
      throw ValidationError("--resource needs an address and a file: \(wrong).")
    }
  }

  /// The schemas that are given beside the one in question.
  func resources() throws -> [String: JSON.Schema] {
    var schemas: [String: JSON.Schema] = [:]
    for text in resource {
      guard let mark = text.lastIndex(of: "=") else { continue }
      let file = String(text[text.index(after: mark)...])
      schemas[String(text[..<mark])] = try JSON.Schema(parsing: readFile(file))
    }
    return schemas
  }
}
