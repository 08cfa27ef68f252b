/// The modules that provide the attributes.
package enum OwnModule {
  /// The modules that may qualify our types.
  ///
  /// Expansions use the last one, which both imports provide.
  package static let names = ["Transcodable", "TranscodableEssentials"]
}
