public import TranscodableCore

extension ConvertingStrategy: JSONDecodingStrategy where Wire: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Value? {
    let point = reader.recoveryPoint
    guard let wire = reader.__read(by: wire), !reader.hasFailed else { return nil }
    do {
      return try value(of: wire)
    } catch {
      // Decode the value again on the container path, which produces the error.
      reader.move(to: point)
      return reader.decodeStandard { try decode(from: $0) }
    }
  }
}

extension ConvertingStrategy: JSONEncodingStrategy where Wire: JSONEncodingStrategy {
  public func encode(_ value: Value, to writer: inout JSONWriter) {
    do {
      wire.encode(try wireValue(of: value), to: &writer)
    } catch {
      writer.encode { _ in throw error }
    }
  }
}

extension JSONReader {
  /// Whether the reader uses the given profile.
  public func __isCoded(in profile: CodingProfile) -> Bool {
    context?.userInfo.codingProfile == profile
  }
}

extension JSONWriter {
  /// Whether the writer uses the given profile.
  public func __isCoded(in profile: CodingProfile) -> Bool {
    context?.userInfo.codingProfile == profile
  }
}
