import SwiftSyntax

struct CompletionPlanner {
  let type: TypeModel

  func plan() -> PlannedCompletion {
    var calls: [HookMoment: [PlannedCompletion.Call]] = [:]
    for hook in type.hooks where hook.attribute != nil && hook.isCallable {
      guard let moment = hook.moment else { continue }
      calls[moment, default: []].append(
        PlannedCompletion.Call(
          name: hook.declaration.name.trimmed.text, canThrow: hook.canThrow))
    }
    return PlannedCompletion(
      calls: calls,
      derivations: derivationOrder.compactMap { field in
        guard let derived = field.attributes.derived, let path = derived.path,
          let function = derived.function
        else { return nil }
        return PlannedCompletion.Derivation(
          storage: field.identifier.text, source: path.joined(separator: "."),
          function: spelled(function, of: field), line: line(of: derived))
      })
  }

  // Without the result type, the compiler can't explain why a closure doesn't fit the field.
  private func spelled(_ function: ExprSyntax, of field: FieldModel) -> String {
    let text = function.trimmedText
    guard function.is(ClosureExprSyntax.self),
      let result = FieldTypeNames(type: type).name(for: field)
    else { return text }
    return "\(text) as (_) throws -> \(result)\(field.isOptional ? "?" : "")"
  }

  private func line(of derived: DerivedAttribute) -> SourceLine? {
    derived.origin.argument("by").flatMap { type.locate(Syntax($0.expression)) }
  }

  /// The derived fields, sorted so that each field comes after its source.
  private var derivationOrder: [FieldModel] {
    var rest = type.fields.filter(\.isDerived)
    var order: [FieldModel] = []
    while !rest.isEmpty {
      let ready = rest.filter { field in
        !rest.contains { $0.name == field.attributes.derived?.source }
      }
      // The remaining fields form a cycle. A validation rule reports it.
      if ready.isEmpty { break }
      order += ready
      rest.removeAll { field in ready.contains { $0.name == field.name } }
    }
    return order
  }
}
