import SwiftSyntax

/// What `version:`, `previous:` and `versionKey:` say.
struct CodingVersion {
  /// The number; `nil` if only running code could tell, or if it is not one.
  let number: Int?
  /// The older type, as an expression that names it.
  let previous: LabeledExprSyntax?
  /// The key the number is under.
  let key: String
  /// The argument that says the key, if one does.
  let keyOrigin: LabeledExprSyntax?
  /// The argument to point at.
  let origin: LabeledExprSyntax

  /// Reads the arguments; `nil` if there are none.
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

/// What a value is as the raw value of its type.
enum RawRepresentation: String {
  case json, data
}
