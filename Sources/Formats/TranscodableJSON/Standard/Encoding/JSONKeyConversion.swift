/// How a coder converts the keys of fields.
@usableFromInline
package enum JSONKeyConversion: UInt8, Sendable {
  case unchanged
  /// Equal keys are converted equally.
  case uniform
  /// The conversion can depend on the coding path.
  case byPath
}
