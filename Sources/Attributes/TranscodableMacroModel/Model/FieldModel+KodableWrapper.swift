import SwiftSyntax

extension FieldModel {
  /// The property wrapper, if it belongs to the module Kodable.
  var kodableWrapper: AttributeSyntax? {
    let names: Set<String> = ["Coding", "CodableDate", "KodableTransformable"]
    return wrapper.flatMap { names.contains($0.name) ? $0 : nil }
  }

  /// The keys in the arguments of the wrapper, outermost first.
  ///
  /// Empty if the key is the property name.
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
