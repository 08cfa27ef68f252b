/// The way in which a coder converts field keys.
@usableFromInline
package enum JSONKeyConversion: UInt8, Sendable {
  case unchanged
  /// Equal keys are always converted in the same way.
  case uniform
  /// The conversion may depend on the coding path.
  case byPath
}
