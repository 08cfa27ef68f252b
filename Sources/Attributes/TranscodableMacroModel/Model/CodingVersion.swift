import SwiftSyntax

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
