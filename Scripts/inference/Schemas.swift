import Foundation
import Transcodable
import TranscodableSchema

/// Random numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A schema with documents, and the command's remarks on its types.
struct SchemaCase: Decodable {
  var schema: JSON
  /// The schema to validate with, if it differs from the input.
  var asked: JSON?
  var accepted: [JSON]
  /// The documents that both the schema and the types reject.
  var refused: [JSON]
  /// The documents that only the schema rejects, because types can't express the constraint.
  var taken: [JSON]
  /// Keys that are dropped because another alternative has a field for them.
  var lost: Set<String>
  /// The keywords that the types don't express, according to the command.
  var unsaid: Set<String>
  /// The keys of fields that plain types omit.
  var left: Set<String>
  /// Whether the documents are objects or arrays; nil if they may be anything.
  var areObjects: Bool?
}

/// The results of decoding with the types.
struct SchemaCounts: Encodable {
  var accepted = 0
  /// The rejected documents by keyword: the total, and those that the types rejected.
  var refused: [String: [Int]] = [:]
  /// The documents that the types accepted, by keyword and reason.
  var taken: [String: [String: Int]] = [:]
}

// MARK: - Documents

extension JSON {
  /// A copy of the document with one random change.
  func mutant(using generator: inout Seeded) -> JSON {
    switch self {
    case .object(var object) where !object.isEmpty && Int.random(in: 0..<6, using: &generator) > 0:
      let key = object.keys[Int.random(in: 0..<object.count, using: &generator)]
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: object[key] = nil
      case 1: object["unheard-of"] = .other(using: &generator)
      default: object[key] = object[key]?.mutant(using: &generator)
      }
      return .object(object)
    case .array(var elements)
    where !elements.isEmpty && Int.random(in: 0..<6, using: &generator) > 0:
      let index = Int.random(in: elements.indices, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: elements.remove(at: index)
      case 1: elements += elements
      default: elements[index] = elements[index].mutant(using: &generator)
      }
      return .array(elements)
    case .number(let number) where Bool.random(using: &generator):
      let changes: [Double] = [
        number.double + 1, number.double - 1, -number.double, number.double / 2,
      ]
      return JSON(changes[Int.random(in: 0..<4, using: &generator)]) ?? .null
    case .string(let text) where Bool.random(using: &generator):
      let changes = [
        "", text + "x", String(text.dropLast()), text + text, "e\u{301}", "\u{1F1E9}\u{1F1EA}",
      ]
      return .string(changes[Int.random(in: changes.indices, using: &generator)])
    default: return .other(using: &generator)
    }
  }

  private static func other(using generator: inout Seeded) -> JSON {
    let others: [JSON] = [nil, true, 5, 2.5, "text", [], [:], [1], ["a": 1]]
    return others[Int.random(in: others.indices, using: &generator)]
  }

  /// The document with a previously missing member.
  func adding(_ value: JSON, at path: ArraySlice<String>) -> JSON {
    guard let token = path.first else { return value }
    switch self {
    case .object(var object):
      object[token] = (object[token] ?? .null).adding(value, at: path.dropFirst())
      return .object(object)
    case .array(var elements):
      guard let index = Int(token) else { return self }
      elements[index] = elements[index].adding(value, at: path.dropFirst())
      return .array(elements)
    default: return self
    }
  }

  /// All nested values, including the document, except those under some keys.
  func all(without keys: Set<String> = []) -> [JSON] {
    switch self {
    case .array(let elements): [self] + elements.flatMap { $0.all(without: keys) }
    case .object(let object):
      [self] + object.filter { !keys.contains($0.key) }.flatMap { $0.value.all(without: keys) }
    default: [self]
    }
  }
}

/// The part of a document that may be encoded differently.
struct Writing {
  /// The keys that have fields.
  var names: Set<String> = []
  var defaults: [String: [JSON]] = [:]
  var isPlain: Bool

