import Foundation
import Transcodable
import TranscodableSchema

/// Numbers that are the same in every run.
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

/// A schema with documents by hand, and what the command has said about its types.
struct SchemaCase: Decodable {
  var schema: JSON
  /// The schema that is asked, if it says what the other one only means.
  var asked: JSON?
  var accepted: [JSON]
  /// What the types refuse as the schema does.
  var refused: [JSON]
  /// What the schema refuses, and the types take: no type says it.
  var taken: [JSON]
  /// Keys that are lost, because another alternative has a field for them.
  var lost: Set<String>
  /// The keywords that the command says the types do not say.
  var unsaid: Set<String>
  /// The keys of fields that plain types leave out.
  var left: Set<String>
  /// Whether the documents are objects, or arrays; nil if they may be anything.
  var areObjects: Bool?
}

/// What the types made of the documents.
struct SchemaCounts: Encodable {
  var accepted = 0
  /// The refused documents by keyword: how many there were, and how many the types refused.
  var refused: [String: [Int]] = [:]
  /// Those that the types did not refuse by keyword and reason.
  var taken: [String: [String: Int]] = [:]
}

// MARK: - Documents

extension JSON {
  /// The document with one thing in it changed.
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

  /// The document with a member that was missing.
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

  /// Everything in it, itself included, but what some keys lead to.
  func all(without keys: Set<String> = []) -> [JSON] {
    switch self {
    case .array(let elements): [self] + elements.flatMap { $0.all(without: keys) }
    case .object(let object):
      [self] + object.filter { !keys.contains($0.key) }.flatMap { $0.value.all(without: keys) }
    default: [self]
    }
  }
}

/// What of a document may be written in another way.
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

  /// Whether nothing was lost or changed but keys without fields, and defaults were filled in.
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
  /// The keyword; of a schema that is false, that for other members, or the schema itself.
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

  /// The value as it is written; throws if the types do not take it.
  private func written(_ document: JSON) throws -> JSON {
    let data = Data(document.description.utf8)
    if isPlain {
      return try JSON(parsing: JSONEncoder().encode(JSONDecoder().decode(Value.self, from: data)))
    }
    return try JSON(parsing: JSON.Encoder().encode(JSON.Decoder().decode(Value.self, from: data)))
  }

  mutating func run(mutants: Int, seed: UInt64) {
    for document in item.accepted {
      if !validator.isValid(document) { say("the schema refuses", document) }
      judge(document)
    }
    for (documents, isTaken) in [(item.refused, false), (item.taken, true)] {
      for document in documents {
        if validator.isValid(document) { say("the schema accepts", document) }
        if !isPlain, ((try? written(document)) != nil) != isTaken {
          say(isTaken ? "the types refuse" : "the types take", document)
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
        if !writing.isKept(document, after) { say("written as \(after):", document) }
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
      say("refused for \(failures[index].schema), but taken:", document)
    }
  }

  /// Why the types take what a document fails; nil if they say it.
  private func reason(_ failure: JSON.SchemaFailure, _ document: JSON) -> String? {
    let steps = failure.schema.split(separator: "/").map(String.init)
    let keyword = failure.keywordOrStep
    // What is in a keyword that is not said is not said either, as are the conditions that go with `if`.
    let unsaid = item.unsaid.union(item.unsaid.contains("if") ? ["then", "else"] : [])
    if let word = (steps + [keyword]).first(where: unsaid.contains) { return "remarked: \(word)" }
    // What is at other positions is described together with what is at the first ones.
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
      // The elements of either of two arrays are described together.
      return isChoice && steps.contains("items") ? "remarked: elements of several arrays" : nil
    default: return "\(keyword) is not said"
    }
  }

  /// Why a plain type takes what a document fails, where one with attributes would not.
  private func plainReason(_ failure: JSON.SchemaFailure, _ document: JSON) -> String? {
    if failure.keywordOrStep == "additionalProperties" { return "plain types take any key" }
    let missing = failure.message.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    let isMissing = failure.keyword == "required"
    let place = failure.instance.tokens + (isMissing ? [missing] : [])
    if !item.left.isDisjoint(with: place) { return "a field is left out" }
    if document[failure.instance] == .null { return "null is nil" }
    if isMissing, mayBeNull(place, in: document) { return "a missing key is nil" }
    let schema = failure.schema.split(separator: "/").dropFirst().dropLast().map(String.init)
    let keys = item.schema[JSON.Pointer(tokens: schema)]?["properties"]?.object?.keys ?? []
    return !keys.isEmpty && item.left.isSuperset(of: keys) ? "a type without fields" : nil
  }

  /// Whether what is missing might be null: such a field is nil for both.
  private func mayBeNull(_ place: [String], in document: JSON) -> Bool {
    let changed = document.adding(.null, at: place[...])
    return !validator.failures(in: changed).contains { $0.instance.tokens == place }
  }

  private func say(_ what: String, _ document: JSON) {
    print("\(name): \(what) \(document.description.prefix(300))")
  }
}

/// Checks the types of a schema, and prints what is wrong and what was counted.
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
