/// Whether a converted key depends only on the key or also on its coding path.
@usableFromInline
package enum JSONKeyConversion: UInt8, Sendable {
  case unchanged
  case uniform
  case byPath
}
