internal import TranscodableBytes

/// How values of a type are encoded.
///
/// This is determined only once for each type.
///
/// Unchecked: metatypes can be shared between threads.
enum DraftTypeEncoding: @unchecked Sendable {
  case standard
  case bool, int, double, string
  case ints, doubles, strings
  case date(any FoundationDate.Type)
  case data(any FoundationData.Type)
  case container(any DraftEncodedContainer.Type)
  case special(any SpecialEncoding.Type)

  @inline(never)
  init(_ type: any Any.Type, _ special: (any Any.Type) -> (any SpecialEncoding.Type)?) {
    switch KnownType(type) {
    case .bool: self = .bool
    case .int: self = .int
    case .double: self = .double
    case .string: self = .string
    case .ints: self = .ints
    case .doubles: self = .doubles
    case .strings: self = .strings
    case .points, .lines, nil:
      if let special = special(type) {
        self = .special(special)
      } else if let date = type as? any FoundationDate.Type {
        self = .date(date)
      } else if let data = type as? any FoundationData.Type {
        self = .data(data)
      } else if let container = type as? any DraftEncodedContainer.Type {
        self = .container(container)
      } else {
        self = .standard
      }
    }
  }
}

protocol DraftEncodedContainer {
  static func encode<Value>(
    erased value: borrowing Value, into slot: DraftSlot
  ) throws
}

extension Optional: DraftEncodedContainer where Wrapped: Encodable {
  static func encode<Value>(
    erased value: borrowing Value, into slot: DraftSlot
  ) throws {
    try withSameType(value, as: Self.self) { value in
      if let wrapped = copy value {
        try slot.encode(wrapped)
      } else {
        slot.set(.null)
      }
    }
  }
}

extension Array: DraftEncodedContainer where Element: Encodable {
  static func encode<Value>(
    erased value: borrowing Value, into slot: DraftSlot
  ) throws {
    try withSameType(value, as: Self.self) { array in
      slot.set(.array)
      try array.lend { elements in
        for index in elements.indices {
          try elements.lend(at: index) { try slot.addElement($0, index) }
        }
      }
    }
  }
}

extension Dictionary: DraftEncodedContainer where Key == String, Value: Encodable {
  static func encode<Erased>(
    erased value: borrowing Erased, into slot: DraftSlot
  ) throws {
    try withSameType(value, as: Self.self) { dictionary in
      slot.set(.dictionary)
      if !slot.state.rules.sortsEntries {
        for (key, value) in copy dictionary { try slot.addEntry(value, key) }
      } else {
        for (key, value) in (copy dictionary).sorted(by: { $0.key < $1.key }) {
          try slot.addEntry(value, key)
        }
      }
      slot.state.draft.markDistinct(slot.cell)
    }
  }
}
