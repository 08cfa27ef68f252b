import Testing
import TranscodableJSON

@testable import TranscodableSchema

/// Schemas and documents that are made to take long.
@Suite struct HostileTests {
  /// The steps that schemas of growing size take for documents of growing size.
  private func steps(_ sizes: [Int], _ make: (Int) throws -> (JSON, JSON)) throws -> [Int] {
    try sizes.map { size in
      let (schema, value) = try make(size)
      let validator = try JSON.SchemaValidator(JSON.Schema(schema))
      var machine = SchemaMachine(validator.program, mode: .verdict, limit: 0)
      _ = machine.accepts(value)
      let inValue = machine.steps
      _ = try JSONReader.read(value.description) { machine.accepts(&$0) }
      // A text takes as many as a value.
      #expect(machine.steps == inValue * 2)
      return inValue
    }
  }

  private func expectLinear(_ steps: [Int]) {
    for (first, second) in zip(steps, steps.dropFirst()) {
      #expect(second <= first * 2 + 100, "\(steps)")
    }
  }

  @Test func `alternatives in alternatives do not multiply`() throws {
    // Each level of the value would double the work of a validator that tries one after the other.
    expectLinear(
      try steps([10, 20, 40, 80]) { size in
        var value: JSON = 7
        for _ in 0..<size { value = [value] }
        return (["anyOf": [["items": ["$ref": "#"]], ["items": ["$ref": "#"]]]], value)
      })
  }

  @Test func `references that fan out do not multiply`() throws {
    expectLinear(
      try steps([10, 20, 40, 80]) { size in
        var definitions: JSON.Object = ["d0": ["type": "integer"]]
        for index in 1...size {
          let before: JSON = ["$ref": .string("#/$defs/d\(index - 1)")]
          definitions["d\(index)"] = ["allOf": [before, ["anyOf": [before, before]]]]
        }
        return (["$ref": .string("#/$defs/d\(size)"), "$defs": .object(definitions)], 7)
      })
  }

  @Test func `a thousand alternatives are looked at once for each value`() throws {
    expectLinear(
      try steps([250, 500, 1_000, 2_000]) { size in
        let alternatives = (0..<size).map { index -> JSON in
          ["properties": ["kind": ["const": JSON(index)], "next": ["type": "integer"]]]
        }
        return (["oneOf": .array(alternatives)], ["kind": JSON(size - 1), "next": 1])
      })
    expectLinear(
      try steps([250, 500, 1_000, 2_000]) { size in
        let alternatives = (0..<10).map { ["const": JSON($0)] as JSON }
        return (
          ["items": ["anyOf": .array(alternatives)]], .array(Array(repeating: 3, count: size))
        )
      })
  }

  @Test func `cyclic references are followed as deeply as the value goes`() throws {
    expectLinear(
      try steps([100, 200, 400]) { size in
        var value: JSON = [:]
        for _ in 0..<size { value = ["a": value] }
        return (
          [
            "$ref": "#/$defs/a",
            "$defs": [
              "a": ["properties": ["a": ["$ref": "#/$defs/b"]], "not": ["required": ["c"]]],
              "b": [
                "anyOf": [["$ref": "#/$defs/a"], ["properties": ["a": ["$ref": "#/$defs/a"]]]]
              ],
            ],
          ], value
        )
      })
  }

  @Test func `unevaluated members are found in one pass`() throws {
    expectLinear(
      try steps([100, 200, 400]) { size in
        let members = (0..<size).map { (key: "k\($0)", value: JSON($0)) }
        return (
          [
            "anyOf": [["patternProperties": ["^k": true]], ["properties": ["a": true]]],
            "unevaluatedProperties": false,
          ], .object(JSON.Object(members))
        )
      })
  }

  @Test func `unique elements are found by their hashes`() throws {
    let validator = try JSON.SchemaValidator(JSON.Schema(["uniqueItems": true] as JSON))
    let values = (0..<50_000).map { index -> JSON in ["n": JSON(index)] }
    #expect(validator.isValid(.array(values)))
    #expect(!validator.isValid(.array(values + [["n": 7.0]])))
  }

  @Test func `a validator is shared by tasks`() async throws {
    let schema: JSON = ["additionalProperties": ["type": ["integer", "null"]]]
    let validator = try JSON.SchemaValidator(JSON.Schema(schema))
    let answers = await withTaskGroup(of: [Bool].self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<200).map { validator.isValid(["k\($0 % 7)": $0 % 2 == 0 ? 1 : JSON("\(task)")]) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(answers.count { $0 } == 800)
  }
}
