import SwiftSyntax

enum WrapperRules {
  /// Kodable's property wrappers take the key, the default value and the nil policy as arguments,
  /// so attributes for them are redundant.
  static func wrappersTakeTheirKeys(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      guard let wrapper = field.kodableWrapper else { continue }
      let attributes = field.attributes
      let idle =
        attributes.keys.map(\.origin)
        + [
          attributes.aliases?.origin, attributes.defaultValue?.origin, attributes.nilPolicy?.origin,
          field.keysOfWrapper.isEmpty ? nil : attributes.naming?.origin,
        ].compactMap(\.self)
      for attribute in idle {
        reporter.report(
          .attributeBesideWrapper(attribute.name, wrapper.name), at: attribute,
          fixIts: [.remove(attribute)])
      }
    }
  }
}
