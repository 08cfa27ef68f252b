/// Throws an error if the decoder's object has a duplicate key, and makes the dictionaries in the
/// object reject duplicate keys.
///
/// This is runtime support for generated code. It only has an effect with the decoders in this
/// package.
public func __refuseDuplicateKeys(in decoder: any Decoder) throws {
  guard let decoder = decoder.standard else { return }
  try decoder.forEachDuplicateKey { throw $0 }
  decoder.document.refuseDuplicates(in: decoder.entry)
}

extension __FieldVisit {
  /// Records duplicate keys as failures.
  public func duplicateKeys(in decoder: any Decoder) {
    guard let decoder = decoder.standard else { return }
    part { try decoder.forEachDuplicateKey { add(thrown: $0) } }
    decoder.document.refuseDuplicates(in: decoder.entry)
  }
}

extension StandardDecoder {
  fileprivate func forEachDuplicateKey(_ body: (DecodingError) throws -> Void) throws {
    var found: Set<String> = []
    try document.forEachMember(of: object()) { key, entry in
      guard !found.insert(key).inserted else { return }
      try body(duplicate(key, entry))
    }
  }

  func duplicate(_ key: String, _ entry: ValueTape.Entry) -> DecodingError {
    let path = document.path(CodingFieldKey(text: key), in: path)
    return DecodingError(
      document.format.placed(
        CodingFailure(.duplicateKey, at: nil, found: key), at: entry, path, in: document))
  }
}
