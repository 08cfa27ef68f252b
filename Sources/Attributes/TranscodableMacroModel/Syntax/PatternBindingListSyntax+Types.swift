import SwiftSyntax

extension PatternBindingListSyntax {
  /// The bindings with their types: in `a, b: Int`, both bindings have the type `Int`.
  var withSpreadTypes: [PatternBindingSyntax] {
    var result: [PatternBindingSyntax] = []
    var type: TypeAnnotationSyntax?
    for binding in reversed() {
      var binding = binding
      binding.trailingComma = nil
      if binding.initializer != nil || binding.typeAnnotation != nil {
        type = binding.initializer == nil ? binding.typeAnnotation?.trimmed : nil
      } else if let type {
        binding.typeAnnotation = type
      }
      result.append(binding)
    }
    return result.reversed()
  }
}
