/// A strategy that decodes one element of an array.
///
/// The array may be nested in other arrays.
public struct ElementStrategy<Base: DecodingStrategy>: DecodingStrategy {
  public typealias Value = Base.Value

  package let base: Base
  package let indexes: [Int]

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
  /// Returns a strategy that decodes a single value in nested arrays.
  ///
  /// `indexes` contains one index for each level.
  public func __element(at indexes: [Int]) -> ElementStrategy<Self> {
    ElementStrategy(base: self, indexes: indexes)
  }
}

/// A strategy for arrays that applies another strategy to each element.
public struct ArrayStrategy<Element: ValueStrategy>: ValueStrategy {
  public typealias Value = [Element.Value]

  @usableFromInline package let element: Element
  @usableFromInline package let isLossy: Bool

  // Inlinable, like the functions that call it, because unspecialized code looks up the type's
  // metadata for the offset of `isLossy`.
  @inlinable
  package init(element: Element, isLossy: Bool = false) {
    self.element = element
    self.isLossy = isLossy
  }
}

extension ArrayStrategy: Sendable where Element: Sendable {}

extension ValueStrategy {
  /// Applies a strategy to each element of an array.
  ///
  /// ```swift
  /// @CodableBy(.elements(.iso8601)) var dates: [Date]
  /// @CodableBy(.elements(.elements(.hex))) var rows: [[Data]]
  /// ```
  @inlinable
  public static func elements<Element>(_ strategy: Element) -> Self
  where Self == ArrayStrategy<Element> {
    ArrayStrategy(element: strategy)
  }
}

extension ArrayStrategy: DecodingStrategy where Element: DecodingStrategy {
  public func decode(from decoder: any Decoder) throws -> [Element.Value] {
    try decoder.decodeArray(by: element, isLossy: isLossy)
  }

  @inlinable
  public var __lossy: Self { ArrayStrategy(element: element.__lossy, isLossy: true) }
}

extension Decoder {
  fileprivate func decodeArray<Element: DecodingStrategy>(
    by element: Element, isLossy: Bool
  ) throws -> [Element.Value] {
    var values: [Element.Value] = []
    try decodeElements(by: element, isLossy: isLossy) {
      values.append($0)
      return true
    }
    return values
  }

  /// Passes each element of an array to `keep`, which returns `false` for a duplicate.
  @inline(__always)
  fileprivate func decodeElements<Element: DecodingStrategy>(
    by element: Element, isLossy: Bool, _ keep: (consuming Element.Value) -> Bool
  ) throws {
    var container = try unkeyedContainer()
    guard isLossy else {
      while !container.isAtEnd {
        let decoder = try container.nextDecoder()
        if !keep(try element.__decode(from: decoder)) { decoder.report(.duplicateElement) }
      }
      return
    }
    try withoutErrorLocations(self) {
      while !container.isAtEnd {
        let decoder = try container.nextDecoder()
        do {
          let value = try attempt(decoder) { try element.__decode(from: $0) }
          if !keep(consume value) { decoder.report(.duplicateElement) }
        } catch {
          decoder.report(.droppedElement, cause: error)
        }
      }
    }
  }
}

extension DecodingStrategy {
  /// Decodes a value, or returns `nil` and reports that the value is dropped.
  func decodeOrDrop(from decoder: any Decoder) -> Value? {
    do {
      return try attempt(decoder) { try __decode(from: $0) }
    } catch {
      decoder.report(.droppedElement, cause: error)
      return nil
    }
  }
}

extension ArrayStrategy: EncodingStrategy where Element: EncodingStrategy {
  public func encode(_ value: [Element.Value], to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in value {
      try container.encode(EncodedByStrategy(value: value, strategy: element))
    }
  }
}

/// A strategy for sets that applies another strategy to each element.
public struct SetStrategy<Element: ValueStrategy>: ValueStrategy where Element.Value: Hashable {
  public typealias Value = Set<Element.Value>

  @usableFromInline package let element: Element
  @usableFromInline package let isLossy: Bool

  @inlinable
  package init(element: Element, isLossy: Bool = false) {
    self.element = element
    self.isLossy = isLossy
  }
}

extension SetStrategy: Sendable where Element: Sendable {}

extension ValueStrategy {
  /// Applies a strategy to each element of a set.
  ///
  /// The elements are encoded in no particular order.
  @_disfavoredOverload @inlinable
  public static func elements<Element>(_ strategy: Element) -> Self
  where Self == SetStrategy<Element> {
    SetStrategy(element: strategy)
  }
}

extension SetStrategy: DecodingStrategy where Element: DecodingStrategy {
  public func decode(from decoder: any Decoder) throws -> Set<Element.Value> {
    var values: Set<Element.Value> = []
    try decoder.decodeElements(by: element, isLossy: isLossy) { values.insert($0).inserted }
    return values
  }

