import SwiftSyntax

extension TypeModel {
  var writtenAttributes: [AttributeSyntax] {
    origin.asProtocol((any WithAttributesSyntax).self)?.attributes.written ?? []
  }

  var conformanceAttributes: [AttributeSyntax] {
    writtenAttributes.filter { AttributeKind.readers.contains($0.name) }
  }

  var hasPartialValues: Bool {
    writtenAttributes.contains { $0.name == PartialExpansion.attributeName }
  }

  /// Whether an attribute such as `@MemberwiseInit` adds an initializer.
  var hasConstruction: Bool {
    writtenAttributes.contains { ConstructionExpansion.Product(rawValue: $0.name) != nil }
  }

  var yieldsToOtherAttribute: Bool {
    guard let first = conformanceAttributes.first else { return false }
    guard first.name == attribute.origin.name else { return true }
    guard conformanceAttributes.count > 1, let start = locate(Syntax(first)),
      let own = locate(Syntax(attribute.origin))
    else { return false }
    // The nodes belong to different trees, so their source locations are compared.
    return (own.number, own.column) != (start.number, start.column)
  }
}
