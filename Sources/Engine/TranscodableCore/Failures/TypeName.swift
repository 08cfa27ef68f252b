internal import TranscodableBytes

/// A cache of type names, which are expensive to create.
package enum TypeName {
  private static let names = TypeTable<String>()

  package static func of(_ type: any Any.Type) -> String {
    names.facts(about: type) { "\(type)" }
  }
}
