import SwiftSyntax

struct CodingKeysModel {
  struct Entry {
    let name: String
    let identifier: TokenSyntax
    let key: String
    let origin: EnumCaseElementSyntax
  }

  let entries: [Entry]
  /// Whether the keys are unknown at compile time, for example because of `#if`.
  let isOpaque: Bool
  let origin: Syntax

  func entry(for field: FieldModel) -> Entry? {
    entries.first { $0.name == field.name }
  }
}

enum CodingLayout: String {
  case keyed
  case positional
  /// The type is encoded as the value of its only field.
  case transparent
}

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

struct CodingVersion {
  /// The version, or nil if it isn't an integer literal.
  let number: Int?
  let previous: LabeledExprSyntax?
  let key: String
  let keyOrigin: LabeledExprSyntax?
  let origin: LabeledExprSyntax

  init?(_ attribute: AttributeSyntax) {
    let version = attribute.argument("version")
    previous = attribute.argument("previous")
    keyOrigin = attribute.argument("versionKey")
    guard let origin = version ?? previous ?? keyOrigin else { return nil }
    self.origin = origin
    number = version?.expression.literalInteger
    key = keyOrigin?.expression.literalText ?? "version"
  }
}

enum RawRepresentation: String {
  case json, data
}
