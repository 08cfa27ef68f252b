package import TranscodableBytes

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
      if !slot.addScalars(of: dictionary, Value.self) {
        try slot.forEachEntry(of: dictionary) { try slot.addEntry($1, $0) }
      }
      slot.state.draft.markDistinct(slot.cell)
    }
  }
}

extension DraftSlot {
  /// Adds all entries of a dictionary of scalars, or returns `false` if its values have another
  /// type.
  ///
  /// The compiler specializes this code for each type of scalar.
  @inline(__always)
  fileprivate func addScalars<Erased, Value>(
    of dictionary: borrowing Erased, _ type: Value.Type
  ) -> Bool {
    if type == String.self {
      withSameType(dictionary, as: [String: String].self) { add($0) { state.scalar($0) } }
    } else if type == Int.self {
      withSameType(dictionary, as: [String: Int].self) { add($0) { state.scalar($0) } }
    } else if type == Double.self {
      withSameType(dictionary, as: [String: Double].self) { add($0) { state.scalar($0) } }
    } else if type == Bool.self {
      withSameType(dictionary, as: [String: Bool].self) { add($0) { state.scalar($0) } }
    } else {
      return false
    }
    return true
  }

  @inline(__always)
  private func add<Value>(
    _ dictionary: borrowing [String: Value], _ scalar: (Value) -> ValueDraft.Scalar
  ) {
    forEachEntry(of: dictionary) { key, value in
      let offset = state.draft.keep(key)
      state.draft.addChild(scalar(value), to: cell, key: offset &+ 1)
    }
  }

  /// Calls `body` with each entry, in the order in which the format writes them.
  @inline(__always)
  fileprivate func forEachEntry<Value>(
    of dictionary: borrowing [String: Value], _ body: (String, Value) throws -> Void
  ) rethrows {
    if state.rules.sortsEntries {
      for (key, value) in (copy dictionary).sorted(by: { $0.key < $1.key }) {
        try body(key, value)
      }
    } else {
      for (key, value) in copy dictionary { try body(key, value) }
    }
  }
}

/// The seconds from 1970-01-01 to 2001-01-01 in UTC.
package var secondsFrom1970To2001: Double { 978_307_200 }

/// The TranscodableFoundation module adds this conformance to Foundation's `Date`.
package protocol FoundationDate: Codable {
  init(secondsSince2001 seconds: Double)
  var secondsSince2001: Double { get }
}

/// The TranscodableFoundation module adds this conformance to Foundation's `Data`.
package protocol FoundationData: Codable {
  init(copying bytes: BorrowedBytes)
  func withBytesOfData(_ body: (ByteCursor) -> Void)
  init?(base64Text: String)
  var base64Text: String { get }
}

/// A Foundation type that the format kit represents as a scalar.
///
/// The TranscodableFoundation module adds this conformance to `URL`, `UUID` and `Decimal`.
package protocol FoundationScalar: Codable {
  static var scalarKind: FoundationScalarKind { get }
  init?(scalarText: String)
  var scalarText: String { get }
}

package enum FoundationScalarKind: Sendable {
  case url, uuid, decimal
}
