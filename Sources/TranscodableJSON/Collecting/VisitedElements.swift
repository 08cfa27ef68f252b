internal import TranscodableCore

/// An array of values that are decoded through containers: what is wrong in one of them does not
/// keep the others from being looked at.
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
        return reader.visitRest { $0.read(Element.self) }
      }
      elements.append(element)
    } while reader.nextElement()
    return reader.hasFailed ? nil : elements
  }
}

extension Optional: VisitedElements where Wrapped: VisitedElements {
  static func visit(_ reader: inout JSONReader) -> Wrapped?? {
    reader.readNull() ? .some(nil) : Wrapped.visit(&reader)
  }
}
