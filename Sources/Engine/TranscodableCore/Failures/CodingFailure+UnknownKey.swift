extension CodingFailure {
  /// The failure of a key that no field takes.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - byteRange: Where it is, if that is known.
  ///   - known: The keys of the fields.
  /// - Returns: The failure.
  package static func unknownKey(
    _ key: String, in byteRange: Range<Int>? = nil, _ known: [String]
  ) -> CodingFailure {
    CodingFailure(.unknownKey, in: byteRange, found: "the key \(key.quoted)").offering(known)
  }
}