  init(_ item: SchemaCase, isPlain: Bool) {
    self.isPlain = isPlain
    for part in item.schema.all(without: item.unsaid) {
      for (key, schema) in part["properties"]?.object ?? [:] {
        names.insert(key)
        for inside in schema.all() {
          if let value = inside["default"] { defaults[key, default: []].append(value) }
        }
      }
      let required = part["required"]?.array ?? []
      names.formUnion(required.compactMap(\.string))
    }
    names.subtract(item.lost)
  }

  /// Whether only keys without fields were dropped, and defaults were added.
  func isKept(_ before: JSON, _ after: JSON) -> Bool {
    switch (before, after) {
    case (.number(let left), .number(let right)):
      return left == right || left.double == right.double
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { isKept($0, $1) }
    case (.object(let left), .object(let right)):
      return left.allSatisfy { key, value in
        if let other = right[key] { return isKept(value, other) }
        return !names.contains(key) || isPlain
      }
        && right.allSatisfy { key, value in
          left[key] != nil || defaults[key]?.contains { isKept($0, value) } ?? false
        }
    default: return before == after
    }
  }
}

extension JSON.SchemaFailure {
  /// The keyword of a failure; for a schema that is false, the enclosing keyword.
  var keywordOrStep: String {
    if !keyword.isEmpty { return keyword }
    return schema.hasSuffix("/additionalProperties") ? "additionalProperties" : "false"
  }
}

// MARK: - The check

struct SchemaCheck<Value: Codable> {
  let name: String
  let item: SchemaCase
  let isPlain: Bool
  let validator: JSON.SchemaValidator
  let writing: Writing
  var counts = SchemaCounts()

  init(_ name: String, _ item: SchemaCase, isPlain: Bool) throws {
    (self.name, self.item, self.isPlain) = (name, item, isPlain)
    validator = try JSON.SchemaValidator(JSON.Schema(item.asked ?? item.schema), formats: .asserted)
    writing = Writing(item, isPlain: isPlain)
  }

  /// Returns the encoded value; throws if the types reject it.
  private func written(_ document: JSON) throws -> JSON {
    let data = Data(document.description.utf8)
    if isPlain {
      return try JSON(parsing: JSONEncoder().encode(JSONDecoder().decode(Value.self, from: data)))
    }
    return try JSON(parsing: JSON.Encoder().encode(JSON.Decoder().decode(Value.self, from: data)))
  }

  mutating func run(mutants: Int, seed: UInt64) {
    for document in item.accepted {
      if !validator.isValid(document) { say("the schema rejects", document) }
      judge(document)
    }
    for (documents, isTaken) in [(item.refused, false), (item.taken, true)] {
      for document in documents {
        if validator.isValid(document) { say("the schema accepts", document) }
        if !isPlain, ((try? written(document)) != nil) != isTaken {
          say(isTaken ? "the types reject" : "the types accept", document)
        }
        judge(document)
      }
    }
    var generator = Seeded(state: seed)
    let roots = item.accepted
    for _ in 0..<mutants where !roots.isEmpty {
      var document = roots[Int.random(in: roots.indices, using: &generator)]
      for _ in 0...Int.random(in: 0..<2, using: &generator) {
        document = document.mutant(using: &generator)
      }
      judge(document)
    }
  }

  private mutating func judge(_ document: JSON) {
    if let areObjects = item.areObjects, areObjects ? document.object == nil : document.array == nil
    {
      return
    }
    let failures = validator.failures(in: document)
    guard !failures.isEmpty else {
      counts.accepted += 1
      do {
        let after = try written(document)
        if !writing.isKept(document, after) { say("encoded as \(after):", document) }
      } catch {
        say("accepted, but: \(error)", document)
      }
      return
    }
    let isRefused = (try? written(document)) == nil
    let keyword = failures[0].keywordOrStep
    let sum = counts.refused[keyword] ?? [0, 0]
    counts.refused[keyword] = [sum[0] + 1, sum[1] + (isRefused ? 1 : 0)]
    guard !isRefused else { return }
    let reasons = failures.map { reason($0, document) }
    counts.taken[keyword, default: [:]][reasons[0] ?? "no reason", default: 0] += 1
    if let index = reasons.firstIndex(of: nil) {
      say("rejected for \(failures[index].schema), but accepted by the types:", document)
    }
  }

