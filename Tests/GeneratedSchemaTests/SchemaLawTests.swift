import Foundation
import Testing
import Transcodable
import TranscodableSchema
import TranscodableTestSupport

@Suite struct SchemaLawTests {
  /// The number of documents per type, which can be raised for longer runs.
  private static let count =
    ProcessInfo.processInfo.environment["TRANSCODABLE_SCHEMA_ROUNDS"].flatMap { Int($0) } ?? 300

  /// The seed is fixed so that a failure is caused by a change of the code.
  private static let seed =
    ProcessInfo.processInfo.environment["TRANSCODABLE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026

  @Test(arguments: LawCases.all)
  func `a schema accepts what decodes and what is encoded`(_ law: LawCase) throws {
    let seed = Self.seed
    let findings = try SchemaLaw(law).run(count: Self.count, seed: seed)
    let schema = law.describe(.decoding).schema
    #expect(
      findings.missed.isEmpty,
      "seed \(seed): decoded, but rejected: \(findings.missed.prefix(3)) by \(schema)")
    #expect(
      findings.written.isEmpty,
      "seed \(seed): encoded, but rejected: \(findings.written.prefix(3)) by \(law.describe(.encoding).schema)"
    )
    if law.exception == nil {
      #expect(
        findings.promised.isEmpty,
        "seed \(seed): accepted, but not decoded: \(findings.promised.prefix(3)) by \(schema)")
    }
    #expect(findings.decoded > 0, "seed \(seed): nothing was decoded")
  }

  /// The results must not depend on our validator alone.
  @Test(.enabled(if: Python.isInstalled, "Python's jsonschema is not installed"))
  func `another validator gives the same results for generated schemas`() throws {
    let seed = Self.seed
    var pairs: [JSON] = []
    var verdicts: [Bool] = []
    for law in LawCases.all {
      let schema = law.describe(.decoding).schema
      // Python's patterns don't support Unicode properties.
      if schema.description.contains("p{") { continue }
      let validator = try JSON.SchemaValidator(schema)
      var mutator = try DocumentMutator(samples: law.samples, seed: seed)
      for _ in 0..<16 {
        let document = mutator.next()
        pairs.append([schema.json, document])
        verdicts.append(validator.isValid(document))
      }
    }
    #expect(pairs.count >= 1_000)
    let answers = try Python.judgements(ofPairs: pairs)
    #expect(answers.count == pairs.count)
    for (index, answer) in answers.enumerated() {
      #expect(answer == verdicts[index], "seed \(seed): \(pairs[index])")
    }
  }

  @Test(arguments: LawCases.all)
  func `a schema adapted for a provider follows its documentation`(_ law: LawCase) throws {
    let schema = law.describe(.decoding).schema
    for rules in ProviderRules.all {
      let adapted: JSON.Schema
      do {
        adapted = try schema.adapted(to: rules.profile).schema
      } catch {
        #expect(rules.needsObject && schema.json["type"] != "object", "\(rules.name): \(error)")
        continue
      }
      #expect(rules.problems(of: adapted.json) == [], "\(rules.name): \(adapted)")
    }
  }

  @Test func `documents for an adapted schema decode with null for optional fields`() throws {
    let answer = Data(#"{"query": "a", "limit": null, "tags": null, "ratio": null}"#.utf8)
    let tool = try JSON.Schema(of: FieldTypes.Search.self).adapted(to: .openAIStrict)
    #expect(try JSON.SchemaValidator(tool.schema).isValid(parsing: answer))
    let search = try JSON.Decoder().decode(FieldTypes.Search.self, from: answer)
    #expect(search.limit == 10 && search.tags == [] && search.ratio == nil)
  }

  @Test func `a schema reflects the settings of a coder`() throws {
    let decoder = JSON.Decoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let schema = JSON.Schema(of: Setting.self, conventions: decoder.conventions)
    #expect(schema.json["properties"]?["next_day"] == ["type": "string", "format": "date-time"])
    let plain = JSON.Schema(of: Setting.self)
    #expect(plain.json["properties"]?["nextDay"] == ["type": "number"])
  }

  @Test func `rules that a schema can't express become remarks`() {
    let custom = JSON.Schema.describing(ValueTypes.Custom.self)
    #expect(custom.remarks.contains("Custom: a: custom functions determine the values"))
    #expect(custom.schema.json["properties"]?["a"] == [:])
    let plain = JSON.Schema.describing(FieldTypes.Plain.self)
    #expect(plain.undescribed.count == 1 && plain.undescribed[0].hasSuffix("OlderPoem"))
    let wild = JSON.Schema.describing(ValueTypes.Wild.self)
    #expect(
      wild.schema.json["properties"]?["b"]?["description"] == "{must be even}", "\(wild.schema)")
  }

  @Test func `documentation comments and literals are part of the schema`() {
    let schema = JSON.Schema(of: FieldTypes.Search.self).json
    #expect(schema["properties"]?["query"]?["description"] == "What to look for.")
    #expect(schema["properties"]?["query"]?["minLength"] == 1)
    #expect(schema["properties"]?["limit"]?["default"] == 10)
    #expect(
      schema["properties"]?["limit"]?["description"] == "How many answers there may be.")
    #expect(JSON.Schema(of: FieldTypes.Point.self).json["description"] == "A point of a drawing.")
  }
}

@Codable(schema: .generated) private struct Setting {
  let nextDay: Date
}
