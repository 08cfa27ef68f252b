extension CodingFailure {
  /// Returns the failure of a key that matches no field.
  ///
  /// `known` contains the keys of the fields.
  package static func unknownKey(
    _ key: String, in byteRange: Range<Int>? = nil, _ known: [String]
  ) -> CodingFailure {
    CodingFailure(.unknownKey, in: byteRange, found: "the key \(key.quoted)").offering(known)
  }
}
