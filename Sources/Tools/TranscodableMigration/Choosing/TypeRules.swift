internal import SwiftSyntax
internal import TranscodableMacroModel

/// Checks whether a type can be migrated at all, before its code is read.
struct TypeRules {
  let group: TypeGroup
  let code: HandWrittenCode
  let world: MigrationWorld
  var package: SourcePackage?

  /// Returns the coding protocols that the type conforms to, ignoring those of its superclass.
  func sides() throws(Refusal) -> CodingSides {
    let primary = group.primary
    if primary.isLocal { throw Refusal(code: .unreachableType, detail: "it is in a function") }
    if group.parts.contains(where: \.source.tree.hasError) {
      throw Refusal(code: .sourceErrors, detail: primary.source.name)
    }
    if let reason = world.obstacle(group.name) { throw Refusal(code: .unclearType, detail: reason) }
    var sides: CodingSides = []
    for name in group.parts.flatMap(\.inherited) {
      switch name {
      case "Codable": sides = .both
      case "Decodable": sides.insert(.decode)
      case "Encodable": sides.insert(.encode)
      default:
        if let own = package?.sides(ofProtocol: name.lastName) {
          sides.formUnion(own)
          continue
        }
        if world.codingProtocols.contains(name.lastName) {
          throw Refusal(code: .inheritedCoding, detail: name)
        }
      }
    }
    for attribute in primary.attributes {
      if let own = package?.sides(ofAttribute: attribute.plainName) { sides.formUnion(own) }
    }
    try checkDeclaration()
    if let superclass { sides = try self.sides(below: superclass) }
    guard !sides.isEmpty else {
      throw Refusal(code: .unclearType, detail: "its conformance is not in the files")
    }
    let isHalf =
      !sides.contains(.decode) && !code.decoders.isEmpty
      || !sides.contains(.encode) && !code.encoders.isEmpty
    if isHalf {
      throw Refusal(code: .unclearType, detail: "one of its conformances is not in the files")
    }
    try checkFields()
    return sides
  }

  private func checkDeclaration() throws(Refusal) {
    for part in group.parts {
      if part.condition != group.primary.condition, !part.isUnrelatedToCoding {
        throw Refusal(code: .conditionalMember, detail: "an extension inside #if")
      }
      // An unknown attribute may be a macro that changes the stored properties.
      let known = Self.attributes.union(package?.attributes ?? [])
      if let other = part.attributes.first(where: { !known.contains($0.plainName) }) {
        throw Refusal(code: .customLogic, detail: other.trimmedText)
      }
    }
    if group.primary.node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.open) }) {
      throw Refusal(code: .inheritedCoding, detail: "other modules may have subclasses")
    }
    for part in group.extensions {
      guard let node = part.node.as(ExtensionDeclSyntax.self),
        node.genericWhereClause != nil || !part.attributes.isEmpty,
        part.inherited.contains(where: { ["Codable", "Decodable", "Encodable"].contains($0) })
      else { continue }
      throw Refusal(code: .unclearType, detail: "its conformance is conditional")
    }
    if group.primary.node.is(ActorDeclSyntax.self) {
      throw Refusal(code: .customLogic, detail: "an actor")
    }
    guard let first = superclass else { return }
    guard package == nil, world.codedClass(first) != nil else {
      throw Refusal(code: .inheritedCoding, detail: "\(first) may be a superclass")
    }
  }

  private var superclass: String? {
    guard group.primary.node.is(ClassDeclSyntax.self), let first = group.primary.inherited.first,
      !Self.protocols.contains(first.lastName), world.protocols[first.lastName] == nil,
      package?.sides(ofProtocol: first.lastName) == nil
    else { return nil }
    return first
  }

  /// Throws unless the subclass has code for both decoding and encoding.
  private func sides(below superclass: String) throws(Refusal) -> CodingSides {
    guard !code.decoders.isEmpty, !code.encoders.isEmpty else {
      throw Refusal(
        code: .inheritedCoding, detail: "\(superclass) is only decodable or only encodable")
    }
    return .both
  }

  private static let attributes: Set<String> = [
    "available", "frozen", "usableFromInline", "MainActor", "objc", "objcMembers", "preconcurrency",
    "dynamicMemberLookup", "MemberwiseInit", "DefaultInstance", "CopyWith",
  ]

  private static let protocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Sendable", "Error", "LocalizedError", "CustomStringConvertible", "ObservableObject",
    "CustomDebugStringConvertible", "AnyObject", "CaseIterable",
  ]

  private func checkFields() throws(Refusal) {
    for field in code.fields {
      if let type = field.type?.trimmedText.lastName, world.optionalAliases.contains(type) {
        throw Refusal(code: .unlikeAttributes, detail: "\(type) is an alias of an optional")
      }
    }
    // Without an `init(from:)` in its body, a struct gets a memberwise initializer from the
    // compiler.
    let hadNone = code.decoders.contains { !$0.part.isExtension }
    guard group.primary.node.is(StructDeclSyntax.self), hadNone else { return }
    let labels = code.fields.filter { !$0.isConstant }.map(\.name)
    for other in code.extensionInitializers where other == labels || other.isEmpty {
      throw Refusal(code: .initializerClash, detail: "init(\(other.map { $0 + ":" }.joined()))")
    }
  }
}

extension TypePart {
  fileprivate var condition: SyntaxIdentifier? {
    sequence(first: Syntax(node), next: \.parent).first { $0.is(IfConfigClauseSyntax.self) }?.id
  }

  var isExtensibleClass: Bool {
    node.is(ClassDeclSyntax.self)
      && !node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
  }
}
