package enum OwnModule {
  /// The module names that can qualify types in this package.
  ///
  /// Generated code uses the last name, because it is available after importing either module.
  package static let names = ["Transcodable", "TranscodableEssentials"]
}
