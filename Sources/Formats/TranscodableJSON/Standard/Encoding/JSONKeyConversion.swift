/// What a coder does to the keys of fields.
@usableFromInline
package enum JSONKeyConversion: UInt8, Sendable {
  /// Nothing.
  case unchanged
  /// The same to each key, wherever it is.
  case uniform
  /// Something that may depend on the whole path.
  case byPath
}
