/// Writes the calls of the author's methods around coding, and the fields that are computed.
struct CompletionEmitter {
  let plan: CodingPlan

  private var completion: PlannedCompletion { plan.completion }

  // MARK: - The standard lane

  /// What comes before everything else.
  func beforeDecoding() -> [Code] {
    completion.calls(.willDecode).map { standard($0, on: "Self", side: .decode) }
  }

  /// What comes when all fields are read.
  func afterDecoding() -> [Code] {
    completion.derivations.map { derivation($0, place: ", in: decoder") }
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

  private func derivation(_ field: PlannedCompletion.Derivation, place: String) -> Code {
    """
    self.\(field.storage) = try TranscodableEssentials.__derived(from: self.\(field.source)\(place), \
    by: \(field.function))
    """
  }

  // MARK: - The direct lane

  /// What comes before everything else, and notes where that is.
  func beforeReading() -> [Code] {
    let start: [Code] = completion.canFail ? ["let start = reader.offset"] : []
    return completion.calls(.willDecode).map { direct($0, on: "Self", "return reader") } + start
  }

  /// What comes in the initialiser, when it has all fields.
  func inInitializer() -> [Code] {
    completion.derivations.map { derivation($0, place: "") }
      + completion.calls(.didDecode).map { call in
        call.canThrow ? "try self.\(call.name)()" : "self.\(call.name)()"
      }
  }

  /// Returns a value that may refuse to be made.
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
