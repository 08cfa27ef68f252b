/// Generates the function that decodes an enum directly from JSON.
///
/// Unknown tags are left to `init(from:)`.
extension EnumerationEmitter {
  var reading: [Code] { enumeration.tagging == .untagged ? attempts : choice }

  var readingFunctions: [Code] {
    enumeration.cases.enumerated().map { index, enumCase in
      function(index, enumCase).under(enumCase.condition)
    }
  }

  private var choice: [Code] {
    let position = enumeration.tagging.path.map { path in
      "reader.__taggedCase(\(path.joined(separator: "\0").literal), { Self.decode(tag: $0) })"
    }
    let cases = enumeration.cases.enumerated().map { index, enumCase in
      let guarded = position == nil && !enumCase.labels.isEmpty ? " where position.isMember" : ""
      return ("case \(index)\(guarded): value = Self.decode(case\(index): &reader)" as Code)
        .under(enumCase.condition)
    }
    return [
      "let position = \(position ?? "reader.__externalCase({ Self.decode(tag: $0) })")",
      "let value: Self?",
      "switch position.index {",
    ] + cases + [
      "default: return reader.__readCase(position)",
      "}",
      "return reader.__endCase(position, value, { Self.decode(tag: $0) })",
    ]
  }

  private var attempts: [Code] {
    let cases = enumeration.cases.indices.map { index in
      """
      if let value = reader.__attempt(&attempts, { Self.decode(case\(index): &$0) }) { \
      return value }
      """ as Code
    }
    return ["var attempts = reader.__beginAttempts()"]
      + zip(cases, enumeration.cases).map { $0.under($1.condition) }
      + ["return reader.__endAttempts(attempts)"]
  }

  private func function(_ index: Int, _ enumCase: PlannedCase) -> Code {
    let body: [Code]
    switch enumCase.payload {
    case .nothing where enumeration.tagging == .untagged:
      body = [
        "reader.__takeTag(of: \(index), { Self.decode(tag: $0) }) ? \(enumCase.construction(of: [])) : nil"
      ]
    case .value(let field): body = reading(field, enumCase)
    case .object(let object) where !enumCase.fields.isEmpty:
      let emitter = JSONDecodableEmitter(plan: plan, object: object)
      body = emitter.body(returning: "return \(enumCase.construction(of: emitter.values))")
    case .nothing, .object:
      // The payload contains nothing but the tag, which has already been read.
      body = ["reader.skipValue()", "return \(enumCase.construction(of: []))"]
    }
    return .block(
      """
      \(plan.helperModifiers)static func decode(case\(index) reader: \
      inout TranscodableEssentials.JSONReader) -> Self?
      """, body)
  }

  private func reading(_ field: PlannedField, _ enumCase: PlannedCase) -> [Code] {
    let type = field.type ?? ""
    let method = field.isOptional ? "Optional" : ""
    let value =
      field.elementStrategy.map { "reader.__read\(field.isOptional ? "IfPresent" : "")(by: \($0))" }
      ?? "reader.read\(method)(\(type).self)"
    let result = enumCase.construction(of: [field.storage])
    if field.isOptional {
      return [
        "let \(field.storage): (\(type))? = \(value)",
        "return reader.hasFailed ? nil : \(result)",
      ]
    }
    return [
      "let value: (\(type))? = \(value)",
      "guard let \(field.storage) = value, !reader.hasFailed else { return nil }",
      "return \(result)",
    ]
  }
}
