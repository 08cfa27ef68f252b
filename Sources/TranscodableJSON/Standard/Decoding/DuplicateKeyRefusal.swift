internal import TranscodableCore

/// Throws an error if a key stands twice in an object of JSON.
///
/// Other decoders do not tell.
///
/// For the code of the macros.
public func __refuseDuplicateKeys(in decoder: any Decoder) throws {
  guard let decoder = decoder as? JSONStandardDecoder else { return }
  let document = decoder.document
  var found: Set<String> = []
  try document.forEachMember(of: decoder.object()) { key, entry in
    guard !found.insert(key).inserted else { return }
    let place = JSONStandardDecoder(
      document: document, entry: entry,
      path: document.paths.appending(FieldKey(text: key), to: decoder.path))
    throw DecodingError(place.placed(CodingFailure(.duplicateKey, at: nil, found: key)))
  }
}
