internal import TranscodableCore

// Other coders don't expose the kind of a value, so several types are tried in order. `Bool` comes
// first, because some coders read a `Bool` as a number. Strings come after numbers, because some
// coders, such as those for YAML, read every scalar as a string.

extension JSON: Codable {
  /// Decodes a value of any kind through a coder's containers.
  ///
  /// The coder determines the order of an object's members. It provides each number either as an
  /// integer of up to 128 bits or as a `Double`. The direct path doesn't use this initializer, and
  /// preserves the notation of each number and the order of each object's members.
  public init(from decoder: any Decoder) throws {
    if let json = try decoder.standard?.json(JSON.self) {
      self = json
      decoder.requestAllKeys()
      return
    }
    if let text = decoder.untypedText {
      switch text {
      case .text(let text): self = .string(text)
      case .array:
        var elements = try decoder.unkeyedContainer()
        self = .array(try Self.elements(of: &elements))
      }
      return
    }
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
        in: container, debugDescription: "JSON can't represent the number \(value).")
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
  /// - Throws: An `EncodingError` if the coder doesn't support a number, or any error that the
  ///   coder throws.
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
  /// Decodes a number as an integer of up to 128 bits, or as a `Double` if that isn't possible.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try JSON.Number(ifIn: container) {
      self = number
    } else {
      // If the value isn't a number, decoding a `Double` throws a type mismatch.
      let value = try container.decode(Double.self)
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "JSON can't represent the number \(value).")
    }
  }

  /// Returns `nil` if the value isn't a number, and throws if the number doesn't fit.
  fileprivate init?(ifIn container: any SingleValueDecodingContainer) throws {
    do {
      let value = try container.decode(Double.self)
      // A large integer may have more digits than a `Double` can represent.
      let isLarge = value.magnitude >= 0x1p53 && value.magnitude <= 0x1p128
      if isLarge, let number = Self.integer(in: container) {
        self = number
      } else if let number = JSON.Number(value) {
        self = number
      } else {
        // The value is infinity or NaN, which other formats support.
        return nil
      }
    } catch {
      // Some coders don't read integers as `Double`, and some read a tiny fraction as the integer
      // 0.
      if let number = Self.integer(in: container), number != 0 {
        self = number
      } else if case DecodingError.dataCorrupted = error {
        throw error
      } else {
        return nil
      }
    }
  }

  private static func integer(in container: any SingleValueDecodingContainer) -> JSON.Number? {
    if let value = try? container.decode(Int64.self) { return JSON.Number(value) }
    if let value = try? container.decode(UInt64.self) { return JSON.Number(value) }
    if let value = try? container.decode(Int128.self) { return JSON.Number(value) }
    if let value = try? container.decode(UInt128.self) { return JSON.Number(value) }
    return nil
  }

  /// Encodes the number as an integer of up to 128 bits if it is integral, and otherwise as the
  /// nearest `Double`.
  ///
  /// - Throws: An `EncodingError` if the number is outside the range of `Double`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = Int64(exactly: self) { return try container.encode(value) }
    if let value = UInt64(exactly: self) { return try container.encode(value) }
    // Many coders don't support wider integers and throw an error before they write anything.
    if let value = Int128(exactly: self), (try? container.encode(value)) != nil { return }
    if let value = UInt128(exactly: self), (try? container.encode(value)) != nil { return }
    let nearest = double
    guard nearest.isFinite, nearest != 0 else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "The number \(text) is out of range for Double."))
    }
    try container.encode(nearest)
  }
}

extension JSON.Object: Codable {
  /// Decodes an object, with its members in the coder's order.
  public init(from decoder: any Decoder) throws {
    if let object = try decoder.standard?.json(JSON.Object.self) {
      self = object
      decoder.requestAllKeys()
      return
    }
    self.init()
    // Foundation's key strategies convert all keys except those of dictionaries.
    if isFoundationJSONCoder(decoder) {
      let members = try decoder.singleValueContainer().decode([String: JSON].self)
      for key in members.keys.sorted() { self[key] = members[key] }
      return
    }
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    for key in container.allKeys {
      appendIfNew(try container.decode(JSON.self, forKey: key), forKey: key.stringValue)
    }
  }

  /// Encodes the object.
  ///
  /// The members keep their order if the coder preserves it.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? JSONStandardEncoder {
      return try encoder.frame.encodeMembers(of: self)
    }
    if isFoundationJSONCoder(encoder) {
      var container = encoder.singleValueContainer()
      return try container.encode(Dictionary(uniqueKeysWithValues: map { ($0.key, $0.value) }))
    }
    var container = encoder.container(keyedBy: CodingFieldKey.self)
    for (key, value) in self {
      try container.encode(value, forKey: CodingFieldKey(stringValue: key))
    }
  }
}

private func isFoundationJSONCoder(_ coder: Any) -> Bool {
  let name = String(reflecting: type(of: coder))
  return name.hasPrefix("Foundation") && name.contains("JSON")
}

extension StandardDecoder {
  fileprivate func json<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    guard document.format is JSONFormat else { return nil }
    return try document.value(type, at: entry, path)
  }
}

extension JSONEncodingFrame {
  fileprivate func encodeMembers(of object: JSON.Object) throws {
    // If there are existing members, use a draft, because only a draft detects duplicate keys.
    if shape != .empty { _ = slotInDraft }
    openObject()
    for (key, value) in object { try encodeEntry(value, key: key) }
  }
}
