internal import TranscodableBytes
package import TranscodableCore

// Going on after failures, so that all of them are found. All of this is called only when something has failed.
extension JSONReader {
  /// Goes on to the next element where no comma and no bracket is.
  @inline(never)
  mutating func nextElementBehindFailure() -> Bool { goOn(isObject: false) && nextElement() }

  /// Goes on to the next member where no comma and no brace is.
  @inline(never)
  mutating func nextMemberBehindFailure() -> UInt64 { goOn(isObject: true) ? nextMember() : 0 }

  /// Goes on to the next entry where no comma and no brace is.
  @inline(never)
  mutating func nextEntryBehindFailure() -> Bool { goOn(isObject: true) && nextEntry() }

  /// Goes on after a value that has failed, if all failures are collected; otherwise what is here is wrong.
  ///
  /// - Returns: Whether the reader is past a value; if not, it has failed.
  private mutating func goOn(isObject: Bool) -> Bool {
    if let collector = extras?.collector { return goOn(collector, isObject: isObject) }
    failSeparator(isObject: isObject)
    return false
  }

  /// Goes on after a value that has failed, or ends the container in which one has.
  ///
  /// - Returns: Whether the reader is past a value; if not, it has failed.
  private mutating func goOn(_ collector: JSONFailureCollector, isObject: Bool) -> Bool {
    guard let failure else {
      guard let last = collector.failures.last,
        collector.close(depth, at: cursor.offset, isObject: isObject)
      else {
        failSeparator(isObject: isObject)
        return false
      }
      // Reported before: it sticks, as far as the reader of the container can see.
      self.failure = last
      depth &-= 1
      cursor.moveToEnd()
      return false
    }
    var depth = depth
    guard failure.category == .data, let place = collector.place(&depth, isObject: isObject) else {
      return false
    }
    self.failure = nil
    self.depth = depth
    cursor = place
    return true
  }

  /// Reports all required fields that were not there.
  mutating func failMissing(
    _ missing: UInt64, _ names: StaticString, _ collector: JSONFailureCollector
  ) {
    guard missing != 0, failure == nil || collector.isBehindObject else { return }
    let keys = names.description.split(separator: "\0", omittingEmptySubsequences: false)
    let lacking = keys.indices.filter { $0 < 64 && missing & 1 << UInt64($0) != 0 }
    collector.addMissing(
      lacking.map { String(keys[$0]) }, end: failure == nil ? cursor.offset : nil)
    failure = failure ?? collector.failures.last
    cursor.moveToEnd()
  }

  /// Reads what is left of an array after an element has failed, for its failures.
  ///
  /// - Returns: Always nil.
  @inline(never)
  @usableFromInline
  mutating func visitRest<Element: JSONDecodable>() -> [Element]? {
    guard failure != nil else { return nil }
    while nextElement() { _ = Element.decode(from: &self) }
    return nil
  }

  /// Reads what is left of an array by a strategy after an element has failed, for its failures.
  ///
  /// - Returns: Always nil.
  @inline(never)
  mutating func visitRest<Element>(_ read: (inout JSONReader) -> Element?) -> [Element]? {
    guard failure != nil, extras?.collector != nil else { return nil }
    while nextElement() { _ = read(&self) }
    return nil
  }

  /// Reads a value of a type that is decoded through containers, all of its elements or fields.
  ///
  /// - Returns: Nothing if the type does not say what these are or failures are not collected.
  @inline(never)
  mutating func readParts<Value: Decodable>(of type: Value.Type) -> Value?? {
    guard let collector = extras?.collector else { return nil }
    if let list = type as? any VisitedElements.Type { return .some(list.visit(&self) as? Value) }
    guard let fields = type as? any __FieldVisiting.Type else { return nil }
    return .some(read(type, fields, collector))
  }

