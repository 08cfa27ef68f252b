/// The first eight bytes of a key in JSON, as the integer that a reader loads.
///
/// ```
/// "sha": …        22 73 68 61 22             0x2261687322, shorter than a word
/// "parents": …    22 70 61 72 65 6E 74 73    0x73746E6572617022
/// ```
///
/// One comparison distinguishes most keys. A key that contains a quote, a backslash or a control
/// character must be escaped in JSON. The word of such a key starts with the byte 1, not with a
/// quote.
struct KeyWord {
  let bits: UInt64

  /// Whether the key needs no escaping.
  var isPlain: Bool { bits & 0xFF == 0x22 }

  init(_ key: String) {
    let needsEscapes = key.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    let bytes = ([needsEscapes ? 1 : 0x22] + key.utf8 + [0x22]).prefix(8)
    bits = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
