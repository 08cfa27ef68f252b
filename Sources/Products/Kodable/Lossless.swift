internal import TranscodableCore

struct Lossless<Value: LosslessDecodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    // Don't try to decode a type that can't match, because creating an error is slow.
    if let scalar = DocumentScalar(decoder), Self.isOther(scalar), let value = Value(scalar.text) {
      self.value = value
      return
    }
    let container = try decoder.singleValueContainer()
    value = try failableExpression(
      try container.decode(Value.self), withFallback: try Self.converted(container))
  }

  private static func isOther(_ scalar: DocumentScalar) -> Bool {
    switch scalar {
    case .string: Value.self == Int.self || Value.self == Double.self || Value.self == Bool.self
    case .bool, .number: Value.self == String.self
    }
  }

  private static func converted(_ container: any SingleValueDecodingContainer) throws -> Value {
    guard let value = text(container).flatMap({ Value($0) }) else { throw Corrupted() }
    return value
  }

  private static func text(_ container: any SingleValueDecodingContainer) -> String? {
    if let value = try? container.decode(String.self) { return value }
    if Value.self == Bool.self, let value = try? container.decode(Int.self), 0...1 ~= value {
      return "\(value == 1)"
    }
    if let value = try? container.decode(Bool.self) { return "\(value)" }
    if let value = try? container.decode(Int64.self) { return "\(value)" }
    if let value = try? container.decode(UInt64.self) { return "\(value)" }
    if let value = try? container.decode(Double.self) { return "\(value)" }
    return nil
  }
}

private struct Droppable<Element: Decodable>: Decodable {
  let element: Element?

  init(from decoder: any Decoder) throws {
    element = try? decoder.singleValueContainer().decode(Element.self)
  }
}

protocol DecodableArray {
  static func lossy(
    from container: KeyedDecodingContainer<AnyCodingKey>, _ key: AnyCodingKey
  ) throws -> Any

  static func lossless(
    from container: KeyedDecodingContainer<AnyCodingKey>, _ key: AnyCodingKey
  ) throws -> Any
}

extension Array: DecodableArray where Element: Decodable {
  static func lossy(
    from container: KeyedDecodingContainer<AnyCodingKey>, _ key: AnyCodingKey
  ) throws -> Any {
    try container.decode([Droppable<Element>].self, forKey: key).compactMap(\.element)
  }

  static func lossless(
    from container: KeyedDecodingContainer<AnyCodingKey>, _ key: AnyCodingKey
  ) throws -> Any {
    guard let scalar = ValueFacts.of(Element.self).lossless else {
      let elements = try container.decode([Droppable<Element>].self, forKey: key)
      if elements.isEmpty { return [Element]() }
      throw Corrupted()
    }
    func elements<Scalar: LosslessDecodable>(_: Scalar.Type) throws -> [Element] {
      let elements = try container.decode([Droppable<Lossless<Scalar>>].self, forKey: key)
      return elements.compactMap { $0.element?.value as? Element }
    }
    return try elements(scalar)
  }
}
