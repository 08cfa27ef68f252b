public import TranscodableCore

// What the code of the macros calls for types with versions; see GeneratedCode.swift.

/// The value of an older one, if that is what is there: its version is less, or it has none.
public func __migrated<Older: Decodable, Value>(
  _ migrate: (Older) throws -> Value, to version: Int, key: String, in decoder: any Decoder
) throws -> Value? {
  if let found = try foundVersion(version, key, decoder), found >= version { return nil }
  let older = try Older(from: decoder)
  do {
    return try migrate(older)
  } catch {
    throw __hookError(error, of: Value.self, in: decoder)
  }
}

extension __FieldVisit {
  /// Looks at the value as one of the older type, if that is what is there.
  ///
  /// - Parameters:
  ///   - migrate: Makes a value of an older one; not called.
  ///   - version: The version of the value.
  ///   - key: The key of the version.
  ///   - decoder: The decoder of the value.
  /// - Returns: Whether there is an older one.
  /// - Throws: What is wrong with the version.
  public func older<Older: Decodable, Value>(
    _ migrate: (Older) throws -> Value, to version: Int, key: String, in decoder: any Decoder
  ) throws -> Bool {
    if let found = try foundVersion(version, key, decoder), found >= version { return false }
    shared(Older.self, of: decoder)
    return true
  }
}

/// Throws an error if there is another version.
public func __checkVersion(_ version: Int, key: String, in decoder: any Decoder) throws {
  guard let found = try foundVersion(version, key, decoder), found < version else { return }
  let container = try decoder.container(keyedBy: CodingFieldKey.self)
  throw DecodingError.invalidValue(
    expected: "version \(version)", found: "version \(found)",
    in: try container.superDecoder(forKey: CodingFieldKey(stringValue: key)),
    message: "This is version \(found), which is not read any more; now it is \(version).")
}

/// Writes the version, beside the fields.
public func __encodeVersion(_ version: Int, key: String, to encoder: any Encoder) throws {
  var container = encoder.container(keyedBy: CodingFieldKey.self)
  try container.encode(version, forKey: CodingFieldKey(stringValue: key))
}

/// The version that is there, which must not be a later one.
private func foundVersion(_ version: Int, _ key: String, _ decoder: any Decoder) throws -> Int? {
  let container = try decoder.container(keyedBy: CodingFieldKey.self)
  let key = CodingFieldKey(stringValue: key)
  guard let found = try container.decodeIfPresent(Int.self, forKey: key) else { return nil }
  if found <= version { return found }
  throw DecodingError.invalidValue(
    expected: "version \(version) or an older one", found: "version \(found)",
    in: try container.superDecoder(forKey: key),
    message: "This was written by a newer version: \(found), where \(version) is known.")
}
