/// The modules that provide the attributes.
package enum OwnModule {
  /// The module names that can qualify the types of this package.
  ///
  /// Generated code uses the last name, because importing either module makes it available.
  package static let names = ["Transcodable", "TranscodableEssentials"]
}
