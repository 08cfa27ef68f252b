internal import Foundation
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

/// Runs a random program of container calls.
///
/// The bytes up to the first zero are the program; the rest is the document.
func checkContainerProgram(_ data: Data) throws {
  guard let end = data.firstIndex(of: 0) else { return }
  let document = Data(data[(end + 1)...])
  let machine = Machine(Array(data[..<end]), isLogging: false)
  do {
    _ = try Machine.$current.withValue(machine) {
      try DefaultCoders.decoder.decode(Programmed.self, from: document)
    }
  } catch let error as DecodingError {
    let failure = CodingFailure(error)
    // The decoder of a missing super value contains null, which isn't in the document.
    if failure.byteRange != nil { try checkLocation(of: failure, in: document) }
  }
}

/// Runs a random program of container calls with both coders on the same document and requires the
/// same log.
func compareContainerProgram(_ data: Data) throws {
  guard let end = data.firstIndex(of: 0) else { return }
  let (program, text) = (Array(data[..<end]), data[(end + 1)...])
  // Skips documents whose differences are intended: invalid documents, and numbers that are out of
  // range or that spell an integer with a fraction or an exponent.
  guard !text.contains(where: { ".eE".utf8.contains($0) }),
    try Reading({ try JSON(parsing: text) }).value != nil
  else { return }
  let document = Data(text)
  let ours = run(program) { try DefaultCoders.decoder.decode(Programmed.self, from: document) }
  let theirs = run(program) {
    try DefaultCoders.foundation.decode(Programmed.self, from: document)
  }
  // In a container, Foundation throws a private error for numbers that are out of range.
  .map { $0 == "other" ? "corrupted" : $0 }
  try expect(ours == theirs, "ours: \(ours)\nFoundation: \(theirs)")
}

private func run(_ program: [UInt8], _ decode: () throws -> Programmed) -> [String] {
  let machine = Machine(program, isLogging: true)
  return Machine.$current.withValue(machine) {
    do {
      _ = try decode()
    } catch {
      machine.note(error)
    }
    return machine.log
  }
}

/// Decodes itself by running the program.
private struct Programmed: Decodable {
  init(from decoder: any Decoder) throws { try Machine.current.run(decoder) }
}

private final class Machine: @unchecked Sendable {
  // Unchecked: only the task that created it uses it.
  @TaskLocal static var current = Machine([], isLogging: false)

  private let program: [UInt8]
  private var position = 0
  /// The number of entries, which limits the length of the program.
  private var count = 0
  private let isLogging: Bool
  private(set) var log: [String] = []

  init(_ program: [UInt8], isLogging: Bool) {
    self.program = program
    self.isLogging = isLogging
  }

  /// Adds an entry, whose description takes longer than most calls.
  private func add<Entry>(
    _ entry: Entry, _ describe: (Entry) -> String = { "\($0)" }
  ) {
    count += 1
    if isLogging { log.append(describe(entry)) }
  }

  /// Returns the next byte of the program, or zero at its end.
  private func next() -> UInt8 {
    guard position < program.count else { return 0 }
    position += 1
    return program[position - 1]
  }

  private var hasEnded: Bool { position >= program.count || count > 200 }

  func note(_ error: any Error) {
    add(error) { error in
      switch error {
      case DecodingError.typeMismatch(let type, _): "mismatch \(type)"
      case DecodingError.valueNotFound(let type, _): "null \(type)"
      case DecodingError.keyNotFound(let key, _): "missing \(key.stringValue)"
      case DecodingError.dataCorrupted: "corrupted"
      default: "other"
      }
    }
  }

  /// Records the outcome of a call.
  ///
  /// The program decides whether an error is rethrown.
  private func attempt<Value>(_ body: () throws -> Value) throws -> Value? {
    let throwsOn = next() % 8 == 0
    do {
      return try body()
    } catch {
      if throwsOn { throw error }
      note(error)
      return nil
    }
  }

