internal import TranscodableJSON

struct SchemaValues: Sendable {
  let list: [JSON]
  private let set: Set<ExactValue>
  let kinds: KindSet

  init(_ list: [JSON]) {
    self.list = list
    set = Set(list.map(ExactValue.init))
    kinds = list.reduce(into: []) { kinds, value in
      switch value {
      case .null: kinds.insert(.null)
      case .bool: kinds.insert(.boolean)
      case .number(let number): kinds.insert(KindSet(number: number.text))
      case .string: kinds.insert(.string)
      case .array: kinds.insert(.array)
      case .object: kinds.insert(.object)
      }
    }
  }

  func contains(_ value: JSON) -> Bool {
    if list.count == 1 { return ExactValue.areEqual(list[0], value) }
    return set.contains(ExactValue(value))
  }

  var phrase: String {
    let shown = list.prefix(8).map { value in
      let text = value.description
      return text.utf8.count <= 40 ? text : text.prefix(40) + "…"
    }
    return shown.joined(separator: ", ") + (list.count > 8 ? ", …" : "")
  }
}

/// Compares values according to the rules of JSON Schema.
///
/// Strings are compared by their Unicode scalars.
struct ExactValue: Hashable {
  let value: JSON

  init(_ value: JSON) { self.value = value }

  static func == (left: ExactValue, right: ExactValue) -> Bool { areEqual(left.value, right.value) }

  static func areEqual(_ left: JSON, _ right: JSON) -> Bool {
    switch (left, right) {
    case (.string(let first), .string(let second)):
      return first.utf8.elementsEqual(second.utf8)
    case (.array(let first), .array(let second)):
      return first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1) }
    case (.object(let first), .object(let second)):
      return first.count == second.count
        && first.allSatisfy { key, value in second[key].map { areEqual(value, $0) } ?? false }
    default: return left == right
    }
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
