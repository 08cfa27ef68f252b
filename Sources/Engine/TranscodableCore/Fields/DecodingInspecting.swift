/// A type that inspects values before generated code decodes them.
public protocol __DecodingInspecting {
  static func __inspects(_ decoder: any Decoder) -> Bool
  static func __inspect(_ decoder: any Decoder)
}

/// Inspects the value of a key, unless the key is missing or its value is null.
public func __inspect<Key>(
  _ type: any __DecodingInspecting.Type, forKey key: Key,
  in container: KeyedDecodingContainer<Key>, of decoder: any Decoder
) {
  guard type.__inspects(decoder), container.contains(key),
    (try? container.decodeNil(forKey: key)) != true
  else { return }
  try? container.withDecoder(forKey: key) { type.__inspect($0) }
}
