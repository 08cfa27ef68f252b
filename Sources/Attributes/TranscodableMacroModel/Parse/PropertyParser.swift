import SwiftSyntax

struct PropertyParser {
  private(set) var fields: [FieldModel] = []
  private(set) var uncodedMembers: [UncodedMember] = []

  private let declaration: VariableDeclSyntax
  private let condition: String?

  init(declaration: VariableDeclSyntax, condition: String?) {
    self.declaration = declaration
    self.condition = condition
    read()
  }

  private mutating func read() {
    let attributes = FieldAttributes(declaration.attributes)
    if let description = descriptionOfUncoded {
      uncodedMembers = [UncodedMember(description: description, attributes: attributes.written)]
      return
    }
    let isSeveral = declaration.bindings.count > 1
    let ofOne = attributes.written.filter { $0.kind?.isOfOneField ?? false }
    if isSeveral, !ofOne.isEmpty {
      uncodedMembers.append(
        UncodedMember(
          description: "a declaration of several fields", attributes: ofOne,
          splittable: declaration))
    }
    for (binding, spread) in zip(declaration.bindings, declaration.bindings.withSpreadTypes) {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        uncodedMembers.append(
          UncodedMember(description: "a pattern", attributes: [], pattern: binding.pattern))
        continue
      }
      let annotation = spread.typeAnnotation?.type
      let initialValue = binding.initializer?.value.trimmed
      fields.append(
        FieldModel(
          name: pattern.identifier.plainName,
          identifier: pattern.identifier.trimmed,
          isVariable: declaration.bindingSpecifier.tokenKind == .keyword(.var),
          type: annotation.map { FieldType($0) } ?? initialValue?.spelledType,
          annotation: annotation,
          initialValue: initialValue,
          attributes: FieldAttributes(declaration.attributes, isShared: isSeveral),
          wrapper: wrapper,
          inspector: inspector,
          condition: condition,
          declaration: declaration,
          origin: binding))
    }
  }

  private var descriptionOfUncoded: String? {
    if declaration.modifiers.isStatic { return "a static property" }
    if declaration.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      return "a lazy property"
    }
    let isComputed = declaration.bindings.contains { $0.accessorBlock?.isComputed ?? false }
    return isComputed ? "a computed property" : nil
  }

  // Macros can't look up attributes. Every capitalized attribute is treated as a property wrapper,
  // unless it is known to be something else.
  private var wrapper: AttributeSyntax? {
    declaration.attributes.written.first { attribute in
      attribute.name.first?.isUppercase == true && !Self.otherAttributes.contains(attribute.name)
        && attribute.kind == nil && attribute.name != Self.inspected
    }
  }

  private var inspector: AttributeSyntax? {
    declaration.attributes.written.first { $0.name == Self.inspected }
  }

  private static let inspected = "CodableInspected"

  private static let otherAttributes: Set<String> = [
    "MainActor", "Sendable", "IBOutlet", "IBInspectable", "NSCopying", "NSManaged", "GKInspectable",
    "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship", "Transient", "Guide",
  ]
}

extension AccessorBlockSyntax {
  /// False for a property that only has observers, because it is a stored property.
  fileprivate var isComputed: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
    return accessors.contains { !observers.contains($0.accessorSpecifier.tokenKind) }
  }
}
