import Testing
import Transcodable
import TranscodableSchema

/// A schema at a limit of a provider and one just beyond it.
struct BudgetCase: Sendable, CustomTestStringConvertible {
  /// The name of the limit in ``ProviderBudget``.
  let name: String
  let profile: JSON.Schema.Profile
  let budget: ProviderBudget
  /// The largest allowed number.
  let limit: Int
  /// Creates a schema with this number of units, mostly in the definition `Large`.
  let schema: @Sendable (Int) -> JSON

  var testDescription: String { "\(profile.name): \(name)" }

  static let all: [BudgetCase] = [
    openAI("properties", 5_000) { .object(["id": integer], large: object(of: integer, $0 - 2)) },
    openAI("levels", 10) { nested($0) },
    // Counts the names `large`, `Large` and that of the only property.
    openAI("characters", 120_000) {
      .object([:], large: object(of: integer, 1, name: String(repeating: "k", count: $0 - 10)))
    },
    openAI("values", 1_000) { .object([:], large: ["type": "string", "enum": list($0, of: 4)]) },
    openAI("list", 15_000) {
      let long = list(300, of: 50, last: $0 - 299 * 50)
      return .object([:], large: ["type": "string", "enum": long])
    },
    anthropic("optional", 24) { .object([:], large: optional($0)) },
    anthropic("unions", 16) { .object([:], large: object(of: ["anyOf": [integer, null]], $0)) },
  ]

  private static func openAI(
    _ name: String, _ limit: Int, _ schema: @escaping @Sendable (Int) -> JSON
  ) -> BudgetCase {
    BudgetCase(name: name, profile: .openAIStrict, budget: .openAI, limit: limit, schema: schema)
  }

  private static func anthropic(
    _ name: String, _ limit: Int, _ schema: @escaping @Sendable (Int) -> JSON
  ) -> BudgetCase {
    BudgetCase(name: name, profile: .anthropic, budget: .anthropic, limit: limit, schema: schema)
  }

  private static let integer: JSON = ["type": "integer"]
  private static let null: JSON = ["type": "null"]

  /// Returns distinct strings of a length.
  ///
  /// The last one can have another length.
  private static func list(_ count: Int, of length: Int, last: Int? = nil) -> JSON {
    .array(
      (0..<count).map { number in
        let digits = "\(number)"
        let length = number == count - 1 ? last ?? length : length
        return .string(digits + String(repeating: "v", count: length - digits.count))
      })
  }

  private static func object(of value: JSON, _ count: Int, name: String = "p") -> JSON {
    let keys = count == 1 ? [name] : (0..<count).map { "\(name)\($0)" }
    return .closed(JSON.Object(keys.map { (key: $0, value: value) }))
  }

  private static func optional(_ count: Int) -> JSON {
    var schema = object(of: integer, count)
    schema["required"] = nil
    return schema
  }

  /// Returns nested arrays, which are in the definition.
  private static func nested(_ levels: Int) -> JSON {
    .object(
      [:], large: (0..<levels).reduce(integer) { inside, _ in ["type": "array", "items": inside] })
  }
}

extension JSON {
  fileprivate static func closed(_ properties: JSON.Object) -> JSON {
    [
      "type": "object", "properties": .object(properties),
      "required": .array(properties.keys.map { .string($0) }), "additionalProperties": false,
    ]
  }

  /// Returns an object with a large part in a definition.
  fileprivate static func object(_ properties: JSON.Object, large: JSON) -> JSON {
    var properties = properties
    properties["large"] = ["$ref": "#/$defs/Large"]
    var schema = closed(properties)
    schema["$defs"] = ["Large": large]
    return schema
  }
}

@Suite struct BudgetTests {
  @Test(arguments: BudgetCase.all)
  func `a limit is exact, and exceeding it is reported with the type`(
    _ budget: BudgetCase
  ) throws {
    let largest = budget.schema(budget.limit)
    #expect(budget.profile.check(try JSON.Schema(largest)) == [])
    #expect(budget.budget.excess(in: largest) == [])
    let larger = budget.schema(budget.limit + 1)
    let violations = budget.profile.check(try JSON.Schema(larger))
    #expect(violations.count == 1, "\(violations)")
    #expect(violations.first?.pointer.tokens.prefix(2) == ["$defs", "Large"], "\(violations)")
    #expect(budget.budget.excess(in: larger) == [budget.name])
  }

  @Test func `the type that exceeds a limit is named`() throws {
    let adapted = try JSON.Schema(of: Form.self).adapted(to: .anthropic)
    let violations = JSON.Schema.Profile.anthropic.check(adapted.schema)
    #expect(Set(violations.map(\.pointer.description)) == ["/$defs/Questions"], "\(violations)")
    #expect(violations.contains { $0.message.contains("26 optional properties, but at most 24") })
  }
}

@Codable(schema: .generated) private struct Form {
  let id: Int
  var title: String?
  let questions: Questions
}

@Codable(schema: .generated) private struct Questions {
  var a: Int?, b: Int?, c: Int?, d: Int?, e: Int?
  var f: Int?, g: Int?, h: Int?, i: Int?, j: Int?
  var k: Int?, l: Int?, m: Int?, n: Int?, o: Int?
  var p: Int?, q: Int?, r: Int?, s: Int?, t: Int?
  var u: Int?, v: Int?, w: Int?, x: Int?, y: Int?
}
