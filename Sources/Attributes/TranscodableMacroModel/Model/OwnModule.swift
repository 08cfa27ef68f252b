/// The modules that provide the attributes.
package enum OwnModule {
  /// The modules that may qualify the types of this package.
  ///
  /// Expansions use the last module, because both imports provide it.
  package static let names = ["Transcodable", "TranscodableEssentials"]
}
