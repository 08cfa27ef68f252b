internal import TranscodableBytes
package import TranscodableCore

// These methods continue after a failure, so that all failures can be collected. They are called
// only after a failure.
extension JSONReader {
  @inline(never)
  mutating func nextElementAfterFailure() -> Bool { recover(isObject: false) && nextElement() }

  @inline(never)
  mutating func nextMemberAfterFailure() -> UInt64 { recover(isObject: true) ? nextMember() : 0 }

  @inline(never)
  mutating func nextEntryAfterFailure() -> Bool { recover(isObject: true) && nextEntry() }

  /// Continues after a failed value, or reports a missing separator if failures aren't collected.
  ///
  /// The result is `false` if the reader has failed.
  private mutating func recover(isObject: Bool) -> Bool {
    if let collector = extras?.collector { return recover(collector, isObject: isObject) }
    failSeparator(isObject: isObject)
    return false
  }

  private mutating func recover(_ collector: JSONFailureCollector, isObject: Bool) -> Bool {
    guard let failure else {
      guard let last = collector.failures.last,
        collector.close(depth, at: cursor.offset, isObject: isObject)
      else {
        failSeparator(isObject: isObject)
        return false
      }
      // The failure has already been reported, but the container that is being read must fail too.
      self.failure = last
      depth &-= 1
      cursor.moveToEnd()
      return false
    }
    var depth = depth
    guard failure.category == .data,
      let position = collector.positionAfterFailure(&depth, isObject: isObject)
    else {
      return false
    }
    self.failure = nil
    self.depth = depth
    cursor = position
    return true
  }

  mutating func failMissing(
    _ missing: UInt64, _ names: StaticString, _ collector: JSONFailureCollector
  ) {
    guard missing != 0, failure == nil || collector.isAfterObject else { return }
    let keys = names.description.split(separator: "\0", omittingEmptySubsequences: false)
    let lacking = keys.indices.filter { $0 < 64 && missing & 1 << UInt64($0) != 0 }
    collector.addMissing(
      lacking.map { String(keys[$0]) }, end: failure == nil ? cursor.offset : nil)
    failure = failure ?? collector.failures.last
    cursor.moveToEnd()
  }

  @inline(never)
  @usableFromInline
  mutating func drainRemaining<Element: JSONDecodable>() -> [Element]? {
    guard failure != nil else { return nil }
    while nextElement() { _ = Element.decode(from: &self) }
    return nil
  }

  @inline(never)
  mutating func drainRemaining<Element>(_ read: (inout JSONReader) -> Element?) -> [Element]? {
    guard failure != nil, extras?.collector != nil else { return nil }
    while nextElement() { _ = read(&self) }
    return nil
  }

  /// Reads each element or field of a value through containers, to collect all failures.
  ///
  /// The result is `nil` if failures aren't collected or the type doesn't expose its parts.
  @inline(never)
  mutating func readParts<Value: Decodable>(of type: Value.Type) -> Value?? {
    guard let collector = extras?.collector else { return nil }
    if let list = type as? any VisitedElements.Type { return .some(list.visit(&self) as? Value) }
    guard let fields = type as? any __FieldVisiting.Type else { return nil }
    return .some(read(type, fields, collector))
  }

  private mutating func read<Value: Decodable>(
    _ type: Value.Type, _ fields: any __FieldVisiting.Type, _ collector: JSONFailureCollector
  ) -> Value? {
    var found: [CodingFailure] = []
    let tags = tagsOfNextValue
    let value: Value?? = readStandard { document, entry, path in
      do {
        return try document.value(type, at: entry, path, alongside: tags)
      } catch {
        found = document.failures(
          visiting: fields, at: entry, path, thrown: error, limit: collector.room)
        return nil
      }
    }
    guard let last = found.last, failure == nil else { return value ?? nil }
    for failure in found { collector.add(placed: failure, at: cursor.offset) }
    failure = last
    cursor.moveToEnd()
    return nil
  }

  @inline(never)
  @usableFromInline
  mutating func drainRemaining<Key: JSONKey, Value: JSONDecodable>(
    after entries: [Key: Value], failed: Key?
  ) -> [Key: Value]? {
    guard failure != nil, extras?.collector != nil else { return nil }
    var keys = Set(entries.keys)
    if let failed { keys.insert(failed) }
    while nextEntry() {
      let text = takeKey()
      guard !hasFailed else { return nil }
      guard let key: Key = self.key(text) else {
        failKey(text, Key.self)
        continue
      }
      // If several entries have the same key, the first value wins.
      if keys.insert(key).inserted { _ = Value.decode(from: &self) } else { skipValue() }
    }
    return nil
  }
}

