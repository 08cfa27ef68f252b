import Foundation
import Testing
import TranscodableJSON
import TranscodableSchema
import TranscodableTestSupport

/// Compares the validator with Python's for random schemas and values.
@Suite(
  "Python's jsonschema",
  .enabled(if: Python.isInstalled, "Python's jsonschema is not installed"))
struct OtherValidatorTests {
  @Test func `both validators give the same results for random schemas and values`() throws {
    let seed: UInt64 = 2026
    var maker = RandomSchemas(generator: SeededGenerator(seed: seed))
    let pairs = (0..<2_000).map { _ -> JSON in [maker.schema(3), maker.value(3)] }
    let answers = try Python.judgements(ofPairs: pairs)
    #expect(answers.count == pairs.count)
    #expect(answers.contains(true) && answers.contains(false))
    for (pair, isValid) in zip(pairs, answers) {
      let validator = try JSON.SchemaValidator(JSON.Schema(pair[0] ?? nil))
      #expect(validator.isValid(pair[1] ?? nil) == isValid, "seed \(seed): \(pair)")
      let text = (pair[1] ?? nil).description
      #expect(try validator.isValid(parsing: text) == isValid, "seed \(seed): \(pair)")
    }
  }
}

/// Generates schemas with most keywords, and values that some of them accept.
private struct RandomSchemas {
  var generator: SeededGenerator

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func key() -> String { ["a", "b", "ab", "c"][number(0..<4)] }

  mutating func value(_ depth: Int) -> JSON {
    switch number(0..<(depth > 0 ? 9 : 6)) {
    case 0: return nil
    case 1: return .bool(number(0..<2) == 0)
    case 2: return JSON(number(-2..<6))
    case 3: return [0.5, 1.0, 2.5, 1e2][number(0..<4)]
    case 4, 5: return ["", "a", "ab", "äb", "🐲"][number(0..<5)]
    case 6: return .array((0..<number(0..<4)).map { _ in value(depth - 1) })
    default:
      var members: JSON.Object = [:]
      for _ in 0..<number(0..<4) { members[key()] = value(depth - 1) }
      return .object(members)
    }
  }

  mutating func schema(_ depth: Int) -> JSON {
    if number(0..<12) == 0 { return .bool(number(0..<3) > 0) }
    var members: JSON.Object = [:]
    for _ in 0..<number(1..<4) { addRule(depth, &members) }
    return .object(members)
  }

  private mutating func addRule(_ depth: Int, _ members: inout JSON.Object) {
    let kinds: [JSON] = ["null", "boolean", "integer", "number", "string", "array", "object"]
    switch number(0..<(depth > 0 ? 26 : 10)) {
    case 0, 1: members["type"] = kinds[number(0..<7)]
    case 2: members["type"] = [kinds[number(0..<3)], kinds[number(3..<7)]]
    case 3: members["enum"] = .array((0..<3).map { _ in value(2) })
    case 4: members["const"] = value(1)
    case 5: members["minimum"] = JSON(number(-1..<4))
    case 6: members["multipleOf"] = JSON(number(1..<4))
    case 7: members[["minLength", "maxLength"][number(0..<2)]] = JSON(number(0..<3))
    case 8: members["pattern"] = ["a", "^a", "b$", "^.{2}$", "[^a]"][number(0..<5)]
    case 9: members["required"] = .array([.string(key())])
    case 10, 11:
      var properties: JSON.Object = [:]
      for _ in 0..<2 { properties[key()] = schema(depth - 1) }
      members["properties"] = .object(properties)
    case 12: members["patternProperties"] = ["^a": schema(depth - 1)]
    case 13: members["additionalProperties"] = schema(depth - 1)
    case 14: members["unevaluatedProperties"] = schema(depth - 1)
    case 15: members["unevaluatedItems"] = schema(depth - 1)
    case 16: members["items"] = schema(depth - 1)
    case 17: members["prefixItems"] = [schema(depth - 1), schema(depth - 1)]
    case 18: members["contains"] = schema(depth - 1)
    case 19:
      members["minContains"] = JSON(number(0..<3))
      members["maxContains"] = JSON(number(1..<3))
    case 20: members["uniqueItems"] = true
    case 21: members["anyOf"] = [schema(depth - 1), schema(depth - 1)]
    case 22: members["oneOf"] = [schema(depth - 1), schema(depth - 1)]
    case 23: members["not"] = schema(depth - 1)
    case 24:
      members["if"] = schema(depth - 1)
      members["then"] = schema(depth - 1)
      members["else"] = schema(depth - 1)
    default:
      members["dependentSchemas"] = [key(): schema(depth - 1)]
      members["propertyNames"] = schema(0)
    }
  }
}
