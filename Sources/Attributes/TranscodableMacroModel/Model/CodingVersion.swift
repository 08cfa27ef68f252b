import SwiftSyntax

/// The arguments `version:`, `previous:` and `versionKey:`.
struct CodingVersion {
  /// The version, or nil if it isn't an integer literal.
  let number: Int?
  /// The previous type.
  let previous: LabeledExprSyntax?
  let key: String
  let keyOrigin: LabeledExprSyntax?
  /// The argument to which diagnostics are attached.
  let origin: LabeledExprSyntax

  /// Reads the arguments.
  ///
  /// Returns nil if the attribute has none of them.
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

/// The format of the raw value of a type.
enum RawRepresentation: String {
  case json, data
}