  @inlinable
  public var __lossy: Self { SetStrategy(element: element.__lossy, isLossy: true) }
}

extension Decoder {
  /// Returns `values` as a set, and reports duplicates as events.
  func set<Value: Hashable>(of values: [Value]) throws -> Set<Value> {
    let set = Set(values)
    guard set.count < values.count, isReporting else { return set }
    var container = try unkeyedContainer()
    var seen: Set<Value> = []
    for value in values {
      let decoder = try container.nextDecoder()
      if !seen.insert(value).inserted { decoder.report(.duplicateElement) }
    }
    return set
  }
}

extension SetStrategy: EncodingStrategy where Element: EncodingStrategy {
  public func encode(_ value: Set<Element.Value>, to encoder: any Encoder) throws {
    try ArrayStrategy(element: element).encode(Array(value), to: encoder)
  }
}

/// A strategy for arrays that encodes an array with one element as just that element.
public struct OneOrManyStrategy<Element: ValueStrategy>: ValueStrategy {
  public typealias Value = [Element.Value]

  @usableFromInline package let element: Element
  @usableFromInline package let isLossy: Bool

  @inlinable
  package init(element: Element, isLossy: Bool = false) {
    self.element = element
    self.isLossy = isLossy
  }
}

extension OneOrManyStrategy: Sendable where Element: Sendable {}

extension ValueStrategy {
  /// Represents an array with one element as just that element.
  ///
  /// An array in the document is always decoded as the whole array, never as a single element. If
  /// the only element is encoded as an array or as null, the outer array is kept.
  @inlinable
  public static func oneOrMany<Element>() -> Self
  where Self == OneOrManyStrategy<PlainStrategy<Element>> {
    OneOrManyStrategy(element: PlainStrategy())
  }

  /// Applies a strategy to each element of an array, and represents an array with one element as
  /// just that element.
  @inlinable
  public static func oneOrMany<Element>(_ strategy: Element) -> Self
  where Self == OneOrManyStrategy<Element> {
    OneOrManyStrategy(element: strategy)
  }
}

extension OneOrManyStrategy: DecodingStrategy where Element: DecodingStrategy {
  public func decode(from decoder: any Decoder) throws -> [Element.Value] {
    // An array is never decoded as a single element, so errors inside an array are thrown.
    guard (try? decoder.unkeyedContainer()) == nil else {
      return try decoder.decodeArray(by: element, isLossy: isLossy)
    }
    if !isLossy { return [try element.__decode(from: decoder)] }
    let value = withoutErrorLocations(decoder) { element.decodeOrDrop(from: decoder) }
    return value.map { [$0] } ?? []
  }

  @inlinable
  public var __lossy: Self { OneOrManyStrategy(element: element.__lossy, isLossy: true) }
}

extension OneOrManyStrategy: EncodingStrategy where Element: EncodingStrategy {
  public func encode(_ value: [Element.Value], to encoder: any Encoder) throws {
    guard value.count == 1, try isReadAsElement(value[0], encoder) else {
      return try ArrayStrategy(element: element).encode(value, to: encoder)
    }
    try element.encode(value[0], to: encoder)
  }

  /// Whether an array's only element can still be decoded if it is encoded without the array.
  ///
  /// This isn't possible for arrays and null. Without the outer array, `[[1]]` would be decoded as
  /// `[1]`, and `[null]` as a missing value.
  package func isReadAsElement(_ value: Element.Value, _ encoder: (any Encoder)?) throws -> Bool {
    if value is String || value is any BinaryInteger { return true }
    let probe = EncodingProbe(for: encoder)
    try element.encode(value, to: probe)
    return probe.form != .array && probe.form != .null
  }
}

/// A strategy for optional values that represents `nil` as null.
public struct OptionalStrategy<Wrapped: ValueStrategy>: ValueStrategy {
  public typealias Value = Wrapped.Value?

  package let wrapped: Wrapped
}

extension OptionalStrategy: Sendable where Wrapped: Sendable {}

extension ValueStrategy {
  /// Applies a strategy to optional values and represents `nil` as null.
  ///
  /// Use this strategy for optional elements of a collection. Optional fields don't need it.
  public static func optional<Wrapped>(_ strategy: Wrapped) -> Self
  where Self == OptionalStrategy<Wrapped> {
    OptionalStrategy(wrapped: strategy)
  }
}

extension OptionalStrategy: DecodingStrategy where Wrapped: DecodingStrategy {
  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Wrapped.Value? {
    try wrapped.__decodeIfPresent(from: decoder)
  }

  public var __lossy: Self { OptionalStrategy(wrapped: wrapped.__lossy) }
}

extension OptionalStrategy: EncodingStrategy where Wrapped: EncodingStrategy {
  public func encode(_ value: Wrapped.Value?, to encoder: any Encoder) throws {
    if let value { return try wrapped.encode(value, to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
