public import TranscodableCore

// Scalars are mostly what they should be: those are read at once, and only others the long way.

extension CoercedStrategy: JSONDecodingStrategy where Value: JSONDecodable {
  public func decode(from reader: inout JSONReader) -> Value? {
    let place = reader.recoveryPlace
    let value = Value.decode(from: &reader)
    guard reader.hasFailed, reader.rewind(to: place) else { return value }
    return reader.decodeStandard { try decode(from: $0) }
  }

  public func decodeIfPresent(from reader: inout JSONReader) -> Value? {
    let place = reader.recoveryPlace
    let value = Value.decode(from: &reader)
    guard reader.hasFailed, reader.rewind(to: place) else { return value }
    return reader.decodeStandard { try decodeIfPresent(from: $0) } ?? nil
  }
}
