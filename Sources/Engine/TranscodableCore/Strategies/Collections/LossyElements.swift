/// The elements of an array that can be decoded.
package struct LossyElements<Element: Decodable>: Decodable {
  package let elements: [Element]

  package init(from decoder: any Decoder) throws {
    let strategy = ArrayStrategy(element: PlainStrategy<Element>(), isLossy: true)
    elements = try strategy.decode(from: decoder)
  }
}
