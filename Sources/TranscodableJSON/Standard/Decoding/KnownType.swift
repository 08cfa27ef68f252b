internal import TranscodableBytes
internal import TranscodableCore

/// The direct types that are decoded from the tape by code of their own.
///
/// Code that is generic over a type it learns only at run time spends most of its time in the runtime, asking
/// for metadata; for these types that is avoided.
enum KnownType: Sendable {
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

  /// Whether the value is a single one.
  var isScalar: Bool {
    switch self {
    case .bool, .int, .double, .string: true
    case .ints, .doubles, .strings, .points, .lines: false
    }
  }
}

extension JSONDocument {
  /// Decodes a value of a known type, which is `Value`.
  @inline(never)
  func decode<Value>(
    _ known: KnownType, as type: Value.Type, at entry: JSONTape.Entry,
    path: () -> CodingPaths.Path
  ) throws -> Value {
    switch known {
    case .bool: try decode(at: entry, as: type, path) { bool(at: $0) }
    case .int: try decode(at: entry, as: type, path) { integer(at: $0, Int.self) }
    case .double: try decode(at: entry, as: type, path) { double(at: $0) }
    case .string: try decode(at: entry, as: type, path) { string(at: $0) }
    case .ints:
      try decode(at: entry, as: type, path) { array(at: $0) { integer(at: $0, Int.self) } }
    case .doubles: try decode(at: entry, as: type, path) { doubles(at: $0) }
    case .strings: try decode(at: entry, as: type, path) { array(at: $0) { string(at: $0) } }
    case .points: try decode(at: entry, as: type, path) { array(at: $0) { doubles(at: $0) } }
    case .lines:
      try decode(at: entry, as: type, path) { array(at: $0) { array(at: $0) { doubles(at: $0) } } }
    }
  }

  /// Decodes a value by `read`, or, if there is anything unusual about it, in the direct lane.
  @inline(__always)
  private func decode<Known: JSONDecodable, Value>(
    at entry: JSONTape.Entry, as type: Value.Type, _ path: () -> CodingPaths.Path,
    _ read: (JSONTape.Entry) -> Known?
  ) throws -> Value {
    if let value = read(entry) { return identical(value, as: type) }
    return identical(try scalar(Known.self, at: entry, path: path), as: type)
  }

  @inline(__always)
  private func array<Element>(
    at entry: JSONTape.Entry, _ read: (JSONTape.Entry) -> Element?
  ) -> [Element]? {
    guard tape.kind(entry) == .array else { return nil }
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

  private func doubles(at entry: JSONTape.Entry) -> [Double]? {
    array(at: entry) { double(at: $0) }
  }
}
