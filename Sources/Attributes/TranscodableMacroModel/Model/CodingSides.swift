/// The directions a type is coded in.
package struct CodingSides: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// From bytes to a value.
  package static let decode = CodingSides(rawValue: 1)

  /// From a value to bytes.
  package static let encode = CodingSides(rawValue: 2)

  /// Both directions.
  package static let both: CodingSides = [.decode, .encode]

  /// The attribute that asks for exactly these sides.
  var attributeName: String {
    switch self {
    case .decode: "Decodable"
    case .encode: "Encodable"
    default: "Codable"
    }
  }
}
