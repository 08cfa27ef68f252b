import SwiftSyntax

/// Decides whether the fields of a type are all of its stored properties and need no code.
struct FieldTablePlanner {
  let type: TypeModel

  /// Returns the fields, or an empty array if the type can't have a table.
  func fields(decoded: PlannedObject, encoded: PlannedObject) -> [PlannedField] {
    guard isPlain, let fields = plainFields(of: type.sides.contains(.encode) ? encoded : decoded),
      fields.count == type.fields.count, fields.count <= 64
    else { return [] }
    if type.sides == .both {
      guard let others = plainFields(of: decoded),
        others.map(\.storage) == fields.map(\.storage), others.map(\.key) == fields.map(\.key)
      else { return [] }
    }
    return fields
  }

  private var isPlain: Bool {
    guard case .structure = type.kind, type.attribute.layout?.value ?? .keyed == .keyed,
      !type.yieldsToOtherAttribute, type.handWritten.isEmpty, type.codingKeys == nil,
      type.globalActor == nil, type.wires.isEmpty, type.attribute.version == nil,
      type.attribute.rawRepresentation == nil, type.tags == nil, type.hooks.isEmpty
    else { return false }
    return !type.refusesUnknownKeys && !type.refusesDuplicateKeys && !type.usesDeprecatedMembers
      && type.fields.allSatisfy(isPlain)
      && type.writtenAttributes.allSatisfy { Self.attributes.contains($0.name) }
  }

  /// Attributes of types that neither add stored properties nor change the conformances.
  private static let attributes = Set([
    "available", "dynamicMemberLookup", "frozen", "usableFromInline",
    PartialExpansion.attributeName,
  ]).union(AttributeKind.readers).union(ConstructionExpansion.Product.allCases.map(\.rawValue))

  // A property with observers has no offset, and a weak one isn't stored like its value.
  private func isPlain(_ field: FieldModel) -> Bool {
    field.origin.accessorBlock == nil && !field.isDerived
      && field.declaration.attributes.written.allSatisfy { $0.kind != nil }
      && !field.declaration.modifiers.contains { modifier in
        [.keyword(.weak), .keyword(.unowned)].contains(modifier.name.tokenKind)
      }
  }

  private func plainFields(of object: PlannedObject) -> [PlannedField]? {
    let fields = object.members.compactMap { member -> PlannedField? in
      if case .field(let field) = member, field.isPlain { field } else { nil }
    }
    return fields.count == object.members.count ? fields : nil
  }
}

extension PlannedField {
  /// Whether the value is encoded by its own conformance and decoded by it if it is present.
  fileprivate var isPlain: Bool {
    guard wrapper == nil, inspector == nil, coding == nil, payloadCoding == nil, aliases.isEmpty,
      condition == nil, type != nil, !key.contains("\0")
    else { return false }
    if isConstant || ignoresFailures || isPayload || isOptionalInside || writesNull || isNullable {
      return false
    }
    switch omission {
    case .whenever, .whenEqual: return false
    case .whenNil, nil: break
    }
    guard nilValue == nil else { return false }
    // Containers decode a missing value that isn't nil.
    return !isOptional || presence == Presence(onMissing: .none, onNull: .none)
  }
}
