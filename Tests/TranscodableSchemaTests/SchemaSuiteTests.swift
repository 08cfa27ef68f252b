import Testing
import TranscodableJSON
import TranscodableSchema

@Suite(
  "JSON-Schema-Test-Suite",
  .enabled(if: SchemaSuite.folder != nil, "TRANSCODABLE_SCHEMA_SUITE names no folder"))
struct SchemaSuiteTests {
  @Test func `all required cases give the expected result`() throws {
    let (count, wrong) = try SchemaSuite.wrong(SchemaSuite.files(in: SchemaSuite.base))
    #expect(count >= 1_299)
    #expect(wrong == [])
  }

  /// Optional cases that fail, each with the reason.
  private static let optionalExceptions: [String: String] = [:]

  @Test func `optional cases give the expected result, apart from known exceptions`() throws {
    let (count, wrong) = try SchemaSuite.wrong(
      SchemaSuite.files(in: SchemaSuite.base + "/optional"))
    #expect(count >= 162)
    #expect(wrong.sorted() == Self.optionalExceptions.keys.sorted())
  }

  /// Formats whose results differ from the test suite, each with the reason.
  private static let formatExceptions: [String: String] = [:]

  @Test func `formats give the expected result, apart from known exceptions`() throws {
    let (count, wrong) = try SchemaSuite.wrong(
      SchemaSuite.files(in: SchemaSuite.base + "/optional/format"), formats: .asserted)
    #expect(count >= 764)
    #expect(wrong.sorted() == Self.formatExceptions.keys.sorted())
  }

  @Test func `annotations match the test suite`() throws {
    var (count, wrong): (Int, Set<String>) = (0, [])
    for file in SchemaSuite.files(in: "annotations/tests") {
      for group in try SchemaSuite.document(file)["suite"]?.array ?? [] {
        let compatibility = group["compatibility"]?.string ?? ""
        let name = "\(group["description"]?.string ?? "") (\(compatibility))"
        for test in group["tests"]?.array ?? [] {
          for assertion in test["assertions"]?.array ?? [] {
            count += 1
            if (try? Self.isMet(assertion, group, test)) != true { wrong.insert(name) }
          }
        }
      }
    }
    #expect(count >= 87)
    #expect(wrong == [])
  }

  private static func isMet(_ assertion: JSON, _ group: JSON, _ test: JSON) throws -> Bool {
    let resources = try (group["externalSchemas"]?.object ?? [:]).map {
      ($0.key, try JSON.Schema($0.value))
    }
    let validator = try JSON.SchemaValidator(
      JSON.Schema(group["schema"] ?? nil),
      resources: Dictionary(uniqueKeysWithValues: resources))
    let found = validator.annotations(for: test["instance"] ?? nil).filter {
      $0.instance.description == assertion["location"]?.string
        && $0.keyword == assertion["keyword"]?.string
    }
    let said = JSON.Object(found.map { (key: $0.schema, value: $0.value) })
    return .object(said) == assertion["expected"]
  }
}
