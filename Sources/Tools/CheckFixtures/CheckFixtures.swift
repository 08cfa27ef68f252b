internal import Foundation
internal import TranscodableChecking
internal import TranscodableDiagnostics

/// The tool of `FixturesPlugin`.
///
/// Its arguments are a schema, the file to write if all fixtures are valid, and the fixtures.
@main
struct CheckFixtures {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let schema = arguments.first, let record = arguments.dropFirst().first else { exit(2) }
    do {
      let check = try SchemaCheck(
        SchemaFile.complete(SchemaFile.parse(schema), in: schema, resources: [:]), limit: 100)
      var run = DocumentCheckRun(renderer: PlainDiagnosticRenderer(), limit: 100)
      run.further = {
        [.propertyList, .toml].contains($1) ? [] : check.diagnostics(of: $0, as: $1)
      }
      for file in arguments.dropFirst(2) {
        print(run.check(try readFile(file), name: file), terminator: "")
      }
      guard run.status == 0 else { exit(run.status) }
      try Data("// All fixtures are valid.\n".utf8).write(to: URL(filePath: record))
    } catch {
      print("\(schema): error: \(error.localizedDescription)")
      exit(2)
    }
  }
}
