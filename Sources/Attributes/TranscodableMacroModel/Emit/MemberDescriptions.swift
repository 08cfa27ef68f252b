import SwiftSyntax

/// Describes the members of an object for one side.
struct MemberDescriptions: ObjectDialect {
  let type: TypeModel
  let side: CodingSides

  func statements(of object: PlannedObject) -> [Code] { statements(of: object, coder: "type") }

  func field(_ field: PlannedField, in scope: ObjectScope) -> Code? {
    field.isPayload && field.isConstant
      ? "type.tagMember(\(field.key.literal))" : description(of: field)
  }

  func flattened(_ field: PlannedFlattening, in scope: ObjectScope) -> Code? {
    let sharing = field.isRest ? "rest" : field.isRequired ? "value" : "optional"
    return "type.share(\(field.type).self, .\(sharing))"
  }

  func object(
    _ inner: ObjectScope, at key: KeyLocation.Component, in scope: ObjectScope, _ members: [Code]
  ) -> [Code] {
    let object = inner.object
    let indexes = key.indexes.isEmpty ? "" : ", at: \(key.indexes)"
    let isRequired =
      object.hasTag || (side == .decode ? object.isRequired : object.isAlwaysWritten)
    return ["type.open(\(key.key.literal)\(indexes), isRequired: \(isRequired))"]
      + members.map { $0.indented() } + ["type.close()"]
  }

  func description(of field: PlannedField) -> Code {
    let described = DescribedField(field, on: side)
    var arguments = [field.key.literal, ".\(described.presence)", described.value]
    if !field.aliases.isEmpty, side == .decode {
      arguments.append("aliases: [\(field.aliases.map(\.literal).joined(separator: ", "))]")
    }
    if !described.indexes.isEmpty { arguments.append("at: \(described.indexes)") }
    if side == .decode, described.hasStandard, let standard = text(of: field, standard) {
      arguments.append("standard: \(standard.literal)")
    }
    if !field.isPayload, let comment = text(of: field, \.declaration.documentation) {
      arguments.append("comment: \(comment.literal)")
    }
    return "type.field(\(arguments.joined(separator: ", ")))"
  }

  private func text(of field: PlannedField, _ text: (FieldModel) -> String?) -> String? {
    type.fields.lazy.filter { $0.identifier.text == field.storage }.compactMap(text).first
  }

  // A strategy may encode the value in a form that differs from the literal.
  private func standard(_ field: FieldModel) -> String? {
    guard field.wrapper == nil, field.attributes.values.strategy(for: .decode) == nil else {
      return nil
    }
    return field.standardValue?.jsonText
  }
}

private struct DescribedField {
  let presence: String
  let value: String
  var indexes: [Int] = []
  let hasStandard: Bool

  init(_ field: PlannedField, on side: CodingSides) {
    let isDecoding = side == .decode
    presence = isDecoding ? field.decodedPresence : field.encodedPresence
    let isOpen = isDecoding && field.recoverable != nil && !field.toleratesFailures
    hasStandard =
      !isOpen && field.presence.onMissing != .fail && field.presence.onMissing != .none
    if isOpen {
      value = "open: \"a default replaces some failures\""
      return
    }
    guard let type = field.type else {
      value = "open: \"a property wrapper determines its form\""
      return
    }
    guard var coding = field.coding, isDecoding || !field.isPayload else {
      value = "\(type).self"
      return
    }
    if case .element(let inside, let indexes) = coding.strategy {
      self.indexes = indexes
      coding = PlannedCoding(strategy: inside, type: coding.type, optionals: coding.optionals)
    }
    if case .plain = coding.strategy, !field.isNullable {
      value = "\(type).self"
    } else {
      value = "by: \(StrategyEmitter(coding: coding).text)"
    }
  }
}

extension PlannedField {
  fileprivate var decodedPresence: String {
    if toleratesFailures || recoverable != nil { return "anything" }
    if presence.onMissing == .fail { return "required" }
    return presence.onNull == .fail ? "optional" : "optionalOrNull"
  }

  fileprivate var encodedPresence: String {
    if isNullable { return "optionalOrNull" }
    let mayBeNull = isOptional && writesNull
    if omission != nil || omitsNil { return mayBeNull ? "optionalOrNull" : "optional" }
    return mayBeNull ? "requiredOrNull" : "required"
  }
}

extension PlannedObject {
  fileprivate var hasTag: Bool { fields.contains { $0.isPayload && $0.isConstant } }

  fileprivate var isAlwaysWritten: Bool {
    guarded(["_"]).count != 1 || guarded(["_"]).first?.text == "_"
  }
}
