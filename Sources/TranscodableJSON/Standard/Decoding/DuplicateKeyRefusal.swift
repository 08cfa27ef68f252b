internal import TranscodableCore

/// Throws an error if a key stands twice in an object of JSON.
///
/// Other decoders do not tell.
///
/// For the code of the macros.
public func __refuseDuplicateKeys(in decoder: any Decoder) throws {
  try (decoder as? JSONStandardDecoder)?.forEachDuplicateKey { throw $0 }
}

extension __FieldVisit {
  /// Looks for keys that stand twice, or more often.
  ///
  /// - Parameter decoder: The decoder of the object.
  public func duplicateKeys(in decoder: any Decoder) {
    part { try (decoder as? JSONStandardDecoder)?.forEachDuplicateKey { add(thrown: $0) } }
  }
}

extension JSONStandardDecoder {
  /// Calls `body` with an error for each key that has stood in the object before.
  fileprivate func forEachDuplicateKey(_ body: (DecodingError) throws -> Void) throws {
    var found: Set<String> = []
    try document.forEachMember(of: object()) { key, entry in
      guard !found.insert(key).inserted else { return }
      let place = JSONStandardDecoder(
        document: document, entry: entry,
        path: document.paths.appending(FieldKey(text: key), to: path))
      try body(DecodingError(place.placed(CodingFailure(.duplicateKey, at: nil, found: key))))
    }
  }
}
