internal import TranscodableBytes
public import TranscodableCore

// Direct-path support for the strategies in TranscodableCore.

extension LosslessStringStrategy: JSONDecodingStrategy, JSONEncodingStrategy {}
extension LowercasedTextStrategy: JSONDecodingStrategy, JSONEncodingStrategy {}
extension SeparatedStrategy: JSONDecodingStrategy, JSONEncodingStrategy {}

extension PlainStrategy: JSONDecodingStrategy where Value: JSONDecodable {
  @inlinable
  public func decode(from reader: inout JSONReader) -> Value? { Value.decode(from: &reader) }
}

extension PlainStrategy: JSONEncodingStrategy where Value: JSONEncodable {
  public func encode(_ value: Value, to writer: inout JSONWriter) { value.encode(to: &writer) }
}

extension ArrayStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    var values: [Element.Value] = []
    guard reader.beginArray() else { return reader.hasFailed ? nil : values }
    repeat {
      guard let value = reader.__read(by: element), !reader.hasFailed else {
        return reader.drainRemaining { $0.__read(by: element) }
      }
      values.append(value)
    } while reader.nextElement()
    return reader.hasFailed ? nil : values
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
    guard reader.beginArray() else { return reader.hasFailed ? nil : values }
    repeat {
      let start = reader.offset
      guard let value = reader.__read(by: element), !reader.hasFailed else {
        return (reader.drainRemaining { $0.__read(by: element) } as [Element.Value]?).map {
          Set($0)
        }
      }
      if !values.insert(value).inserted { reader.report(.duplicateElement, at: start) }
    } while reader.nextElement()
    return reader.hasFailed ? nil : values
  }
}

extension SetStrategy: JSONEncodingStrategy where Element: JSONEncodingStrategy {
  public func encode(_ value: Set<Element.Value>, to writer: inout JSONWriter) {
    ArrayStrategy(element: element).encode(Array(value), to: &writer)
  }
}

extension OneOrManyStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    if reader.nextKind == .array {
      return ArrayStrategy(element: element).decode(from: &reader)
    }
    return reader.__read(by: element).map { [$0] }
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
    if reader.explainsAttempts { return reader.decodeStandard { try decode(from: $0) } }
    let point = reader.recoveryPoint
    let value = reader.droppingFailures { $0.__read(by: first) }
    guard reader.hasFailed, reader.rewind(to: point) else { return value }
    let other = reader.droppingFailures { $0.__read(by: second) }
    guard reader.hasFailed, reader.needsReasons, reader.rewind(to: point) else { return other }
    // If all alternatives fail, the container path reports the reason for each failure.
    return reader.explainStandard { try decode(from: $0) }
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

extension LossyArrayStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    var values: [Element.Value] = []
    return forEachValue(in: &reader) { value, _, _ in values.append(value) } ? values : nil
  }

  /// Returns whether the array was read to its end.
  func forEachValue(
    in reader: inout JSONReader,
    _ body: (Element.Value, Int, borrowing JSONReader) -> Void
  ) -> Bool {
    guard reader.beginArray() else { return !reader.hasFailed }
    repeat {
      let point = reader.recoveryPoint
      let value = reader.droppingFailures { $0.__read(by: element) }
      if let value, !reader.hasFailed {
        body(value, point.offset, reader)
      } else if let failure = reader.recover(to: point) {
        reader.record(.droppedElement, failure, at: point)
      } else {
        return false
      }
    } while reader.nextElement()
    return !reader.hasFailed
  }
}

extension LossySetStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Set<Element.Value>? {
    var values: Set<Element.Value> = []
    let isComplete = LossyArrayStrategy(element: element).forEachValue(in: &reader) {
      value, start, reader in
      if !values.insert(value).inserted { reader.report(.duplicateElement, at: start) }
    }
    return isComplete ? values : nil
  }
}

extension LossyOneOrManyStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    if reader.nextKind == .array {
      return LossyArrayStrategy(element: element).decode(from: &reader)
    }
    let point = reader.recoveryPoint
    let value = reader.droppingFailures { $0.__read(by: element) }
    guard reader.hasFailed else { return value.map { [$0] } }
    guard let failure = reader.recover(to: point) else { return nil }
    reader.record(.droppedElement, failure, at: point)
    return []
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