extension JSONReader {
  package static func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?, limit: Int
  ) throws(CodingFailures) -> Value {
    var failures: CodingFailures?
    do {
      guard let direct = DirectTypes.document(of: type) else {
        return try decode(type, bytes: bytes, settings: settings, context: context)
      }
      var value: Value? = try read(bytes: bytes, settings: settings, context: context) { reader in
        let start = reader.cursor
        let value = direct.read(from: &reader)
        reader.finish()
        guard let failure = reader.failure else { return value }
        let keys = reader.convertedKeys
        let locator = JSONFailureLocator(
          start, settings: settings, source: reader.source, lines: LineIndex(), keys: keys)
        var walker = JSONPathWalker(start, keys)
        let error = locator.error(for: failure, &walker)
        failures = reader.failures(
          of: type, from: start, walker, locator, settings, error: error, stopped: failure,
          limit: limit)
        reader.endCollecting()
        return nil
      }
      if let value = value.take() { return value }
    } catch {
      throw self.failures(
        of: type, bytes: bytes, settings: settings, context: context, error: error, limit: limit)
    }
    throw failures ?? CodingFailures([], error: DecodingError.noValue(of: type))
  }

  package static func failures<Value: Decodable>(
    of type: Value.Type, bytes: RawSpan, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?, error: any Error, limit: Int
  ) -> CodingFailures {
    guard
      DirectTypes.of(type) != nil || type is any VisitedElements.Type
        || type is any __FieldVisiting.Type
    else {
      return CodingFailures([], error: error)
    }
    var failures: CodingFailures?
    try? read(bytes: bytes, settings: settings, context: context) { reader in
      let start = reader.cursor
      let locator = JSONFailureLocator(
        start, settings: settings, source: reader.source, lines: LineIndex())
      failures = reader.failures(
        of: type, from: start, nil, locator, settings, error: error, stopped: nil, limit: limit)
      reader.endCollecting()
    }
    return failures ?? CodingFailures([], thrown: error, isFull: false)
  }

  private mutating func failures<Value: Decodable>(
    of type: Value.Type, from start: ByteCursor, _ walker: JSONPathWalker?,
    _ locator: JSONFailureLocator, _ settings: JSONReaderSettings, error: any Error,
    stopped stop: CodingFailure?, limit: Int
  ) -> CodingFailures {
    var (failures, isFull) = collect(type, from: start, walker, settings, limit: limit)
    var complete: [CodingFailure] = []
    let thrown = CodingFailure(describing: error)
    if let first = failures.first, first.offset == stop?.offset,
      thrown.reason == first.reason, first.reason == stop?.reason, first.reason != .custom
    {
      // The line of this failure is already known.
      complete.append(thrown)
      failures.removeFirst()
    }
    complete += failures.map(locator.completed)
    return CodingFailures(complete, thrown: error, isFull: isFull)
  }

  /// Returns the failures that are collected in a document, without the error that decoding throws.
  package static func failures<Value: Decodable>(
    collecting type: Value.Type, bytes: RawSpan, settings: JSONReaderSettings,
    context: any JSONReadingContext, limit: Int
  ) -> [CodingFailure] {
    var failures: [CodingFailure] = []
    try? read(bytes: bytes, settings: settings, context: context) { reader in
      let start = reader.cursor
      let locator = JSONFailureLocator(
        start, settings: settings, source: reader.source, lines: LineIndex())
      failures = reader.collect(type, from: start, nil, settings, limit: limit).failures
        .map(locator.completed)
      reader.endCollecting()
    }
    return failures
  }

  private mutating func collect<Value: Decodable>(
    _ type: Value.Type, from start: ByteCursor, _ walker: JSONPathWalker?,
    _ settings: JSONReaderSettings, limit: Int
  ) -> (failures: ArraySlice<CodingFailure>, isFull: Bool) {
    let keys = takesKeysLiterally ? nil : ConvertedKeys()
    let collector = JSONFailureCollector(
      start, walker, settings: settings, limit: limit, keys: keys)
    let extras = JSONReaderExtras(source: source, collector: collector)
    extras.convertedKeys = keys
    self = JSONReader(
      start, settings: settings, context: context, document: nil, extras: extras)
    _ = read(type) as Value?
    // If a type stopped reading a container early, the reader's position is unknown, and only the
    // first failure is reliable.
    let isLost = depth != 0 && failure?.category == .data && !collector.isFull
    return (collector.failures.prefix(isLost ? 1 : max(1, limit)), collector.isFull)
  }

  private mutating func endCollecting() {
    failure = nil
    cursor.moveToEnd()
  }
}

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
