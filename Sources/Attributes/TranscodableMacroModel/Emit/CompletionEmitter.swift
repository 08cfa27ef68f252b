import SwiftSyntax

/// Generates the calls of hooks and the assignments of derived fields.
struct CompletionEmitter {
  let type: TypeModel

  func hooks(_ moment: HookMoment) -> [HookModel] {
    type.hooks.filter { $0.attribute != nil && $0.isCallable && $0.moment == moment }
  }

  var followsDecoding: Bool { !derivationOrder.isEmpty || !hooks(.didDecode).isEmpty }

  var canFail: Bool {
    !derivationOrder.isEmpty || hooks(.didDecode).contains(where: \.canThrow)
  }

  // MARK: - The container path

  func afterDecoding() -> [Code] {
    derivations(context: ", in: decoder") + calls(.didDecode)
  }

  func calls(_ moment: HookMoment) -> [Code] {
    let isDecoding = moment.side == .decode
    let failure = """
      throw TranscodableEssentials.__hookError(error, of: \(isDecoding ? "Self.self" : "self"), \
      in: \(isDecoding ? "decoder" : "encoder"))
      """
    return hooks(moment).map { call($0, at: moment, onFailure: failure) }
  }

  // MARK: - The direct path

  func beforeReading() -> [Code] {
    let start: [Code] = canFail ? ["let start = reader.offset"] : []
    return hooks(.willDecode).map { hook in
      call(hook, at: .willDecode, onFailure: "return reader.__fail(error, of: Self.self)")
    } + start
  }

  func inInitializer() -> [Code] {
    derivations(context: "")
      + hooks(.didDecode).map { "\($0.canThrow ? "try " : "")self.\($0.callee)()" }
  }

  func returning(_ value: String) -> Code {
    guard canFail else { return "return \(value)" }
    return """
      do {
        return try \(value)
      } catch {
        return reader.__fail(error, of: Self.self, at: start)
      }
      """
  }

  func writingCalls(_ moment: HookMoment) -> [Code] {
    hooks(moment).map { call($0, at: moment, onFailure: "writer.__fail(error, of: self)") }
  }

  private func call(
    _ hook: HookModel, at moment: HookMoment, onFailure failure: String
  ) -> Code {
    let call = "\(moment.isStatic ? "Self" : "self").\(hook.callee)()"
    guard hook.canThrow else { return "\(call)" }
    return """
      do {
        try \(call)
      } catch {
        \(failure)
      }
      """
  }

  // MARK: - Derived fields

  private func derivations(context: String) -> [Code] {
    derivationOrder.compactMap { field in
      guard let derived = field.attributes.derived, let path = derived.path,
        let function = derived.function
      else { return nil }
      let assignment: Code = """
        self.\(field.identifier.text) = try TranscodableEssentials.__derived(from: \
        self.\(path.joined(separator: "."))\(context), by: \(spelled(function, of: field)))
        """
      return assignment.at(
        derived.origin.argument("by").flatMap { type.locate(Syntax($0.expression)) })
    }
  }

  // Without the result type, the compiler can't explain why a closure doesn't fit the field.
  private func spelled(_ function: ExprSyntax, of field: FieldModel) -> String {
    let text = function.trimmedText
    guard function.is(ClosureExprSyntax.self),
      let result = FieldTypeNames(type: type).name(for: field)
    else { return text }
    return "\(text) as (_) throws -> \(result)\(field.isOptional ? "?" : "")"
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

extension HookModel {
  fileprivate var callee: String { declaration.name.trimmed.text }
}
