internal import TranscodableJSON

/// The encoders and containers that a program has opened.
final class ProgramSlots {
  enum Slot {
    case encoder(any Encoder)
    case plain(KeyedEncodingContainer<ContainerProgram.PlainKey>)
    case text(KeyedEncodingContainer<ContainerProgram.TextKey>)
    case unkeyed(any UnkeyedEncodingContainer)
  }

  private(set) var slots: [Slot?] = []

  subscript(number: Int) -> Slot? {
    get { slots.indices.contains(number) ? slots[number] : nil }
    set {
      while slots.count <= number { slots.append(nil) }
      slots[number] = newValue
    }
  }

  deinit { slots = [] }
}

/// Encodes itself by running a program.
struct ProgramValue: Encodable {
  struct Failure: Error {}

  let subject: ContainerProgram.Subject
  let slots: ProgramSlots

  init(_ subject: ContainerProgram.Subject, _ slots: ProgramSlots) {
    self.subject = subject
    self.slots = slots
  }

  func encode(to encoder: any Encoder) throws {
    guard case .steps(let steps, let number, let fails) = subject else {
      var container = encoder.singleValueContainer()
      return try encode(subject) { try container.encode($0) }
    }
    slots[number] = .encoder(encoder)
    for step in steps { try run(step) }
    if fails { throw Failure() }
  }

  /// Encodes a subject as a value of its own type.
  private func encode(
    _ subject: ContainerProgram.Subject, _ body: (any Encodable) throws -> Void
  ) throws {
    switch subject {
    case .null: try body(Int?.none)
    case .bool(let value): try body(value)
    case .integer(let value): try body(value)
    case .number(let value): try body(value)
    case .text(let value): try body(value)
    case .integers(let value): try body(value)
    case .steps: try body(ProgramValue(subject, slots))
    case .direct(let first, let second):
      try body(DirectProgramValue(p: ProgramValue(first, slots), q: ProgramValue(second, slots)))
    case .list(let subjects): try body(subjects.map { ProgramValue($0, slots) })
    case .map(let key, let subject): try body([key: ProgramValue(subject, slots)])
    case .some(let subject): try body(Optional(ProgramValue(subject, slots)))
    }
  }

  // MARK: - Steps

  private func run(_ step: ContainerProgram.Step) throws {
    switch step {
    case .keyed(let encoder, let hasPlainKeys, let slot):
      guard case .encoder(let encoder)? = slots[encoder] else { return }
      slots[slot] =
        hasPlainKeys
        ? .plain(encoder.container(keyedBy: ContainerProgram.PlainKey.self))
        : .text(encoder.container(keyedBy: ContainerProgram.TextKey.self))
    case .unkeyed(let encoder, let slot):
      guard case .encoder(let encoder)? = slots[encoder] else { return }
      slots[slot] = .unkeyed(encoder.unkeyedContainer())
    case .single(let encoder, let subject):
      guard case .encoder(let encoder)? = slots[encoder] else { return }
      var container = encoder.singleValueContainer()
      try encode(subject) { try container.encode($0) }
    case .set(let container, let key, let subject): try set(container, key, subject)
    case .append(let container, let subject): try append(container, subject)
    case .appendCount(let container):
      guard case .unkeyed(var elements)? = slots[container] else { return }
      try elements.encode(elements.count)
    case .nestedKeyed(let container, let key, let slot): nestKeyed(container, key, slot)
    case .nestedUnkeyed(let container, let key, let slot): nestUnkeyed(container, key, slot)
    case .superEncoder(let container, let key, let slot): openSuper(container, key, slot)
    case .release(let numbers): for number in numbers { slots[number] = nil }
    }
  }

  private func set(_ container: Int, _ key: Int, _ subject: ContainerProgram.Subject) throws {
    let plainKey = ContainerProgram.PlainKey.allCases[key]
    do {
      switch slots[container] {
      case .plain(var members)?:
        try encode(subject) { try members.encode($0, forKey: plainKey) }
      case .text(var members)?:
        let key = ContainerProgram.TextKey(stringValue: plainKey.rawValue)
        try encode(subject) { try members.encode($0, forKey: key) }
      default: return
      }
    } catch is Failure {}
  }

  private func append(_ container: Int, _ subject: ContainerProgram.Subject) throws {
    guard case .unkeyed(var elements)? = slots[container] else { return }
    do {
      try encode(subject) { try elements.encode($0) }
    } catch is Failure {}
  }

  private func nestKeyed(_ container: Int, _ key: Int?, _ slot: Int) {
    let plainKey = ContainerProgram.PlainKey.allCases[key ?? 0]
    switch slots[container] {
    case .plain(var members)?:
      slots[slot] = .text(
        members.nestedContainer(keyedBy: ContainerProgram.TextKey.self, forKey: plainKey))
    case .text(var members)?:
      let key = ContainerProgram.TextKey(stringValue: plainKey.rawValue)
      slots[slot] = .plain(
        members.nestedContainer(keyedBy: ContainerProgram.PlainKey.self, forKey: key))
    case .unkeyed(var elements)?:
      slots[slot] = .plain(elements.nestedContainer(keyedBy: ContainerProgram.PlainKey.self))
    default: break
    }
  }

  private func nestUnkeyed(_ container: Int, _ key: Int?, _ slot: Int) {
    let plainKey = ContainerProgram.PlainKey.allCases[key ?? 0]
    switch slots[container] {
    case .plain(var members)?:
      slots[slot] = .unkeyed(members.nestedUnkeyedContainer(forKey: plainKey))
    case .text(var members)?:
      let key = ContainerProgram.TextKey(stringValue: plainKey.rawValue)
      slots[slot] = .unkeyed(members.nestedUnkeyedContainer(forKey: key))
    case .unkeyed(var elements)?: slots[slot] = .unkeyed(elements.nestedUnkeyedContainer())
    default: break
    }
  }

  private func openSuper(_ container: Int, _ key: Int?, _ slot: Int) {
    let plainKey = key.map { ContainerProgram.PlainKey.allCases[$0] }
    switch slots[container] {
    case .plain(var members)?:
      slots[slot] = .encoder(
        plainKey.map { members.superEncoder(forKey: $0) } ?? members.superEncoder())
    case .text(var members)?:
      let key = plainKey.map { ContainerProgram.TextKey(stringValue: $0.rawValue) }
      slots[slot] = .encoder(
        key.map { members.superEncoder(forKey: $0) } ?? members.superEncoder())
    case .unkeyed(var elements)?: slots[slot] = .encoder(elements.superEncoder())
    default: break
    }
  }
}

/// A value of a program on the direct path, which contains values on the container path.
struct DirectProgramValue: JSONEncodable {
  let p, q: ProgramValue

  func encode(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.write("p", p)
    writer.write("q", q)
    writer.endObject()
  }
}
