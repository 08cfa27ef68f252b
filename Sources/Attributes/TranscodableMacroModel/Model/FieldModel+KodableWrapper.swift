import SwiftSyntax

extension FieldModel {
  var kodableWrapper: AttributeSyntax? {
    let names: Set<String> = ["Coding", "CodableDate", "KodableTransformable"]
    return wrapper.flatMap { names.contains($0.name) ? $0 : nil }
  }

  /// The keys in the wrapper's arguments, outermost first, or none if the key is the property name.
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
  fileprivate var keyOption: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.memberName == "key"
    else { return nil }
    return call.arguments.first?.expression.literalText
  }
}
