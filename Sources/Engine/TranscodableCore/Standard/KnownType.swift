internal import TranscodableBytes

/// A type with specialized decoding code, which avoids slow metadata lookups at run time.
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
    func decoder() -> StandardDecoder {
      StandardDecoder(document: self, entry: entry, path: path())
    }
    // A generic function for these cases wouldn't be specialized.
    switch known {
    case .bool: return castToSameType(try requiredBool(at: entry, path), as: type)
    case .int: return castToSameType(try requiredInteger(Int.self, at: entry, path), as: type)
    case .double: return castToSameType(try requiredDouble(at: entry, path), as: type)
    case .string: return castToSameType(try requiredString(at: entry, path), as: type)
    case .ints:
      if let value = array(at: entry, { integer(at: $0, Int.self) }) {
        return castToSameType(value, as: type)
      }
      return castToSameType(try [Int].decode(from: decoder()), as: type)
    case .doubles:
      if let value = doubles(at: entry) { return castToSameType(value, as: type) }
      return castToSameType(try [Double].decode(from: decoder()), as: type)
    case .strings:
      if let value = array(at: entry, { string(at: $0) }) {
        return castToSameType(value, as: type)
      }
      return castToSameType(try [String].decode(from: decoder()), as: type)
    case .points:
      if let value = array(at: entry, { doubles(at: $0) }) {
        return castToSameType(value, as: type)
      }
      return castToSameType(try [[Double]].decode(from: decoder()), as: type)
    case .lines:
      if let value = array(at: entry, { array(at: $0) { doubles(at: $0) } }) {
        return castToSameType(value, as: type)
      }
      return castToSameType(try [[[Double]]].decode(from: decoder()), as: type)
    }
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
    var current = tape.firstElement(entry)
    for _ in 0..<count {
      // Without `consume`, the element would be retained and released.
      guard let element = read(current) else { return nil }
      elements.append(consume element)
      current = tape.next(current)
    }
    return elements
  }

  private func doubles(at entry: ValueTape.Entry) -> [Double]? {
    array(at: entry) { double(at: $0) }
  }
}

/// A scalar in a document.
///
/// Numbers are stored as strings in Swift's notation.
package enum DocumentScalar {
  case string(String)
  case bool(Bool)
  case number(String)

  /// Creates a scalar, or returns `nil` for containers, unusual numbers and decoders from other
  /// modules.
  package init?(_ decoder: any Decoder) {
    guard let scalar = Self.scalar(of: decoder) else { return nil }
    self = scalar
  }

  package var text: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): "\(value)"
    }
  }

  private static func scalar(of decoder: some Decoder) -> DocumentScalar? {
    withSameType(decoder, as: StandardDecoder.self) { decoder -> DocumentScalar? in
      let (document, entry) = (decoder.document, decoder.entry)
      if let text = document.string(at: entry) { return .string(text) }
      if let value = document.bool(at: entry) { return .bool(value) }
      if let value = document.integer(at: entry, Int64.self) { return .number("\(value)") }
      if let value = document.integer(at: entry, UInt64.self) { return .number("\(value)") }
      // A number with a fraction or exponent may still be an integer.
      guard let value = document.double(at: entry), value != value.rounded() else { return nil }
      return .number("\(value)")
    } ?? nil
  }
}
