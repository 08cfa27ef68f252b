// The more special type wins, so that in nested collections only what is innermost is dropped.

/// Arrays without the elements that cannot be decoded.
public func __lossy<Element>(
  _ type: [Element].Type
) -> LossyArrayStrategy<PlainStrategy<Element>> {
  LossyArrayStrategy(element: PlainStrategy())
}

/// Sets without the elements that cannot be decoded.
public func __lossy<Element>(
  _ type: Set<Element>.Type
) -> LossySetStrategy<PlainStrategy<Element>> {
  LossySetStrategy(element: PlainStrategy())
}

/// Dictionaries without the entries that cannot be decoded.
public func __lossy<Key: CodingKeyRepresentable, Value>(
  _ type: [Key: Value].Type
) -> LossyDictionaryStrategy<RepresentableKeys<Key>, PlainStrategy<Value>> {
  LossyDictionaryStrategy(element: PlainStrategy())
}

/// Dictionaries without the entries that cannot be decoded.
@_disfavoredOverload
public func __lossy<Key: RawRepresentable, Value>(
  _ type: [Key: Value].Type
) -> LossyDictionaryStrategy<RawKeys<Key>, PlainStrategy<Value>> {
  LossyDictionaryStrategy(element: PlainStrategy())
}

/// Arrays whose elements are decoded by a strategy, without those that cannot be.
public func __lossy<Element: DecodingStrategy>(
  by strategy: Element, _ type: [Element.Value].Type
) -> LossyArrayStrategy<Element> {
  LossyArrayStrategy(element: strategy)
}

/// Sets whose elements are decoded by a strategy, without those that cannot be.
public func __lossy<Element: DecodingStrategy>(
  by strategy: Element, _ type: Set<Element.Value>.Type
) -> LossySetStrategy<Element> {
  LossySetStrategy(element: strategy)
}

/// Dictionaries whose values are decoded by a strategy, without those that cannot be.
public func __lossy<Key: CodingKeyRepresentable, Element: DecodingStrategy>(
  by strategy: Element, _ type: [Key: Element.Value].Type
) -> LossyDictionaryStrategy<RepresentableKeys<Key>, Element> {
  LossyDictionaryStrategy(element: strategy)
}

/// Dictionaries whose values are decoded by a strategy, without those that cannot be.
@_disfavoredOverload
public func __lossy<Key: RawRepresentable, Element: DecodingStrategy>(
  by strategy: Element, _ type: [Key: Element.Value].Type
) -> LossyDictionaryStrategy<RawKeys<Key>, Element> {
  LossyDictionaryStrategy(element: strategy)
}

/// A value, or nil if it cannot be decoded.
@_disfavoredOverload
public func __lossy<Wrapped>(
  _ type: Wrapped?.Type
) -> LossyValueStrategy<PlainStrategy<Wrapped>> {
  LossyValueStrategy(base: PlainStrategy())
}

/// A value by a strategy, or nil if it cannot be decoded.
@_disfavoredOverload
public func __lossy<Base: DecodingStrategy>(
  by strategy: Base, _ type: Base.Value?.Type
) -> LossyValueStrategy<Base> {
  LossyValueStrategy(base: strategy)
}
