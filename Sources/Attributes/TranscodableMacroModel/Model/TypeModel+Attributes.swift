import SwiftSyntax

extension TypeModel {
  /// The attributes on the declaration that write a conformance, in the order they are in.
  var conformanceAttributes: [AttributeSyntax] {
    let attributes = origin.asProtocol((any WithAttributesSyntax).self)?.attributes.written ?? []
    return attributes.filter { AttributeKind.readers.contains($0.name) }
  }

  /// Whether an earlier attribute writes the conformance, so that this one would repeat it.
  var yieldsToOtherAttribute: Bool {
    guard let first = conformanceAttributes.first else { return false }
    // The nodes are in different trees, so they cannot be told apart by their places.
    return first.name != attribute.origin.name
  }
}
