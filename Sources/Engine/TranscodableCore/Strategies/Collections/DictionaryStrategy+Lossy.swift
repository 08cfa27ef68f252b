extension DictionaryStrategy where Element: DecodingStrategy {
  func decodeLossy(from decoder: any Decoder) throws -> [Keys.Key: Element.Value] {
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

private struct Attempt<Strategy: DecodingStrategy>: Decodable {
  let value: Strategy.Value?

  init(from decoder: any Decoder) throws {
    let strategy = try StrategyInUse.current(Strategy.self, in: decoder)
    value = withoutErrorLocations(decoder) { strategy.decodeOrDrop(from: decoder) }
  }
}
