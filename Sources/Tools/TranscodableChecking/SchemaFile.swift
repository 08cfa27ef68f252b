internal import Foundation
package import TranscodableJSON
package import TranscodableSchema

/// Reads schemas, and the files they refer to.
package enum SchemaFile {
  package static func parse(_ file: String) throws -> JSON.Schema {
    try JSON.Schema(
      parsing: readFile(file), settings: JSONReaderSettings(grammar: .strict))
  }

  /// Returns the schema together with all schemas that it refers to.
  package static func bundle(
    _ schema: JSON.Schema, in file: String, resources: [String: JSON.Schema]
  ) throws -> SchemaBundle {
    let folder = URL(filePath: file == "-" ? "./-" : file).deletingLastPathComponent()
    let path = folder.appending(path: "schema.json").absoluteURL.path
    return try SchemaBundle(
      schema, base: path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path,
      resources: resources
    ) { try load($0, from: folder) }
  }

  /// Returns the schema to compile: with the files it refers to, if there are any.
  package static func complete(
    _ schema: JSON.Schema, in file: String, resources: [String: JSON.Schema]
  ) -> JSON.Schema {
    // A reference that can't be resolved is reported when the schema is compiled.
    guard let bundle = try? bundle(schema, in: file, resources: resources), !bundle.loaded.isEmpty
    else { return schema }
    return (try? JSON.Schema(bundle.schema)) ?? schema
  }

  /// Looks for a path, or for a file next to the schema that has the URI as its `$id`.
  private static func load(_ uri: String, from folder: URL) throws -> JSON.Schema? {
    guard let path = uri.removingPercentEncoding else { return nil }
    if path.hasPrefix("/") {
      return FileManager.default.fileExists(atPath: path) ? try parse(path) : nil
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let neighbor = folder.appending(path: name).path
    guard !name.isEmpty, FileManager.default.fileExists(atPath: neighbor) else { return nil }
    let schema = try parse(neighbor)
    let id = (schema.json["$id"] ?? schema.json["id"])?.string
    return id.map { $0.prefix { $0 != "#" } == uri } ?? false ? schema : nil
  }
}
