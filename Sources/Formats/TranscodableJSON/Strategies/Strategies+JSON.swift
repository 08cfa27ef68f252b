internal import TranscodableBytes
public import TranscodableCore

// Direct-path support for the strategies in TranscodableCore.

extension LosslessStringStrategy: JSONDecodingStrategy, JSONEncodingStrategy {}
extension LowercasedTextStrategy: JSONDecodingStrategy, JSONEncodingStrategy {}

extension SeparatedStrategy: JSONDecodingStrategy, JSONEncodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element]? {
    isLossy ? reader.decodeStandard { try decode(from: $0) } : readText(from: &reader)
  }
}

extension PlainStrategy: JSONDecodingStrategy where Value: JSONDecodable {
  @inlinable
  public func decode(from reader: inout JSONReader) -> Value? { Value.decode(from: &reader) }
}

extension PlainStrategy: JSONEncodingStrategy where Value: JSONEncodable {
  public func encode(_ value: Value, to writer: inout JSONWriter) { value.encode(to: &writer) }
}

extension ArrayStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    reader.readArray(by: element, isLossy: isLossy)
  }
}

extension JSONReader {
  fileprivate mutating func readArray<Element: JSONDecodingStrategy>(
    by element: Element, isLossy: Bool
  ) -> [Element.Value]? {
    var values: [Element.Value] = []
    let isComplete = readElements(by: element, isLossy: isLossy) {
      values.append($0)
      return true
    }
    return isComplete ? values : nil
  }

  /// Passes each element of an array to `keep`, which returns `false` for a duplicate.
  ///
  /// Returns whether the array was read to its end.
  @inline(__always)
  fileprivate mutating func readElements<Element: JSONDecodingStrategy>(
    by element: Element, isLossy: Bool, _ keep: (consuming Element.Value) -> Bool
  ) -> Bool {
    guard beginArray() else { return !hasFailed }
    repeat {
      let point = recoveryPoint
      if let value = droppingFailures(if: isLossy, { $0.__read(by: element) }), !hasFailed {
        if !keep(consume value) { report(.duplicateElement, at: point.offset) }
      } else if isLossy {
        guard drop(at: point) else { return false }
      } else {
        _ = drainRemaining { $0.__read(by: element) }
        return false
      }
    } while nextElement()
    return !hasFailed
  }

  /// Skips a value that couldn't be decoded, and reports that it is dropped.
  ///
  /// Returns `false` if the reader keeps the failure.
  fileprivate mutating func drop(at point: RecoveryPoint) -> Bool {
    guard let failure = recover(to: point) else { return false }
    record(.droppedElement, failure, at: point)
    return true
  }
}

extension ArrayStrategy: JSONEncodingStrategy where Element: JSONEncodingStrategy {
  public func encode(_ value: [Element.Value], to writer: inout JSONWriter) {
    writer.beginArray()
    for value in value { element.encode(value, to: &writer) }
    writer.endArray()
  }
}

extension SetStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Set<Element.Value>? {
    var values: Set<Element.Value> = []
    let isComplete = reader.readElements(by: element, isLossy: isLossy) {
      values.insert($0).inserted
    }
    return isComplete ? values : nil
  }
}

extension SetStrategy: JSONEncodingStrategy where Element: JSONEncodingStrategy {
  public func encode(_ value: Set<Element.Value>, to writer: inout JSONWriter) {
    ArrayStrategy(element: element).encode(Array(value), to: &writer)
  }
}

extension OneOrManyStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    if reader.nextKind == .array { return reader.readArray(by: element, isLossy: isLossy) }
    let point = reader.recoveryPoint
    let value = reader.droppingFailures(if: isLossy) { $0.__read(by: element) }
    guard reader.hasFailed else { return value.map { [$0] } }
    return isLossy && reader.drop(at: point) ? [] : nil
  }
}

extension OneOrManyStrategy: JSONEncodingStrategy where Element: JSONEncodingStrategy {
  public func encode(_ value: [Element.Value], to writer: inout JSONWriter) {
    // If the element can't be encoded, the array reports the failure.
    guard value.count == 1, (try? isReadAsElement(value[0], nil)) ?? false else {
      return ArrayStrategy(element: element).encode(value, to: &writer)
    }
    element.encode(value[0], to: &writer)
  }
}

extension AnyOfStrategy: JSONDecodingStrategy
where First: JSONDecodingStrategy, Second: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Value? {
    if isLossy {
      return reader.readEither(by: lossless, or: first.__lossy) { try decode(from: $0) }
    }
    return reader.readEither(by: first, or: second) { try decode(from: $0) }
  }
}

extension JSONReader {
  /// Reads with the first strategy that succeeds.
  ///
  /// If both fail, `explain` reports the reason for each failure.
  @inline(__always)
  fileprivate mutating func readEither<First, Second>(
    by first: First, or second: Second, explain: (any Decoder) throws -> First.Value
  ) -> First.Value?
  where First: JSONDecodingStrategy, Second: JSONDecodingStrategy<First.Value> {
    if explainsAttempts { return decodeStandard(explain) }
    let point = recoveryPoint
    let value = droppingFailures { $0.__read(by: first) }
    guard hasFailed, rewind(to: point) else { return value }
    let other = droppingFailures { $0.__read(by: second) }
    guard hasFailed, needsReasons, rewind(to: point) else { return other }
    return explainStandard(explain)
  }
}

