internal import TranscodableCore

/// A collection, or an optional collection, that is decoded to the end even if an element fails.
protocol VisitedElements {
  static func visit(_ reader: inout JSONReader) -> Self?
}

extension Array: VisitedElements where Element: Decodable {
  static func visit(_ reader: inout JSONReader) -> [Element]? {
    guard reader.beginArray() else { return reader.hasFailed ? nil : [] }
    var elements: [Element] = []
    repeat {
      let element: Element? = reader.read(Element.self)
      guard let element, !reader.hasFailed else {
        return reader.drainRemaining { $0.read(Element.self) }
      }
      elements.append(element)
    } while reader.nextElement()
    return reader.hasFailed ? nil : elements
  }
}

extension Optional: VisitedElements where Wrapped: Decodable {
  static func visit(_ reader: inout JSONReader) -> Wrapped?? {
    reader.readNull() ? .some(nil) : reader.read(Wrapped.self).map { .some($0) }
  }
}

extension Dictionary: VisitedElements where Key == String, Value: Decodable {
  static func visit(_ reader: inout JSONReader) -> [String: Value]? {
    var entries: [String: Value] = [:]
    var keys: Set<String> = []
    var more = reader.beginDictionary()
    while more {
      let key = reader.takeKey()
      guard !reader.hasFailed else { return nil }
      if !reader.skipTag(key) {
        // If several entries have the same key, the first value wins.
        if keys.insert(key).inserted {
          entries[key] = reader.read(Value.self) as Value?
        } else {
          reader.skipValue()
        }
      }
      more = reader.nextEntry()
    }
    return reader.hasFailed ? nil : entries
  }
}
