import SwiftSyntax

/// What `@Codable(…)`, `@Decodable(…)` or `@Encodable(…)` says.
struct CodableAttribute {
  /// The value of an argument and where it stands.
  struct Argument<Value> {
    let value: Value
    let origin: LabeledExprSyntax
  }

  /// The style of the keys, if `keys:` was written.
  let keys: Argument<KeyStyle>?
  let origin: AttributeSyntax

  /// Reads the attribute, reporting arguments that only running code could tell.
  init(_ attribute: AttributeSyntax, reporter: Reporter) {
    origin = attribute
    var keys: Argument<KeyStyle>?
    if case .argumentList(let arguments)? = attribute.arguments {
      for argument in arguments where argument.label?.text == "keys" {
        if let style = argument.expression.as(MemberAccessExprSyntax.self)
          .flatMap({ KeyStyle(rawValue: $0.declName.baseName.text) })
        {
          keys = Argument(value: style, origin: argument)
        } else {
          reporter.report(.keyStyleIsNotWrittenOut, at: argument.expression)
        }
      }
    }
    self.keys = keys
  }
}
