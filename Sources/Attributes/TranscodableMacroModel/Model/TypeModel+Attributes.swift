import SwiftSyntax

extension TypeModel {
  var conformanceAttributes: [AttributeSyntax] {
    let attributes = origin.asProtocol((any WithAttributesSyntax).self)?.attributes.written ?? []
    return attributes.filter { AttributeKind.readers.contains($0.name) }
  }

  var yieldsToOtherAttribute: Bool {
    guard let first = conformanceAttributes.first else { return false }
    // The nodes belong to different trees, so they can't be compared by position.
    return first.name != attribute.origin.name
  }
}
