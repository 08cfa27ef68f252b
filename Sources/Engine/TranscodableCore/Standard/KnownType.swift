internal import TranscodableBytes

/// A type for which this module has specialized decoding code.
///
/// Unspecialized generic code spends most of its time looking up metadata at run time. Specialized
/// code avoids these lookups.
package enum KnownType: Sendable {
  case bool, int, double, string
  case ints, doubles, strings, points, lines

  init?(_ type: any Any.Type) {
    if type == String.self {
      self = .string
    } else if type == Int.self {
      self = .int
    } else if type == Double.self {
      self = .double
    } else if type == Bool.self {
      self = .bool
    } else if type == [String].self {
      self = .strings
    } else if type == [Int].self {
      self = .ints
    } else if type == [Double].self {
      self = .doubles
    } else if type == [[Double]].self {
      self = .points
    } else if type == [[[Double]]].self {
      self = .lines
    } else {
      return nil
    }
  }

  var isScalar: Bool {
    switch self {
    case .bool, .int, .double, .string: true
    case .ints, .doubles, .strings, .points, .lines: false
    }
  }
}

extension StandardDocument {
  /// Decodes a value of a known type.
  ///
  /// `Value` must be that type.
  @inline(never)
  func decode<Value>(
    _ known: KnownType, as type: Value.Type, at entry: ValueTape.Entry,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    switch known {
    case .bool: castToSameType(try requiredBool(at: entry, path), as: type)
    case .int: castToSameType(try requiredInteger(Int.self, at: entry, path), as: type)
    case .double: castToSameType(try requiredDouble(at: entry, path), as: type)
    case .string: castToSameType(try requiredString(at: entry, path), as: type)
    case .ints:
      try decode(at: entry, as: type, path) { array(at: $0) { integer(at: $0, Int.self) } }
    case .doubles: try decode(at: entry, as: type, path) { doubles(at: $0) }
    case .strings: try decode(at: entry, as: type, path) { array(at: $0) { string(at: $0) } }
    case .points: try decode(at: entry, as: type, path) { array(at: $0) { doubles(at: $0) } }
    case .lines:
      try decode(at: entry, as: type, path) { array(at: $0) { array(at: $0) { doubles(at: $0) } } }
    }
  }

  /// Decodes an array by calling `read`.
  ///
  /// If `read` returns `nil`, the array is decoded element by element.
  @inline(__always)
  private func decode<Element: Decodable, Value>(
    at entry: ValueTape.Entry, as type: Value.Type, _ path: () -> CodingPaths.Path,
    _ read: (ValueTape.Entry) -> [Element]?
  ) throws -> Value {
    if let value = read(entry) { return castToSameType(value, as: type) }
    let decoder = StandardDecoder(document: self, entry: entry, path: path())
    return castToSameType(try [Element].decode(from: decoder), as: type)
  }

  @inline(__always)
  private func array<Element>(
    at entry: ValueTape.Entry, _ read: (ValueTape.Entry) -> Element?
  ) -> [Element]? {
    guard tape.isKind(.array, entry) else { return nil }
    let count = tape.count(entry)
    if count == 0 { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var place = tape.firstElement(entry)
    for _ in 0..<count {
      guard let element = read(place) else { return nil }
      elements.append(element)
      place = tape.next(place)
    }
    return elements
  }

  private func doubles(at entry: ValueTape.Entry) -> [Double]? {
    array(at: entry) { double(at: $0) }
  }
}
