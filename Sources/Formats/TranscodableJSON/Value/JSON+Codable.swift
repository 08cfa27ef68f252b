internal import TranscodableCore

// Through coders that are not ours, a value is told by trying. Bool goes first, since some coders
// read it as a number; strings go after numbers, since some coders, of YAML for one, read every
// scalar as a string.

extension JSON: Codable {
  /// Decodes a value of any kind through a coder's containers.
  ///
  /// A number has the text of the value that the coder gives: an integer of up to 128 bits or a
  /// `Double`. Objects have the order of the coder. The direct lane does not come this way: it keeps
  /// each number's text and each object's order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let number = try Number(ifIn: container) {
      self = .number(number)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if var elements = try? decoder.unkeyedContainer() {
      self = .array(try Self.elements(of: &elements))
    } else if let value = try? container.decode(Double.self), !value.isFinite {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "JSON has no form for the number \(value).")
    } else {
      self = .object(try Object(from: decoder))
    }
  }

  private static func elements(of container: inout any UnkeyedDecodingContainer) throws -> [JSON] {
    var elements: [JSON] = []
    while !container.isAtEnd { elements.append(try container.decode(JSON.self)) }
    return elements
  }

  /// Encodes the value through a coder's containers.
  ///
  /// - Throws: An `EncodingError` if a number is beyond what the coder takes, beside what the coder
  ///   throws itself.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members): return try members.encode(to: encoder)
    case .number(let number): return try number.encode(to: encoder)
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}

extension JSON.Number: Codable {
  /// Decodes a number: an integer of up to 128 bits, or else a `Double`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try JSON.Number(ifIn: container) {
      self = number
    } else {
      // Throws, and says why.
      let value = try container.decode(Double.self)
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "JSON has no form for the number \(value).")
    }
  }

  /// Creates the number that a container holds, nil if it holds something else.
  /// - Throws: What the coder throws if it is a number that does not fit.
  fileprivate init?(ifIn container: any SingleValueDecodingContainer) throws {
    do {
      let value = try container.decode(Double.self)
      // A larger integer may have more digits than a `Double` has.
      let isLarge = value.magnitude >= 0x1p53 && value.magnitude <= 0x1p128
      if isLarge, let number = Self.integer(in: container) {
        self = number
      } else if let number = JSON.Number(value) {
        self = number
      } else {
        // Infinity and NaN, which other formats have.
        return nil
      }
    } catch {
      // Some coders do not read integers as `Double`; some read what is next to nothing as the
      // integer 0.
      if let number = Self.integer(in: container), number != 0 {
        self = number
      } else if case DecodingError.dataCorrupted = error {
        throw error
      } else {
        return nil
      }
    }
  }

  /// The integer that a container holds, in the first type that the coder takes for it.
  private static func integer(in container: any SingleValueDecodingContainer) -> JSON.Number? {
    if let value = try? container.decode(Int64.self) { return JSON.Number(value) }
    if let value = try? container.decode(UInt64.self) { return JSON.Number(value) }
    if let value = try? container.decode(Int128.self) { return JSON.Number(value) }
    if let value = try? container.decode(UInt128.self) { return JSON.Number(value) }
    return nil
  }

  /// Encodes the number: as an integer of up to 128 bits if it is one, else as the nearest
  /// `Double`.
  ///
  /// - Throws: An `EncodingError` if the number is beyond the range of `Double`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = Int64(exactly: self) { return try container.encode(value) }
    if let value = UInt64(exactly: self) { return try container.encode(value) }
    // Many coders know no wider integers, and say so before they write anything.
    if let value = Int128(exactly: self), (try? container.encode(value)) != nil { return }
    if let value = UInt128(exactly: self), (try? container.encode(value)) != nil { return }
    let nearest = double
    guard nearest.isFinite, nearest != 0 else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "The number \(text) is beyond the range of Double."))
    }
    try container.encode(nearest)
  }
}

extension JSON.Object: Codable {
  /// Decodes an object, its members in the order of the coder.
  public init(from decoder: any Decoder) throws {
    self.init()
    if isFoundationCoder(decoder) {
      let members = try decoder.singleValueContainer().decode([String: JSON].self)
      for key in members.keys.sorted() { self[key] = members[key] }
      return
    }
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    for key in container.allKeys {
      appendIfNew(try container.decode(JSON.self, forKey: key), forKey: key.stringValue)
    }
  }

  /// Encodes the object, its members in order as far as the coder keeps one.
  public func encode(to encoder: any Encoder) throws {
    if isFoundationCoder(encoder) {
      var container = encoder.singleValueContainer()
      return try container.encode(Dictionary(uniqueKeysWithValues: map { ($0.key, $0.value) }))
    }
    var container = encoder.container(keyedBy: CodingFieldKey.self)
    for (key, value) in self {
      try container.encode(value, forKey: CodingFieldKey(stringValue: key))
    }
  }

}

/// Whether a coder is Foundation's.
///
/// Its strategies change all keys but those of dictionaries, and the keys of an object are data as
/// those are. It keeps no order anyway; other coders do, and for them an object is not a
/// dictionary.
private func isFoundationCoder(_ coder: Any) -> Bool {
  String(reflecting: type(of: coder)).hasPrefix("Foundation")
}