  /// The reason why the types accept an invalid document; nil if they should reject it.
  private func reason(_ failure: JSON.SchemaFailure, _ document: JSON) -> String? {
    let steps = failure.schema.split(separator: "/").map(String.init)
    let keyword = failure.keywordOrStep
    // Keywords inside an unexpressed keyword aren't expressed either, nor are the branches of `if`.
    let unsaid = item.unsaid.union(item.unsaid.contains("if") ? ["then", "else"] : [])
    if let word = (steps + [keyword]).first(where: unsaid.contains) { return "remarked: \(word)" }
    // Positions share a description with the first ones.
    for (other, first) in [("items", "prefixItems"), ("additionalItems", "items")]
    where steps.contains(other) && unsaid.contains(first) { return "remarked: \(first)" }
    if isPlain, let reason = plainReason(failure, document) { return reason }
    let isChoice = !Set(steps).isDisjoint(with: ["anyOf", "oneOf"])
    switch keyword {
    case "additionalProperties":
      return item.unsaid.contains("patternProperties") ? "remarked: patternProperties" : nil
    case "const", "enum", "exclusiveMaximum", "exclusiveMinimum", "maxItems", "maxLength",
      "maxProperties", "maximum", "minItems", "minLength", "minProperties", "minimum", "pattern",
      "required", "type":
      // The elements of either of two arrays share a description.
      return isChoice && steps.contains("items") ? "remarked: elements of several arrays" : nil
    default: return "\(keyword) isn't expressed"
    }
  }

  /// The reason why a plain type accepts an invalid document that one with attributes rejects.
  private func plainReason(_ failure: JSON.SchemaFailure, _ document: JSON) -> String? {
    if failure.keywordOrStep == "additionalProperties" { return "plain types accept any key" }
    let missing = failure.message.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    let isMissing = failure.keyword == "required"
    let place = failure.instance.tokens + (isMissing ? [missing] : [])
    if !item.left.isDisjoint(with: place) { return "a field is omitted" }
    if document[failure.instance] == .null { return "null decodes as nil" }
    if isMissing, mayBeNull(place, in: document) { return "a missing key decodes as nil" }
    let schema = failure.schema.split(separator: "/").dropFirst().dropLast().map(String.init)
    let keys = item.schema[JSON.Pointer(tokens: schema)]?["properties"]?.object?.keys ?? []
    return !keys.isEmpty && item.left.isSuperset(of: keys) ? "a type without fields" : nil
  }

  /// Whether a missing member may be null: both decode as nil.
  private func mayBeNull(_ place: [String], in document: JSON) -> Bool {
    let changed = document.adding(.null, at: place[...])
    return !validator.failures(in: changed).contains { $0.instance.tokens == place }
  }

  private func say(_ what: String, _ document: JSON) {
    print("\(name): \(what) \(document.description.prefix(300))")
  }
}

/// Checks the types of a schema, and prints errors and counts.
func check<Value: Codable>(
  _ name: String, _ type: Value.Type, schema file: String, isPlain: Bool, mutants: Int, seed: Int
) {
  do {
    let item = try JSON.Decoder().decode(
      SchemaCase.self, from: Data(contentsOf: URL(filePath: file)))
    var check = try SchemaCheck<Value>(name, item, isPlain: isPlain)
    check.run(mutants: mutants, seed: UInt64(seed))
    print(
      "count \(name): \(try String(decoding: JSON.Encoder().encode(check.counts), as: UTF8.self))")
  } catch {
    print("\(name): \(error)")
  }
}
