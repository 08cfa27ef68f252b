/// The value that stands as an element in arrays in arrays.
public struct ElementStrategy<Base: DecodingStrategy>: DecodingStrategy {
  public typealias Value = Base.Value

  let base: Base
  /// The elements to go into, outermost first.
  let indexes: [Int]

  public func decode(from decoder: any Decoder) throws -> Base.Value {
    try base.__decode(from: decoder.element(at: indexes, isRequired: true) ?? decoder)
  }

  public func decodeIfPresent(from decoder: any Decoder) throws -> Base.Value? {
    guard let element = try decoder.element(at: indexes, isRequired: false) else { return nil }
    return try base.__decodeIfPresent(from: element)
  }
}

extension ElementStrategy: Sendable where Base: Sendable {}

extension Decoder {
  /// The decoder of an element in arrays in arrays; nil if there is none, and none is required.
  ///
  /// - Parameters:
  ///   - indexes: The elements to go into, outermost first.
  ///   - isRequired: Whether there has to be one.
  /// - Returns: The decoder, which may stand at null.
  /// - Throws: A `DecodingError` if there is something else than an array, or not the element that is required.
  package func element(at indexes: [Int], isRequired: Bool) throws -> (any Decoder)? {
    var decoder: any Decoder = self
    for (level, index) in indexes.enumerated() {
      if level > 0, !isRequired, try decoder.singleValueContainer().decodeNil() { return nil }
      var list = try decoder.unkeyedContainer()
      for _ in 0..<index where !list.isAtEnd { _ = try list.nextDecoder() }
      if !isRequired, list.isAtEnd { return nil }
      decoder = try list.nextDecoder()
    }
    return decoder
  }
}

extension DecodingStrategy {
  /// The value that stands at `indexes` in arrays.
  public func __element(at indexes: [Int]) -> ElementStrategy<Self> {
    ElementStrategy(base: self, indexes: indexes)
  }
}
