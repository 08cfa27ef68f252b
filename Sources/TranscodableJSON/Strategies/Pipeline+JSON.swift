internal import TranscodableBytes
public import TranscodableCore

// What stands around a strategy, in the direct lane.

extension ModifiedStrategy: JSONDecodingStrategy where Base: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Base.Value? {
    let start = reader.offset
    return modified(base.decode(from: &reader), from: start, &reader)
  }

  public func decodeIfPresent(from reader: inout JSONReader) -> Base.Value? {
    let start = reader.offset
    return modified(base.decodeIfPresent(from: &reader), from: start, &reader)
  }

  private func modified(
    _ value: Base.Value?, from start: Int, _ reader: inout JSONReader
  ) -> Base.Value? {
    guard let value, !reader.hasFailed else { return nil }
    do throws(CodingFailure) {
      return try modified(value)
    } catch {
      reader.fail(error, at: start)
      return nil
    }
  }
}

extension ValidatedStrategy: JSONDecodingStrategy where Base: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Base.Value? {
    let start = reader.offset
    return checked(base.decode(from: &reader), from: start, &reader)
  }

  public func decodeIfPresent(from reader: inout JSONReader) -> Base.Value? {
    let start = reader.offset
    return checked(base.decodeIfPresent(from: &reader), from: start, &reader)
  }

  private func checked(
    _ value: Base.Value?, from start: Int, _ reader: inout JSONReader
  ) -> Base.Value? {
    guard let value, !reader.hasFailed else { return nil }
    guard let failure = failure(of: value) else { return value }
    reader.fail(failure, at: start)
    return nil
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

extension JSONReader {
  /// Reports what is wrong with the value at `start`.
  mutating func fail(_ facts: CodingFailure, at start: Int) {
    var place = cursor.at(start)
    _ = place.skipBlanks()
    // With the place; the path is worked out when somebody asks for the error.
    fail(facts.placed(in: place.offset..<place.offset))
  }
}
