// A strategy in brackets is meant for the elements: `[.iso8601]` for `[Date]`.

extension Array: ValueStrategy where Element: ValueStrategy {
  public typealias Value = [Element.Value]
}

extension Array where Element: ValueStrategy {
  /// The strategy for each of the elements.
  package var elementStrategy: Element {
    precondition(count == 1, "An array that is a strategy has one element: that of all elements.")
    return self[0]
  }
}

extension Array: DecodingStrategy where Element: DecodingStrategy {
  /// Decodes an array, each element by the strategy that is the only element of this one.
  public func decode(from decoder: any Decoder) throws -> [Element.Value] {
    let strategy = elementStrategy
    var container = try decoder.unkeyedContainer()
    var values: [Element.Value] = []
    while !container.isAtEnd {
      values.append(try strategy.__decode(from: try container.nextDecoder()))
    }
    return values
  }
}

extension Array: EncodingStrategy where Element: EncodingStrategy {
  /// Encodes an array, each element by the strategy that is the only element of this one.
  public func encode(_ value: [Element.Value], to encoder: any Encoder) throws {
    let strategy = elementStrategy
    var container = encoder.unkeyedContainer()
    for element in value {
      try container.encode(EncodedByStrategy(value: element, strategy: strategy))
    }
  }
}

extension Array: CodingStrategy where Element: CodingStrategy {}
