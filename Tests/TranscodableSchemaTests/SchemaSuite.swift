import Foundation
import TranscodableJSON
import TranscodableSchema

/// The official JSON Schema test suite, if available.
enum SchemaSuite {
  /// A document with the expected result.
  struct Case: Sendable {
    let name: String
    let schema: JSON.Schema
    let value: JSON
    let isValid: Bool
  }

  /// The folder of the test suite in `TRANSCODABLE_SCHEMA_SUITE`.
  static let folder: URL? = {
    let variables = ProcessInfo.processInfo.environment
    return variables["TRANSCODABLE_SCHEMA_SUITE"].map { URL(filePath: $0) }
  }()

  static let base = "tests/draft2020-12"

  /// Schemas that tests refer to, keyed by their addresses.
  static let remotes: [String: JSON.Schema] = {
    guard let root = folder?.appending(path: "remotes").path,
      let paths = FileManager.default.enumerator(atPath: root)
    else { return [:] }
    var schemas: [String: JSON.Schema] = [:]
    for case let path as String in paths where path.hasSuffix(".json") {
      guard let data = FileManager.default.contents(atPath: root + "/" + path),
        let schema = try? JSON.Schema(parsing: [UInt8](data))
      else { continue }
      schemas["http://localhost:1234/" + path] = schema
    }
    return schemas
  }()

  /// Returns the names of the files in a folder of the test suite.
  static func files(in path: String) -> [String] {
    guard let folder else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: path).path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted().map { path + "/" + $0 }
  }

  static func document(_ path: String) throws -> JSON {
    guard let folder else { return nil }
    return try JSON(parsing: [UInt8](try Data(contentsOf: folder.appending(path: path))))
  }

  static func cases(in path: String) throws -> [Case] {
    var cases: [Case] = []
    let file = path.split(separator: "/").last.map { $0.dropLast(5) } ?? ""
    for group in try document(path).array ?? [] {
      let schema = try JSON.Schema(group["schema"] ?? nil)
      for test in group["tests"]?.array ?? [] {
        cases.append(
          Case(
            name:
              "\(file): \(group["description"]?.string ?? ""): \(test["description"]?.string ?? "")",
            schema: schema, value: test["data"] ?? nil, isValid: test["valid"] == true))
      }
    }
    return cases
  }

  /// Returns the cases in some files with a wrong result for the value or for its JSON.
  static func wrong(
    _ files: [String], formats: JSON.SchemaValidator.Formats = .annotated
  ) throws -> (count: Int, wrong: [String]) {
    var count = 0
    var wrong: [String] = []
    for file in files {
      var last: (schema: JSON.Schema, validator: JSON.SchemaValidator)?
      for test in try cases(in: file) {
        count += 1
        do {
          let validator =
            try last?.schema == test.schema
            ? last?.validator
            : JSON.SchemaValidator(test.schema, resources: remotes, formats: formats)
          guard let validator else { continue }
          last = (test.schema, validator)
          if !answers(validator, test) { wrong.append(test.name) }
        } catch {
          wrong.append(test.name)
        }
      }
    }
    return (count, wrong)
  }

  /// Returns whether every kind of validation gives the expected result.
  private static func answers(_ validator: JSON.SchemaValidator, _ test: Case) -> Bool {
    let text = test.value.description
    let inText = try? validator.failures(parsing: text)
    return validator.isValid(test.value) == test.isValid
      && (try? validator.isValid(parsing: text)) == test.isValid
      && validator.failures(in: test.value).isEmpty == test.isValid
      && inText?.isEmpty == test.isValid
      && inText?.allSatisfy { $0.position != nil } == true
  }
}
