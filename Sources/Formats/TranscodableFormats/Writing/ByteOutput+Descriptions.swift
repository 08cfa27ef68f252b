package import TranscodableBytes

extension ByteOutput {
  /// Appends a number as the standard library describes it, such as `1.0`.
  package mutating func append(description value: Double) {
    guard value.magnitude < 9_007_199_254_740_992 else { return append(utf8: "\(value)") }
    append(decimal: value)
    if value == value.rounded(.towardZero) { append(0x302E, count: 2) }
  }
}
