/// The modules with the attributes, as users import them.
package enum OwnModule {
  /// Their names, with which types of ours may be spelled.
  ///
  /// Expansions spell the last one, which both imports bring.
  package static let names = ["Transcodable", "TranscodableEssentials"]
}
