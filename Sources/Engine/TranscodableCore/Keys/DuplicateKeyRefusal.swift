/// Throws an error if a key is repeated in an object; from then on, dictionaries in it throw one, too.
///
/// Only the decoders of this package tell.
///
/// For the code of the macros.
public func __refuseDuplicateKeys(in decoder: any Decoder) throws {
  guard let decoder = decoder.standard else { return }
  try decoder.forEachDuplicateKey { throw $0 }
  decoder.document.refuseDuplicates(in: decoder.entry)
}

extension __FieldVisit {
  /// Looks for keys that are repeated.
  ///
  /// - Parameter decoder: The decoder of the object.
  public func duplicateKeys(in decoder: any Decoder) {
    guard let decoder = decoder.standard else { return }
    part { try decoder.forEachDuplicateKey { add(thrown: $0) } }
    decoder.document.refuseDuplicates(in: decoder.entry)
  }
}

extension StandardDecoder {
  /// Calls `body` with an error for each key that has been in the object before.
  fileprivate func forEachDuplicateKey(_ body: (DecodingError) throws -> Void) throws {
    var found: Set<String> = []
    try document.forEachMember(of: object()) { key, entry in
      guard !found.insert(key).inserted else { return }
      try body(duplicate(key, entry))
    }
  }

  /// The error for a key of this object that is repeated, in front of a value.
  func duplicate(_ key: String, _ entry: ValueTape.Entry) -> DecodingError {
    let path = document.path(CodingFieldKey(text: key), in: path)
    return DecodingError(
      document.format.placed(
        CodingFailure(.duplicateKey, at: nil, found: key), at: entry, path, in: document))
  }
}
