/// The elements of an array that can be decoded.
package struct LossyElements<Element: Decodable>: Decodable {
  package let elements: [Element]

  package init(from decoder: any Decoder) throws {
    elements = try LossyArrayStrategy(element: PlainStrategy<Element>()).decode(from: decoder)
  }
}