  /// Reads a value through containers; if that fails, each of its fields.
  private mutating func read<Value: Decodable>(
    _ type: Value.Type, _ fields: any __FieldVisiting.Type, _ collector: JSONFailureCollector
  ) -> Value? {
    var found: [CodingFailure] = []
    let value: Value?? = readStandard { document, entry, path in
      do {
        return try document.value(type, at: entry, path)
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

  /// Reads what is left of a dictionary after an entry has failed, for its failures.
  ///
  /// - Parameters:
  ///   - entries: The entries before it.
  ///   - failed: The key of the entry; nil if it is not a key.
  /// - Returns: Always nil.
  @inline(never)
  @usableFromInline
  mutating func visitRest<Key: JSONKey, Value: JSONDecodable>(
    after entries: [Key: Value], failed: Key?
  ) -> [Key: Value]? {
    guard failure != nil, extras?.collector != nil else { return nil }
    var keys = Set(entries.keys)
    if let failed { keys.insert(failed) }
    while nextEntry() {
      let text = takeKey()
      guard !hasFailed else { return nil }
      guard let key = Key(jsonKey: text) else {
        failKey(text, Key.self)
        continue
      }
      // The first of several values for one key counts.
      if keys.insert(key).inserted { _ = Value.decode(from: &self) } else { skipValue() }
    }
    return nil
  }
}

extension JSONReader {
  /// Decodes the one value of a text, or collects everything that is wrong with the text.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The text in any Unicode encoding.
  ///   - settings: What counts as JSON.
  ///   - context: What the coder knows.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The value.
  /// - Throws: The failures.
  package static func decodeCollecting<Value: Decodable>(
    _ type: Value.Type, bytes: RawSpan, settings: JSONReaderSettings,
    context: (any JSONReadingContext)?, limit: Int
  ) throws(CodingFailures) -> Value {
    var failures: CodingFailures?
    do {
      guard let direct = DirectTypes.of(type) else {
        return try decode(type, bytes: bytes, settings: settings, context: context)
      }
      var value: Value? = try read(bytes: bytes, settings: settings, context: context) { reader in
        let start = reader.cursor
        let value = reader.readDirect(direct, as: type)
        reader.finish()
        guard let failure = reader.failure else { return value }
        let locator = JSONFailureLocator(start, settings: settings, source: reader.source)
        var walker = JSONPathWalker(start)
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

  /// Collects everything that is wrong in a text with which `type` could not be decoded.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - bytes: The text in any Unicode encoding.
  ///   - settings: What counts as JSON.
  ///   - context: What the coder knows.
  ///   - error: What decoding has thrown.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The failures.
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
      let locator = JSONFailureLocator(start, settings: settings, source: reader.source)
      failures = reader.failures(
        of: type, from: start, nil, locator, settings, error: error, stopped: nil, limit: limit)
      reader.endCollecting()
    }
    return failures ?? CodingFailures([], thrown: error, isFull: false)
  }

  /// Reads a text once more and collects everything that is wrong in it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - start: Where the text starts.
  ///   - walker: A way that goes as far as the first failure, if one is known.
  ///   - locator: What finds the places of failures.
  ///   - settings: What counts as JSON.
  ///   - error: What decoding has thrown.
  ///   - stop: What that was made of, if it is known.
  ///   - limit: The number of failures to stop at.
  /// - Returns: The failures.
  private mutating func failures<Value: Decodable>(
    of type: Value.Type, from start: ByteCursor, _ walker: JSONPathWalker?,
    _ locator: JSONFailureLocator, _ settings: JSONReaderSettings, error: any Error,
    stopped stop: CodingFailure?, limit: Int
  ) -> CodingFailures {
    let collector = JSONFailureCollector(start, walker, settings: settings, limit: limit)
    let source = source
    self = JSONReader(
      start, settings: settings, context: context, document: nil,
      extras: JSONReaderExtras(source: source, collector: collector))
    _ = read(type) as Value?
    // The place where a type has left its container is not known: then nothing is but the first.
    let isLost = depth != 0 && failure?.category == .data && !collector.isFull
    var failures = collector.failures.prefix(isLost ? 1 : limit)
    var complete: [CodingFailure] = []
    let thrown = CodingFailure(describing: error)
    if let first = failures.first, first.offset == stop?.offset,
      thrown.reason == first.reason, first.reason == stop?.reason, first.reason != .custom
    {
      // Its line has been counted.
      complete.append(thrown)
      failures.removeFirst()
    }
    complete += failures.map(locator.completed)
    return CodingFailures(complete, thrown: error, isFull: collector.isFull)
  }

  /// Forgets what has failed, which is known now.
  private mutating func endCollecting() {
    failure = nil
    cursor.moveToEnd()
  }
}
