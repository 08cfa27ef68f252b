import SwiftSyntax

extension FieldModel {
  /// The wrapper, if it is one of the module Kodable, which takes a key, options and a default.
  var kodableWrapper: AttributeSyntax? {
    let names: Set<String> = ["Coding", "CodableDate", "KodableTransformable"]
    return wrapper.flatMap { names.contains($0.name) ? $0 : nil }
  }

  /// The keys that such a wrapper is given, outermost first; empty if it leaves that to the name.
  var keysOfWrapper: [String] {
    guard let wrapper = kodableWrapper else { return [] }
    for argument in wrapper.writtenArguments where argument.label?.text != "default" {
      if let text = argument.expression.literalText ?? argument.expression.keyOption {
        return text.split(separator: ".").map(String.init)
      }
    }
    return []
  }
}

extension ExprSyntax {
  /// The key in `.key("…")`.
  fileprivate var keyOption: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "key"
    else { return nil }
    return call.arguments.first?.expression.literalText
  }
}
