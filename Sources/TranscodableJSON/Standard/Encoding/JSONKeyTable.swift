internal import TranscodableBytes

/// The keys that values of one type were encoded with, in the form in which they are written.
///
/// Types encode their members in the same order each time. So the key that comes next is nearly always the one behind the
/// last; it is recognised by one comparison, its text is copied as a block, and a bit tells whether it was there before.
final class JSONKeyTable {
  struct Entry {
    /// The key as the type has it.
    let name: String
    /// The key as it is written, not escaped.
    let key: String
    /// The bit of the first entry that is written the same way.
    let bit: UInt64
    /// The key in quotes with its colon, if it is short.
    let block: SIMD32<UInt8>
    /// The length of `block`, 0 if the key is longer.
    let count: Int
    /// The key in quotes with its colon.
    let text: [UInt8]
  }

  /// The most keys a table takes: those of types that make up keys as they go do not belong here.
  private static let capacity = 64

  let type: ObjectIdentifier
  private(set) var entries: ContiguousArray<Entry> = []

  init(_ type: ObjectIdentifier) { self.type = type }

  /// The place of a key that was expected at `expected`, but is not there; nil if the table has no room for it.
  @inline(never)
  func find(_ name: String, near expected: Int, in state: JSONEncodingState) -> Int? {
    if let place = entries.dropFirst(expected).firstIndex(where: { $0.name == name }) {
      return place
    }
    if let place = entries.prefix(expected).firstIndex(where: { $0.name == name }) { return place }
    guard entries.count < Self.capacity else { return nil }
    entries.append(entry(name, in: state))
    return entries.count - 1
  }

  private func entry(_ name: String, in state: JSONEncodingState) -> Entry {
    let key = state.conversion == .uniform ? state.context?.convertedKey(name) ?? name : name
    var output = ByteOutput(capacity: 64)
    output.appendQuoted(key, escapesSlashes: state.escapesSlashes)
    output.append(0x3A)
    let text = output.bytes()
    var block = SIMD32<UInt8>()
    for (place, byte) in text.prefix(32).enumerated() { block[place] = byte }
    let bit = entries.first { $0.key == key }?.bit ?? 1 &<< UInt64(entries.count)
    return Entry(
      name: name, key: key, bit: bit, block: block, count: text.count <= 32 ? text.count : 0,
      text: text)
  }
}
