public import TranscodableCore

// Generated code uses these functions for versioned types; see GeneratedCode.swift.

/// Decodes and migrates a document that has a lower version or no version.
///
/// Returns nil if the document has the current version.
public func __migrated<Older: Decodable, Value>(
  _ migrate: (Older) throws -> Value, to version: Int, key: String, in decoder: any Decoder
) throws -> Value? {
  let found = try foundVersion(version, key, decoder)
  if let found, found >= version { return nil }
  do {
    // An older version that takes all members may need the version.
    let older =
      Older.self is any TakingAllMembers.Type
      ? try Older(from: decoder) : try decoder.shared(Older.self, alongside: [key])
    do {
      return try migrate(older)
    } catch {
      throw __hookError(error, of: Value.self, in: decoder)
    }
  } catch {
    throw decoder.marked(error, decodedAs: CodingFailure.OlderVersion(Older.self, number: found))
  }
}

extension __FieldVisit {
  /// Collects the failures of the previous type if the document has a lower version or no version.
  ///
  /// Returns false if the document has the current version. `migrate` only determines the previous
  /// type. It is never called.
  public func older<Older: Decodable, Value>(
    _ migrate: (Older) throws -> Value, to version: Int, key: String, in decoder: any Decoder
  ) throws -> Bool {
    let found = try foundVersion(version, key, decoder)
    if let found, found >= version { return false }
    older(
      Older.self, of: SharedObjectDecoder(base: decoder, alongside: [key]), number: found)
    return true
  }
}

/// Throws an error if the document has a different version.
public func __checkVersion(_ version: Int, key: String, in decoder: any Decoder) throws {
  guard let found = try foundVersion(version, key, decoder), found < version else { return }
  let container = try decoder.container(keyedBy: CodingFieldKey.self)
  throw DecodingError.invalidValue(
    expected: "version \(version)", found: "version \(found)",
    in: try container.superDecoder(forKey: CodingFieldKey(stringValue: key)),
    message: "Version \(found) is no longer supported; the current version is \(version).")
}

/// Encodes the version alongside the fields.
public func __encodeVersion(_ version: Int, key: String, to encoder: any Encoder) throws {
  var container = encoder.container(keyedBy: CodingFieldKey.self)
  try container.encode(version, forKey: CodingFieldKey(stringValue: key))
}

/// Returns nil if the document has no version, and throws an error if it is higher than `version`.
private func foundVersion(_ version: Int, _ key: String, _ decoder: any Decoder) throws -> Int? {
  let container = try decoder.container(keyedBy: CodingFieldKey.self)
  let key = CodingFieldKey(stringValue: key)
  guard let found = try container.decodeIfPresent(Int.self, forKey: key) else { return nil }
  if found <= version { return found }
  throw DecodingError.invalidValue(
    expected: "version \(version) or older", found: "version \(found)",
    in: try container.superDecoder(forKey: key),
    message: "Version \(found) is not supported yet; the current version is \(version).")
}
