/// A strategy that decodes arrays and drops elements that can't be decoded.
public struct LossyArrayStrategy<Element: DecodingStrategy>: DecodingStrategy {
  package let element: Element

  package init(element: Element) { self.element = element }

  public func decode(from decoder: any Decoder) throws -> [Element.Value] {
    var values: [Element.Value] = []
    try forEachValue(in: decoder) { value, _ in values.append(value) }
    return values
  }

  func forEachValue(
    in decoder: any Decoder, _ body: (Element.Value, any Decoder) -> Void
  ) throws {
    var container = try decoder.unkeyedContainer()
    try withoutErrorLocations(decoder) {
      while !container.isAtEnd {
        let decoder = try container.nextDecoder()
        do {
          body(try attempt(decoder) { try element.__decode(from: $0) }, decoder)
        } catch {
          decoder.report(.droppedElement, cause: error)
        }
      }
    }
  }
}

extension LossyArrayStrategy: Sendable where Element: Sendable {}

/// A strategy that decodes sets and drops elements that can't be decoded.
public struct LossySetStrategy<Element: DecodingStrategy>: DecodingStrategy
where Element.Value: Hashable {
  package let element: Element

  package init(element: Element) { self.element = element }

  public func decode(from decoder: any Decoder) throws -> Set<Element.Value> {
    var values: Set<Element.Value> = []
    try LossyArrayStrategy(element: element).forEachValue(in: decoder) { value, decoder in
      if !values.insert(value).inserted { decoder.report(.duplicateElement) }
    }
    return values
  }
}

extension LossySetStrategy: Sendable where Element: Sendable {}

/// A strategy that decodes dictionaries and drops entries whose key or value can't be decoded.
public struct LossyDictionaryStrategy<Keys: DictionaryKeyStrategy, Element: DecodingStrategy>:
  DecodingStrategy
{
  package let element: Element

  package init(element: Element) { self.element = element }

  public func decode(from decoder: any Decoder) throws -> [Keys.Key: Element.Value] {
    let entries = try StrategyInUse.with(element) {
      try decoder.singleValueContainer().decode([String: Attempt<Element>].self)
    }
    var result: [Keys.Key: Element.Value] = [:]
    var isMissingKeys = false
    for (text, attempt) in entries.sorted(by: { $0.key < $1.key }) {
      if let key = Keys.key(text) ?? decoder.standard.flatMap({ Keys.key($0.fieldKey(for: text)) })
      {
        if result[key] == nil { result[key] = attempt.value }
      } else if attempt.value != nil {
        isMissingKeys = true
        decoder.report(
          .droppedElement, forKey: CodingFieldKey(text: text),
          cause: DecodingError.wrongKey(text, Keys.Key.self, in: decoder))
      }
    }
    guard isMissingKeys, decoder.standard == nil, Keys.Key.self != Int.self else { return result }
    return try result.merging(entriesOfConvertedKeys(besides: entries, in: decoder)) { $1 }
  }

  /// Returns the entries whose keys a decoder of another package converts, as it does in a plain
  /// dictionary.
  private func entriesOfConvertedKeys(
    besides entries: [String: Attempt<Element>], in decoder: any Decoder
  ) throws -> [Keys.Key: Element.Value] {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    var result: [Keys.Key: Element.Value] = [:]
    for field in container.allKeys where entries[field.stringValue] == nil {
      guard let key = Keys.key(field.stringValue) else { continue }
      result[key] = try StrategyInUse.with(element) {
        try container.decode(Attempt<Element>.self, forKey: field).value
      }
    }
    return result
  }
}

extension LossyDictionaryStrategy: Sendable where Element: Sendable {}

/// A strategy that decodes an array, or a single element as an array, and drops elements that can't
/// be decoded.
public struct LossyOneOrManyStrategy<Element: DecodingStrategy>: DecodingStrategy {
  package let element: Element

  public func decode(from decoder: any Decoder) throws -> [Element.Value] {
    guard (try? decoder.unkeyedContainer()) == nil else {
      return try LossyArrayStrategy(element: element).decode(from: decoder)
    }
    do {
      return [
        try withoutErrorLocations(decoder) {
          try attempt(decoder) { try element.__decode(from: $0) }
        }
      ]
    } catch {
      decoder.report(.droppedElement, cause: error)
      return []
    }
  }
}

extension LossyOneOrManyStrategy: Sendable where Element: Sendable {}

struct Attempt<Strategy: DecodingStrategy>: Decodable {
  let value: Strategy.Value?

  init(from decoder: any Decoder) throws {
    do {
      value = try withoutErrorLocations(decoder) {
        try attempt(decoder) { try DecodedByStrategy<Strategy>(from: $0).value }
      }
    } catch {
      value = nil
      decoder.report(.droppedElement, cause: error)
    }
  }
}

/// The elements of an array that can be decoded.
package struct LossyElements<Element: Decodable>: Decodable {
  package let elements: [Element]

  package init(from decoder: any Decoder) throws {
    elements = try LossyArrayStrategy(element: PlainStrategy<Element>()).decode(from: decoder)
  }
}
