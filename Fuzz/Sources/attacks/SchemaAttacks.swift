internal import TranscodableJSON
internal import TranscodableSchema

/// Compiles the first element of an array as a schema and validates the second element, as a value
/// and as a document.
private func judge(_ bytes: [UInt8]) throws {
  let pair = try JSON(parsing: bytes)
  let validator = try JSON.SchemaValidator(JSON.Schema(pair[0] ?? nil))
  let value = pair[1] ?? nil
  _ = validator.isValid(value)
  _ = try validator.failures(parsing: Array(value.description.utf8))
}

private func list(_ element: @escaping (Int) -> String) -> (Int) -> String {
  { count in (0..<count).map(element).joined(separator: ",") }
}

private func attack(
  _ name: String, schema: @escaping (Int) -> String, value: @escaping (Int) -> String
) -> Attack {
  Attack("schema: \(name)", { "[\(schema($0)),\(value($0))]" }, judge)
}

let schemaAttacks = [
  attack(
    "alternatives",
    schema: { "{\"oneOf\":[\(list { "{\"properties\":{\"k\":{\"const\":\($0)}}}" }($0))]}" },
    value: { _ in "{\"k\":1}" }),
  attack(
    "properties",
    schema: { "{\"properties\":{\(list { "\"k\($0)\":{\"minimum\":0}" }($0))}}" },
    value: Repeated.object { "\"k\($0)\":\($0)" }),
  attack(
    "listed values", schema: { "{\"enum\":[\(list { "\"v\($0)\"" }($0))]}" },
    value: { "\"v\($0 - 1)\"" }),
  attack(
    "chain of references",
    schema: { count in
      let links = list { "\"d\($0 + 1)\":{\"$ref\":\"#/$defs/d\($0)\"}" }(count)
      return "{\"$ref\":\"#/$defs/d\(count)\",\"$defs\":{\"d0\":{\"type\":\"null\"},\(links)}}"
    }, value: { _ in "7" }),
  attack(
    "unique elements", schema: { _ in "{\"uniqueItems\":true}" },
    value: Repeated.array { "{\"n\":\($0)}" }),
  attack(
    "failures", schema: { _ in "{\"items\":{\"type\":\"string\"}}" },
    value: Repeated.array { "\($0)" }),
  attack(
    "unevaluated members",
    schema: { _ in
      "{\"anyOf\":[{\"patternProperties\":{\"^k\":true}},{}],\"unevaluatedProperties\":false}"
    }, value: Repeated.distinctKeys),
  attack(
    "repeated group of a pattern", schema: { _ in "{\"pattern\":\"^(a+)+$\"}" },
    value: { "\"\(String(repeating: "a", count: $0))!\"" }),
  attack(
    "lookahead in a pattern", schema: { _ in "{\"pattern\":\"(?=(a+)+$)b\"}" },
    value: { "\"\(String(repeating: "a", count: $0))!\"" }),
]
