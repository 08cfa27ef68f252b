/// The first eight bytes of a quoted JSON key, as a little-endian integer.
///
/// If the key needs escaping, its word starts with the byte 1 instead of a quote.
struct KeyWord {
  let bits: UInt64

  var isPlain: Bool { bits & 0xFF == 0x22 }

  init(_ key: String) {
    let needsEscapes = key.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    let bytes = ([needsEscapes ? 1 : 0x22] + key.utf8 + [0x22]).prefix(8)
    bits = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
