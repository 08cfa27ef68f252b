package struct CodingSides: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let decode = CodingSides(rawValue: 1)

  package static let encode = CodingSides(rawValue: 2)

  package static let both: CodingSides = [.decode, .encode]

  var attributeName: String {
    switch self {
    case .decode: "Decodable"
    case .encode: "Encodable"
    default: "Codable"
    }
  }
}
