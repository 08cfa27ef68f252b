internal import ArgumentParser
internal import Foundation
internal import TranscodableChecking
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableSchema

struct SchemaResourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A referenced schema as URI=FILE, such as https://example.org/a.json=a.json.",
      valueName: "uri=file"))
  var resource: [String] = []

  func validate() throws {
    if let wrong = resource.first(where: { !$0.contains("=") }) {
      throw ValidationError("--resource requires a URI and a file, but got '\(wrong)'.")
    }
  }

  func resources() throws -> [String: JSON.Schema] {
    var schemas: [String: JSON.Schema] = [:]
    for text in resource {
      guard let mark = text.lastIndex(of: "=") else { continue }
      let file = String(text[text.index(after: mark)...])
      schemas[String(text[..<mark])] = try SchemaFile.parse(file)
    }
    return schemas
  }
}

struct SchemaOptions: ParsableArguments {
  @OptionGroup private var given: SchemaResourceOptions

  @Flag(help: "Reject values that don't match the `format` keyword of the schema.")
  var assertFormats = false

  func resources() throws -> [String: JSON.Schema] { try given.resources() }
}
