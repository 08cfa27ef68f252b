public import TranscodableBytes

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> Wrapped?? {
    if reader.readNull() { return .some(nil) }
    guard let value = Wrapped.decode(from: &reader) else { return nil }
    return .some(value)
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> [Element]? {
    guard reader.beginArray() else { return reader.hasFailed ? nil : [] }
    if MemoryLayout<Element>.size > 256 { return decodeLarge(from: &reader) }
    // Arrays of one to four elements are many: pairs of coordinates, lists of links. They are allocated once.
    guard let first = Element.decode(from: &reader) else { return reader.visitRest() }
    guard reader.nextElement() else { return reader.hasFailed ? nil : [first] }
    guard let second = Element.decode(from: &reader) else { return reader.visitRest() }
    guard reader.nextElement() else { return reader.hasFailed ? nil : [first, second] }
    var elements: [Element] = []
    elements.reserveCapacity(4)
    elements.append(first)
    elements.append(second)
    repeat {
      guard let element = Element.decode(from: &reader) else { return reader.visitRest() }
      elements.append(element)
    } while reader.nextElement()
    return reader.hasFailed ? nil : elements
  }
}

extension Array where Element: JSONDecodable {
  /// Reads the elements of an array in which they are large, from the first one on.
  @inlinable
  internal static func decodeLarge(from reader: inout JSONReader) -> [Element]? {
    let start = reader.offset
    guard let first = Element.decode(from: &reader) else { return reader.visitRest() }
    guard reader.nextElement() else { return reader.hasFailed ? nil : [first] }
    let capacity = reader.likelyCount(since: start, size: MemoryLayout<Element>.stride)
    return ElementBuffer.array(capacity: capacity) { elements in
      _ = elements.append({ first })
      repeat {
        guard elements.append({ Element.decode(from: &reader) }) else {
          _ = reader.visitRest() as [Element]?
          return false
        }
      } while reader.nextElement()
      return !reader.hasFailed
    }
  }
}

extension ContiguousArray: JSONDecodable where Element: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> ContiguousArray<Element>? {
    [Element].decode(from: &reader).map { ContiguousArray($0) }
  }
}

extension Set: JSONDecodable where Element: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> Set<Element>? {
    guard reader.beginArray() else { return reader.hasFailed ? nil : [] }
    var elements: Set<Element> = []
    repeat {
      guard let element = Element.decode(from: &reader) else {
        return (reader.visitRest() as [Element]?).map { Set($0) }
      }
      elements.insert(element)
    } while reader.nextElement()
    return reader.hasFailed ? nil : elements
  }
}

extension Dictionary: JSONDecodable where Key: JSONKey & Decodable, Value: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> [Key: Value]? {
    guard reader.beginDictionary() else { return reader.hasFailed ? nil : [:] }
    var entries: [Key: Value] = [:]
    repeat {
      let text = reader.takeKey()
      guard !reader.hasFailed else { return nil }
      guard let key = Key(jsonKey: text) else {
        reader.failKey(text, Key.self)
        return reader.visitRest(after: entries, failed: nil)
      }
      let (start, depth) = (reader.offset, reader.depth)
      let value = Value.decode(from: &reader)
      if let value, !reader.hasFailed {
        // The first of several values for one key counts, as everywhere.
        if let first = entries.updateValue(value, forKey: key) {
          entries[key] = first
          reader.noteDuplicateEntry(at: start)
        }
      } else if entries[key] == nil || !reader.skipDuplicate(at: start, depth: depth) {
        return reader.visitRest(after: entries, failed: key)
      }
    } while reader.nextEntry()
    return reader.hasFailed ? nil : entries
  }
}
