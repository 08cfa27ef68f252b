extension CodingFailure {
  /// Returns the failure for a key that matches no field.
  ///
  /// `known` lists the keys of all fields.
  package static func unknownKey(
    _ key: String, in byteRange: Range<Int>? = nil, _ known: [String]
  ) -> CodingFailure {
    CodingFailure(.unknownKey, in: byteRange, found: "the key \(key.quoted)").offering(known)
  }
}
