public import TranscodableCore

extension LossyArrayStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> [Element.Value]? {
    var values: [Element.Value] = []
    guard reader.beginArray() else { return reader.hasFailed ? nil : values }
    repeat {
      let place = reader.recoveryPlace
      let value = reader.__read(by: element)
      if let value, !reader.hasFailed {
        values.append(value)
      } else if let failure = reader.recover(to: place) {
        reader.record(.droppedElement, failure, at: place)
      } else {
        return nil
      }
    } while reader.nextElement()
    return reader.hasFailed ? nil : values
  }
}

extension LossySetStrategy: JSONDecodingStrategy where Element: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Set<Element.Value>? {
    LossyArrayStrategy(element: element).decode(from: &reader).map { Set($0) }
  }
}

extension LossyValueStrategy: JSONDecodingStrategy where Base: JSONDecodingStrategy {
  public func decode(from reader: inout JSONReader) -> Base.Value?? {
    let value = reader.readIfValid { $0.__readIfPresent(by: base) }
    return reader.hasFailed ? nil : .some(value)
  }
}
