import Foundation
import Testing
import TranscodableCore
import TranscodableInference
import TranscodableJSON
import TranscodableSchema
import TranscodableTestSupport

@Suite("Schemas and models")
struct SchemaTests {
  /// The document with a random value removed or replaced by one of another kind.
  private func mutant(of value: JSON, using generator: inout SeededGenerator) -> JSON {
    let others: [JSON] = [nil, true, 5, 2.5, [], [:], [1], ["a": 1]]
    switch value {
    case .object(let object) where !object.isEmpty && Int.random(in: 0..<4, using: &generator) > 0:
      var object = object
      let key = object.keys[Int.random(in: 0..<object.count, using: &generator)]
      if Int.random(in: 0..<4, using: &generator) == 0 {
        object[key] = nil
      } else {
        object[key] = object[key].map { mutant(of: $0, using: &generator) }
      }
      return .object(object)
    case .array(var elements) where !elements.isEmpty:
      let index = Int.random(in: elements.indices, using: &generator)
      elements[index] = mutant(of: elements[index], using: &generator)
      return .array(elements)
    default: return others[Int.random(in: others.indices, using: &generator)]
    }
  }

  /// Whether the types accept a document, apart from unknown keys.
  private func holds(_ model: SwiftModel, _ document: JSON) -> Bool {
    model.mismatches(in: document).allSatisfy { $0.message.hasPrefix("unknown key") }
  }

  @Test(arguments: Samples.names)
  func `the schema of a model accepts exactly what the types accept`(_ name: String) throws {
    let samples = try Samples.fixture(name)
    // Plain types, because schemas do not validate date formats.
    let model = Samples.model(of: samples, style: .plain)
    let validator = try JSON.SchemaValidator(model.schema)
    var generator = SeededGenerator(seed: 18)
    for sample in samples {
      #expect(validator.isValid(sample))
      for _ in 0..<20 {
        let mutant = mutant(of: sample, using: &generator)
        #expect(validator.isValid(mutant) == holds(model, mutant), "seed 18: \(mutant)")
      }
    }
  }

  @Test(arguments: Samples.names)
  func `a model of a model's schema accepts the same documents`(_ name: String) throws {
    let samples = try Samples.fixture(name)
    let model = Samples.model(of: samples, style: .plain)
    var options = SwiftModel.Options()
    options.style = .plain
    let other = SwiftModel(of: model.schema, named: "Sample", options: options)
    var generator = SeededGenerator(seed: 19)
    for sample in samples {
      #expect(holds(other, sample))
      for _ in 0..<20 {
        let mutant = mutant(of: sample, using: &generator)
        #expect(holds(other, mutant) == holds(model, mutant), "seed 19: \(mutant)")
      }
    }
  }

  private func source(_ schema: JSON) throws -> String {
    SwiftModel(of: try JSON.Schema(schema), named: "Sample").source()
  }

  @Test func `titles, references, descriptions and constants appear in the types`() throws {
    let source = try source([
      "title": "Order", "type": "object", "required": ["id", "payment"],
      "properties": [
        "id": ["type": "integer", "description": "The number of the order."],
        "state": ["enum": ["open", "in transit"]], "placed": ["type": "string", "format": "date"],
        "payment": ["oneOf": [["$ref": "#/$defs/card"], ["$ref": "#/$defs/transfer"]]],
        "parts": ["type": "array", "items": ["$ref": "#"]], "note": ["type": ["string", "null"]],
      ],
      "$defs": [
        "card": [
          "type": "object", "required": ["kind", "number"],
          "properties": ["kind": ["const": "card"], "number": ["type": "string"]],
        ],
        "transfer": [
          "type": "object", "required": ["kind"],
          "properties": ["kind": ["enum": ["transfer"]], "iban": ["type": "string"]],
        ],
      ],
    ])
    #expect(
      source == """
        import Foundation
        import Transcodable

        @Codable
        struct Order: Sendable {
          /// The number of the order.
          let id: Int
          let state: State?
          @CodableBy(.iso8601(dateOnly: true)) let placed: Date?
          let payment: Payment
          let parts: [Order]?
          let note: String?
        }

        @Codable
        enum State: String, Sendable {
          case inTransit = "in transit"
          case open
        }

        @Codable(tagging: .internal("kind"))
        enum Payment: Sendable {
          case card(Card)
          case transfer(Transfer)
        }

        @Codable
        struct Card: Sendable {
          let number: String
        }

        @Codable(nulls: .reject)
        struct Transfer: Sendable {
          let iban: String?
        }

        """)
  }

  @Test func `the parts of allOf become one type`() throws {
    let source = try source([
      "definitions": ["named": ["properties": ["name": ["type": "string"]], "required": ["name"]]],
      "allOf": [["$ref": "#/definitions/named"], ["properties": ["age": ["type": "number"]]]],
    ])
    #expect(source.contains("  let name: String\n  let age: Double?\n"))
  }

  @Test(arguments: ["#/nowhere", "https://example.org/other", "#anchor"])
  func `an unresolved reference becomes JSON`(_ reference: String) throws {
    let source = try source(["properties": ["a": ["$ref": JSON(reference)]]])
    #expect(source.contains("  let a: JSON?\n"))
  }

  @Test func `a circular reference becomes JSON`() throws {
    let source = try source([
      "$defs": ["a": ["$ref": "#/$defs/b"], "b": ["$ref": "#/$defs/a"]], "$ref": "#/$defs/a",
    ])
    #expect(source.contains("A document is"))
  }
}
