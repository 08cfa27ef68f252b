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
      guard let value = reader.__read(by: strategy), !reader.hasFailed else { return nil }
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