extension AnyOfStrategy: JSONEncodingStrategy where First: JSONEncodingStrategy {
  public func encode(_ value: Value, to writer: inout JSONWriter) {
    first.encode(value, to: &writer)
  }
}

// Most scalars are of the expected kind and are read directly. All others take the container path.

extension CoercedStrategy: JSONDecodingStrategy where Value: JSONDecodable {
  public func decode(from reader: inout JSONReader) -> Value? {
    reader.withoutCoderCoercion { reader in
      let point = reader.recoveryPoint
      let value = Value.decode(from: &reader)
      guard reader.hasFailed, reader.rewind(to: point) else { return value }
      return reader.decodeStandard { try decode(from: $0) }
    }
  }

  public func decodeIfPresent(from reader: inout JSONReader) -> Value? {
    reader.withoutCoderCoercion { reader in
      let point = reader.recoveryPoint
      let value = Value.decode(from: &reader)
      guard reader.hasFailed, reader.rewind(to: point) else { return value }
      return reader.decodeStandard { try decodeIfPresent(from: $0) } ?? nil
    }
  }
}

extension UncoercedStrategy: JSONDecodingStrategy where Value: JSONDecodable {
  public func decode(from reader: inout JSONReader) -> Value? {
    reader.withoutCoderCoercion { Value.decode(from: &$0) }
  }
}

extension JSONReader {
  @inline(__always)
  fileprivate mutating func withoutCoderCoercion<Value>(
    _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    let policy = coercion
    coercion = .none
    defer { coercion = policy }
    return read(&self)
  }
}

// Direct-path support for strategies that wrap other strategies.

extension ModifiedStrategy: JSONDecodingStrategy where Base: JSONDecodingStrategy {
  @inlinable
  public func decode(from reader: inout JSONReader) -> Base.Value? {
    reader.readValue(base.decode(from:), modified)
  }

  @inlinable
  public func decodeIfPresent(from reader: inout JSONReader) -> Base.Value? {
    reader.readValue(base.decodeIfPresent(from:), modified)
  }
}

extension ValidatedStrategy: JSONDecodingStrategy where Base: JSONDecodingStrategy {
  @inlinable
  public func decode(from reader: inout JSONReader) -> Base.Value? {
    reader.readValue(base.decode(from:), checked)
  }

  @inlinable
  public func decodeIfPresent(from reader: inout JSONReader) -> Base.Value? {
    reader.readValue(base.decodeIfPresent(from:), checked)
  }

  @inlinable
  internal func checked(_ value: Base.Value) throws(CodingFailure) -> Base.Value? {
    if let failure = failure(of: value) { throw failure }
    return value
  }
}

extension JSONReader {
  /// If `change` fails, the failure is reported at the start of the value.
  @inlinable
  internal mutating func readValue<Value>(
    _ read: (inout JSONReader) -> Value?, _ change: (Value) throws(CodingFailure) -> Value?
  ) -> Value? {
    let start = offset
    guard let value = read(&self), !hasFailed else { return nil }
    do throws(CodingFailure) {
      return try change(value)
    } catch {
      fail(change: error, at: start)
      return nil
    }
  }

  @usableFromInline @inline(never)
  internal mutating func fail(change failure: CodingFailure, at start: Int) {
    fail(failure, at: start)
  }
}

extension OptionalStrategy: JSONDecodingStrategy where Wrapped: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Wrapped.Value?? {
    let value = reader.__readIfPresent(by: wrapped)
    return reader.hasFailed ? nil : .some(value)
  }
}

extension OptionalStrategy: JSONEncodingStrategy where Wrapped: JSONEncodingStrategy {
  public func encode(_ value: Wrapped.Value?, to writer: inout JSONWriter) {
    if let value { wrapped.encode(value, to: &writer) } else { writer.writeNull() }
  }
}

extension NullableStrategy: JSONDecodingStrategy where Wrapped: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> CodableNullable<Wrapped.Value>? {
    reader.__readNullable(by: wrapped)
  }
}

extension NullableStrategy: JSONEncodingStrategy where Wrapped: JSONEncodingStrategy {
  public func encode(_ value: CodableNullable<Wrapped.Value>, to writer: inout JSONWriter) {
    if let value = value.wrapped { wrapped.encode(value, to: &writer) } else { writer.writeNull() }
  }
}

extension JSONReader {
  mutating func fail(_ facts: CodingFailure, at start: Int) {
    var valueStart = cursor.at(start)
    _ = valueStart.skipBlanks()
    // The failure needs only an offset, because its coding path is computed later, on demand.
    fail(facts.placed(in: valueStart.offset..<valueStart.offset))
  }
}
