import TranscodableJSON
import TranscodableTestSupport

/// Generates documents by randomly changing samples.
struct DocumentMutator {
  private let samples: [JSON]
  private var generator: SeededGenerator
  /// The keys in the samples.
  private let keys: [String]
  /// The values in the samples.
  private let parts: [JSON]

  init(samples: [String], seed: UInt64) throws {
    self.samples = try samples.map { try JSON(parsing: $0) }
    generator = SeededGenerator(seed: seed)
    keys = self.samples.flatMap(\.allKeys) + ["other", "_0", "type", ""]
    parts = self.samples.flatMap(\.allValues)
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func next() -> JSON {
    var document = samples[number(0..<samples.count)]
    for _ in 0..<number(1..<4) { document = changed(document) }
    return document
  }

  /// Returns the value with a random change.
  private mutating func changed(_ value: JSON) -> JSON {
    if number(0..<5) == 0 { return replacement(for: value) }
    switch value {
    case .array(let elements): return .array(changed(elements))
    case .object(let members): return .object(changed(members))
    default: return replacement(for: value)
    }
  }

  private mutating func changed(_ elements: [JSON]) -> [JSON] {
    var elements = elements
    guard !elements.isEmpty else { return [other()] }
    let index = number(0..<elements.count)
    switch number(0..<6) {
    case 0: elements.remove(at: index)
    case 1: elements.append(elements[index])
    case 2: elements.append(other())
    case 3: elements.swapAt(index, 0)
    default: elements[index] = changed(elements[index])
    }
    return elements
  }

  private mutating func changed(_ members: JSON.Object) -> JSON.Object {
    var members = members
    let key = keys[number(0..<keys.count)]
    guard !members.keys.isEmpty else { return [key: other()] }
    let old = members.keys[number(0..<members.keys.count)]
    let value = members[old] ?? nil
    switch number(0..<8) {
    case 0: members[old] = nil
    case 1: members[key] = other()
    case 2:
      members[old] = nil
      members[key] = value
    case 3: members[old] = .null
    default: members[old] = changed(value)
    }
    return members
  }

  private mutating func replacement(for value: JSON) -> JSON {
    switch number(0..<4) {
    case 0: return Self.scalars[number(0..<Self.scalars.count)]
    case 1: return Self.texts[number(0..<Self.texts.count)]
    case 2: return parts.isEmpty ? value : parts[number(0..<parts.count)]
    default: return near(value)
    }
  }

  private mutating func other() -> JSON {
    number(0..<2) == 0
      ? parts[number(0..<parts.count)] : Self.scalars[number(0..<Self.scalars.count)]
  }

  /// Returns a similar value.
  private mutating func near(_ value: JSON) -> JSON {
    switch value {
    case .string(let text):
      switch number(0..<5) {
      case 0: return .string(text + text)
      case 1: return .string(String(text.dropFirst()))
      case 2: return .string(text.uppercased())
      case 3: return .string(" " + text)
      default: return .string(text + "x")
      }
    case .number(let number):
      switch self.number(0..<5) {
      case 0: return .string(number.text)
      case 1: return JSON((number.int ?? 0) &+ 1)
      case 2: return JSON(-(number.int ?? 1))
      case 3: return 0.5
      default: return JSON((number.int ?? 3) &* 1000)
      }
    case .bool(let value): return .bool(!value)
    case .null: return 0
    case .array: return .array([value])
    case .object(let members): return .array(members.values)
    }
  }

  private static let scalars: [JSON] = [
    nil, true, false, 0, 1, 2, -1, 5, 10, 100, 127, 128, -129, 255, 256, 65_536, 1.5, 2.0, -0.0,
    1e2, 9_223_372_036_854_775_808, "", "a", "é", "1", "true", [], [:], ["a"], [1],
  ]

  private static let texts: [JSON] = [
    "2024-02-29T12:30:45Z", "2024-02-29", "2023-02-29", "1985-04-12T23:20:50.52+01:00",
    "1990-12-31T23:59:60Z", "aGk/", "aGk_", "aGk=", "68693f", "6869F", "Yes", "off", "1.0", "1e3",
    "-7", "+7", "007", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "https://example.com/a b", "a,b",
    "1,2", "Infinity", "NaN", "{\"id\":1}", "[1,2]", "ab12", "ABC", "x y", "null", "e\u{301}",
  ]
}

extension JSON {
  fileprivate var allKeys: [String] {
    switch self {
    case .array(let elements): elements.flatMap(\.allKeys)
    case .object(let members): members.keys + members.values.flatMap(\.allKeys)
    default: []
    }
  }

  fileprivate var allValues: [JSON] {
    switch self {
    case .array(let elements): [self] + elements.flatMap(\.allValues)
    case .object(let members): [self] + members.values.flatMap(\.allValues)
    default: [self]
    }
  }
}