  func run(_ decoder: any Decoder) throws {
    add(decoder.codingPath) { "at \($0.map(\.stringValue))" }
    switch next() % 4 {
    case 0:
      if let container = try attempt({ try decoder.singleValueContainer() }) {
        try run(container)
      }
    case 1:
      if var container = try attempt({ try decoder.unkeyedContainer() }) {
        try run(&container)
      }
    default:
      if let container = try attempt({ try decoder.container(keyedBy: Key.self) }) {
        try run(container)
      }
    }
  }

  private func run(_ container: any SingleValueDecodingContainer) throws {
    add(container.decodeNil()) { "null \($0)" }
    switch next() % 8 {
    case 0: _ = try attempt { add(try container.decode(Int.self)) }
    case 1: _ = try attempt { add(try container.decode(String.self)) }
    case 2: _ = try attempt { add(try container.decode(Bool.self)) }
    case 3: _ = try attempt { add(try container.decode(UInt8.self)) }
    case 4: _ = try attempt { add(try container.decode([Int?].self)) }
    // Foundation decodes dictionaries in any order, so no program may depend on the order.
    case 5: _ = try attempt { add(try container.decode([String: Bool?].self).count) }
    case 6: _ = try attempt { _ = try container.decode([Programmed].self) }
    default: _ = try attempt { add(try container.decode(Double.self)) }
    }
  }

  private func run(_ container: inout any UnkeyedDecodingContainer) throws {
    while !hasEnded {
      add((container.currentIndex, container.count, container.isAtEnd)) {
        "\($0.0) of \($0.1 ?? -1) \($0.2)"
      }
      switch next() % 12 {
      case 0: _ = try attempt { add(try container.decodeNil()) }
      case 1: _ = try attempt { add(try container.decode(Int.self)) }
      case 2: _ = try attempt { add(try container.decode(String.self)) }
      case 3: _ = try attempt { _ = try container.decode(Programmed.self) }
      case 4: _ = try attempt { add(try container.decodeIfPresent(Bool.self)) }
      case 5: _ = try attempt { add(try container.decodeIfPresent(Int8.self)) }
      case 6:
        if var inner = try attempt({ try container.nestedUnkeyedContainer() }) {
          try run(&inner)
        }
      case 7:
        if let inner = try attempt({ try container.nestedContainer(keyedBy: Key.self) }) {
          try run(inner)
        }
      case 8: if let inner = try attempt({ try container.superDecoder() }) { try run(inner) }
      case 9: _ = try attempt { add(try container.decode([String].self)) }
      default: return
      }
    }
  }

  private func run(_ container: KeyedDecodingContainer<Key>) throws {
    add(container.allKeys) { "keys \($0.map(\.stringValue).sorted())" }
    while !hasEnded {
      let key = Key(next())
      switch next() % 14 {
      case 0: add(container.contains(key))
      case 1: _ = try attempt { add(try container.decodeNil(forKey: key)) }
      case 2: _ = try attempt { add(try container.decode(Int.self, forKey: key)) }
      case 3: _ = try attempt { add(try container.decode(String.self, forKey: key)) }
      case 4: _ = try attempt { _ = try container.decode(Programmed.self, forKey: key) }
      case 5:
        _ = try attempt {
          add(try container.decodeIfPresent(Bool.self, forKey: key))
        }
      case 6:
        _ = try attempt { _ = try container.decodeIfPresent(Programmed.self, forKey: key) }
      case 7:
        if var inner = try attempt({ try container.nestedUnkeyedContainer(forKey: key) }) {
          try run(&inner)
        }
      case 8:
        let inner = try attempt {
          try container.nestedContainer(keyedBy: Key.self, forKey: key)
        }
        if let inner { try run(inner) }
      case 9:
        if let inner = try attempt({ try container.superDecoder(forKey: key) }) {
          try run(inner)
        }
      case 10: if let inner = try attempt({ try container.superDecoder() }) { try run(inner) }
      case 11:
        _ = try attempt {
          add(try container.decode([String: Bool?].self, forKey: key)) {
            "\($0.sorted { $0.key < $1.key })"
          }
        }
      default: return
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    private static let all = [
      "a", "b", "c", "d", "super", "", "\u{e9}", "e\u{301}", "\u{212a}", "K",
    ]

    init(_ byte: UInt8) { stringValue = Self.all[Int(byte) % Self.all.count] }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
