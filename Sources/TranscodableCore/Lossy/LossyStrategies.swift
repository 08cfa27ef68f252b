/// Arrays without the elements that cannot be decoded.
public struct LossyArrayStrategy<Element: DecodingStrategy>: DecodingStrategy {
  package let element: Element

  package init(element: Element) { self.element = element }

  public func decode(from decoder: any Decoder) throws -> [Element.Value] {
    var container = try decoder.unkeyedContainer()
    var values: [Element.Value] = []
    try tersely(decoder) {
      while !container.isAtEnd {
        let decoder = try container.nextDecoder()
        do {
          values.append(try element.__decode(from: decoder))
        } catch {
          decoder.report(.droppedElement, cause: error)
        }
      }
    }
    return values
  }
}

extension LossyArrayStrategy: Sendable where Element: Sendable {}

/// Sets without the elements that cannot be decoded.
public struct LossySetStrategy<Element: DecodingStrategy>: DecodingStrategy
where Element.Value: Hashable {
  package let element: Element

  package init(element: Element) { self.element = element }

  public func decode(from decoder: any Decoder) throws -> Set<Element.Value> {
    Set(try LossyArrayStrategy(element: element).decode(from: decoder))
  }
}

extension LossySetStrategy: Sendable where Element: Sendable {}

/// Dictionaries without the entries whose key or value cannot be decoded.
public struct LossyDictionaryStrategy<Keys: DictionaryKeys, Element: DecodingStrategy>:
  DecodingStrategy
{
  package let element: Element

  package init(element: Element) { self.element = element }

  public func decode(from decoder: any Decoder) throws -> [Keys.Key: Element.Value] {
    let entries = try StrategyInUse.with(element) {
      try decoder.singleValueContainer().decode([String: Attempt<Element>].self)
    }
    var result: [Keys.Key: Element.Value] = [:]
    for (text, attempt) in entries.sorted(by: { $0.key < $1.key }) {
      guard let value = attempt.value else { continue }
      if let key = Keys.key(text) {
        if result[key] == nil { result[key] = value }
      } else {
        decoder.report(
          .droppedElement, forKey: FieldKey(text: text),
          cause: DecodingError.wrongKey(text, Keys.Key.self, in: decoder))
      }
    }
    return result
  }
}

extension LossyDictionaryStrategy: Sendable where Element: Sendable {}

/// A value, or nothing if it cannot be decoded.
public struct LossyValueStrategy<Base: DecodingStrategy>: DecodingStrategy {
  package let base: Base

  public var acceptsNull: Bool { true }

  public func decode(from decoder: any Decoder) throws -> Base.Value? {
    do {
      return try tersely(decoder) { try base.__decodeIfPresent(from: decoder) }
    } catch {
      decoder.report(.defaultedValue, cause: error, replacement: "nil")
      return nil
    }
  }
}

extension LossyValueStrategy: Sendable where Base: Sendable {}

/// The value of an entry, or nothing if it cannot be decoded.
struct Attempt<Strategy: DecodingStrategy>: Decodable {
  let value: Strategy.Value?

  init(from decoder: any Decoder) throws {
    do {
      value = try tersely(decoder) { try DecodedByStrategy<Strategy>(from: decoder).value }
    } catch {
      value = nil
      decoder.report(.droppedElement, cause: error)
    }
  }
}
