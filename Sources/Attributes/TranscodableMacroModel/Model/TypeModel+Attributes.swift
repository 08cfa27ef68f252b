import SwiftSyntax

extension TypeModel {
  var writtenAttributes: [AttributeSyntax] {
    origin.asProtocol((any WithAttributesSyntax).self)?.attributes.written ?? []
  }

  var conformanceAttributes: [AttributeSyntax] {
    writtenAttributes.filter { AttributeKind.readers.contains($0.name) }
  }

  /// Whether an attribute such as `@MemberwiseInit` adds an initializer.
  var hasConstruction: Bool {
    writtenAttributes.contains { ConstructionExpansion.Product(rawValue: $0.name) != nil }
  }

  var yieldsToOtherAttribute: Bool {
    guard let first = conformanceAttributes.first else { return false }
    // The nodes belong to different trees, so they can't be compared by position.
    return first.name != attribute.origin.name
  }
}
