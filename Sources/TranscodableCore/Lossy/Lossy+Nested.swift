// Collections in collections, two levels deep; deeper ones are spelled by the strategy of their
// elements. The more special type wins, so only what is innermost is dropped one by one. What is
// around it is dropped as a whole if it is no collection at all.

/// Arrays in an array without the elements that cannot be decoded.
public func __lossy<Element>(
  _ type: [[Element]].Type
) -> LossyArrayStrategy<LossyArrayStrategy<PlainStrategy<Element>>> {
  LossyArrayStrategy(element: __lossy([Element].self))
}

/// Dictionaries in an array without the entries that cannot be decoded.
public func __lossy<Key: CodingKeyRepresentable, Value>(
  _ type: [[Key: Value]].Type
) -> LossyArrayStrategy<
  LossyDictionaryStrategy<RepresentableKeys<Key>, PlainStrategy<Value>>
> {
  LossyArrayStrategy(element: __lossy([Key: Value].self))
}

/// Arrays in a dictionary without the elements that cannot be decoded.
public func __lossy<Key: CodingKeyRepresentable, Element>(
  _ type: [Key: [Element]].Type
) -> LossyDictionaryStrategy<RepresentableKeys<Key>, LossyArrayStrategy<PlainStrategy<Element>>> {
  LossyDictionaryStrategy(element: __lossy([Element].self))
}

/// Dictionaries in a dictionary without the entries that cannot be decoded.
public func __lossy<Key: CodingKeyRepresentable, Inner: CodingKeyRepresentable, Value>(
  _ type: [Key: [Inner: Value]].Type
) -> LossyDictionaryStrategy<
  RepresentableKeys<Key>,
  LossyDictionaryStrategy<RepresentableKeys<Inner>, PlainStrategy<Value>>
> {
  LossyDictionaryStrategy(element: __lossy([Inner: Value].self))
}
