struct CompletionEmitter {
  let plan: CodingPlan

  private var completion: PlannedCompletion { plan.completion }

  // MARK: - The container path

  func beforeDecoding() -> [Code] {
    completion.calls(.willDecode).map { standard($0, on: "Self", side: .decode) }
  }

  func afterDecoding() -> [Code] {
    completion.derivations.map { derivation($0, context: ", in: decoder") }
      + completion.calls(.didDecode).map { standard($0, on: "self", side: .decode) }
  }

  func beforeEncoding() -> [Code] {
    completion.calls(.willEncode).map { standard($0, on: "self", side: .encode) }
  }

  func afterEncoding() -> [Code] {
    completion.calls(.didEncode).map { standard($0, on: "self", side: .encode) }
  }

  private func standard(
    _ call: PlannedCompletion.Call, on target: String, side: CodingSides
  ) -> Code {
    guard call.canThrow else { return "\(target).\(call.name)()" }
    let coder = side == .decode ? "decoder" : "encoder"
    let value = side == .decode ? "Self.self" : "self"
    return """
      do {
        try \(target).\(call.name)()
      } catch {
        throw TranscodableEssentials.__hookError(error, of: \(value), in: \(coder))
      }
      """
  }

  private func derivation(_ field: PlannedCompletion.Derivation, context: String) -> Code {
    let assignment: Code = """
      self.\(field.storage) = try TranscodableEssentials.__derived(from: self.\(field.source)\(context), \
      by: \(field.function))
      """
    return assignment.at(field.line)
  }

  // MARK: - The direct path

  func beforeReading() -> [Code] {
    let start: [Code] = completion.canFail ? ["let start = reader.offset"] : []
    return completion.calls(.willDecode).map { direct($0, on: "Self", "return reader") } + start
  }

  func inInitializer() -> [Code] {
    completion.derivations.map { derivation($0, context: "") }
      + completion.calls(.didDecode).map { call in
        call.canThrow ? "try self.\(call.name)()" : "self.\(call.name)()"
      }
  }

  func returning(_ value: String) -> Code {
    guard completion.canFail else { return "return \(value)" }
    return """
      do {
        return try \(value)
      } catch {
        return reader.__fail(error, of: Self.self, at: start)
      }
      """
  }

  func beforeWriting() -> [Code] {
    completion.calls(.willEncode).map { direct($0, on: "self", "writer") }
  }

  func afterWriting() -> [Code] {
    completion.calls(.didEncode).map { direct($0, on: "self", "writer") }
  }

  private func direct(_ call: PlannedCompletion.Call, on target: String, _ coder: String) -> Code {
    guard call.canThrow else { return "\(target).\(call.name)()" }
    let facts = target == "Self" ? "of: Self.self" : "of: self"
    return """
      do {
        try \(target).\(call.name)()
      } catch {
        \(coder).__fail(error, \(facts))
      }
      """
  }
}
