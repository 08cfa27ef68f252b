/// Whether keys are converted, and whether the result also depends on the coding path.
@usableFromInline
package enum JSONKeyConversion: UInt8, Sendable {
  case unchanged
  case uniform
  case byPath
}
