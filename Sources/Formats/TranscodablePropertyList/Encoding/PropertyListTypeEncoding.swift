internal import TranscodableBytes
internal import TranscodableCore

/// How values of a type are encoded.
///
/// This is determined only once for each type.
///
/// Unchecked: metatypes can be shared between threads.
enum PropertyListTypeEncoding: @unchecked Sendable {
  case standard
  case bool, int, double, string
  case ints, doubles, strings
  case date(any PropertyListDate.Type)
  case data(any PropertyListData.Type)
  case container(any PropertyListEncodedContainer.Type)

  private static let table = TypeTable<PropertyListTypeEncoding>()

  @inline(__always)
  static func of(_ type: any Any.Type) -> PropertyListTypeEncoding {
    table.facts(about: type) {
      if type == String.self { return .string }
      if type == Int.self { return .int }
      if type == Double.self { return .double }
      if type == Bool.self { return .bool }
      if type == [Double].self { return .doubles }
      if type == [Int].self { return .ints }
      if type == [String].self { return .strings }
      if let date = type as? any PropertyListDate.Type { return .date(date) }
      if let data = type as? any PropertyListData.Type { return .data(data) }
      if let container = type as? any PropertyListEncodedContainer.Type {
        return .container(container)
      }
      return .standard
    }
  }
}

protocol PropertyListEncodedContainer {
  static func encode<Value>(
    erased value: borrowing Value, into slot: PropertyListSlot
  ) throws
}

extension Optional: PropertyListEncodedContainer where Wrapped: Encodable {
  static func encode<Value>(
    erased value: borrowing Value, into slot: PropertyListSlot
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

extension Array: PropertyListEncodedContainer where Element: Encodable {
  static func encode<Value>(
    erased value: borrowing Value, into slot: PropertyListSlot
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

extension Dictionary: PropertyListEncodedContainer where Key == String, Value: Encodable {
  static func encode<Erased>(
    erased value: borrowing Erased, into slot: PropertyListSlot
  ) throws {
    try withSameType(value, as: Self.self) { dictionary in
      slot.set(.dictionary)
      // No sorting is needed here, because the XML writer sorts members.
      if slot.state.format == .xml {
        for (key, value) in copy dictionary { try slot.addEntry(value, key) }
      } else {
        for (key, value) in (copy dictionary).sorted(by: { $0.key < $1.key }) {
          try slot.addEntry(value, key)
        }
      }
    }
  }
}
