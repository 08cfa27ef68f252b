extension CodingFailure {
  package static func unknownKey(
    _ key: String, in byteRange: Range<Int>? = nil, _ known: [String]
  ) -> CodingFailure {
    CodingFailure(.unknownKey, in: byteRange, found: "the key \(key.quoted)").offering(known)
  }
}
