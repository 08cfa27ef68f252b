public import TranscodableCore

// The strategies of the layer below, in the direct lane.

extension LosslessStringStrategy: JSONDecodingStrategy, JSONEncodingStrategy {}
extension SeparatedStrategy: JSONDecodingStrategy, JSONEncodingStrategy {}

extension PlainStrategy: JSONDecodingStrategy where Value: JSONDecodable {
  public func decode(from reader: inout JSONReader) -> Value? { Value.decode(from: &reader) }
}

extension PlainStrategy: JSONEncodingStrategy where Value: JSONEncodable {
  public func encode(_ value: Value, to writer: inout JSONWriter) { value.encode(to: &writer) }
}

extension Array: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    let strategy = elementStrategy
    var values: [Element.Value] = []
    guard reader.beginArray() else { return reader.hasFailed ? nil : values }
    repeat {
      guard let value = reader.__read(by: strategy), !reader.hasFailed else {
        return reader.visitRest { $0.__read(by: strategy) }
      }
      values.append(value)
    } while reader.nextElement()
    return reader.hasFailed ? nil : values
  }
}

extension Array: JSONEncodingStrategy where Element: JSONEncodingStrategy {
  public func encode(_ value: [Element.Value], to writer: inout JSONWriter) {
    let strategy = elementStrategy
    writer.beginArray()
    for element in value { strategy.encode(element, to: &writer) }
    writer.endArray()
  }
}

extension SetStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Set<Element.Value>? {
    [element].decode(from: &reader).map { Set($0) }
  }
}

extension SetStrategy: JSONEncodingStrategy where Element: JSONEncodingStrategy {
  public func encode(_ value: Set<Element.Value>, to writer: inout JSONWriter) {
    [element].encode(Array(value), to: &writer)
  }
}

extension OneOrManyStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    if reader.nextKind == .array { return [element].decode(from: &reader) }
    return reader.__read(by: element).map { [$0] }
  }
}

extension OneOrManyStrategy: JSONEncodingStrategy where Element: JSONEncodingStrategy {
  public func encode(_ value: [Element.Value], to writer: inout JSONWriter) {
    guard value.count == 1 else { return [element].encode(value, to: &writer) }
    element.encode(value[0], to: &writer)
  }
}

extension AnyOfStrategy: JSONDecodingStrategy
where First: JSONDecodingStrategy, Second: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Value? {
    let place = reader.recoveryPlace
    let value = reader.__read(by: first)
    guard reader.hasFailed, reader.rewind(to: place) else { return value }
    let other = reader.__read(by: second)
    guard reader.hasFailed, reader.rewind(to: place) else { return other }
    // None applies: the long way says why, for each of them.
    return reader.decodeStandard { try decode(from: $0) }
  }
}

extension AnyOfStrategy: JSONEncodingStrategy where First: JSONEncodingStrategy {
  public func encode(_ value: Value, to writer: inout JSONWriter) {
    first.encode(value, to: &writer)
  }
}
