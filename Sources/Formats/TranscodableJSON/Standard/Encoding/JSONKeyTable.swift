internal import TranscodableBytes

/// Whether keys are converted, and whether the result also depends on the coding path.
@usableFromInline
package enum JSONKeyConversion: UInt8, Sendable {
  case unchanged
  case uniform
  case byPath
}

/// The keys of a type in encoded form.
///
/// Types usually encode their members in the same order, so a single comparison usually finds the
/// next key. The key is then copied to the output as a block.
final class JSONKeyTable {
  struct Entry {
    let name: String
    let key: String
    let text: Text
  }

  /// The parts of an entry that are needed to write its key.
  ///
  /// They contain no references, so copying them is cheap.
  struct Text {
    /// Entries with the same converted key share this bit.
    let bit: UInt64
    let block: SIMD32<UInt8>
    /// The number of bytes in `block`, or 0 if the key doesn't fit.
    let count: Int
  }

  /// The maximum number of keys, each of which needs a bit in a 64-bit set.
  ///
  /// A type with more keys probably generates them at run time.
  private static let capacity = 64

  let identifier: ObjectIdentifier
  let hasPlainKeys: Bool
  let entries: ContiguousArray<Entry>
  let texts: ContiguousArray<Text>
  var uses = 0
  var isKeepingContainers = false
  let type: any CodingKey.Type

  init<Key: CodingKey>(_ type: Key.Type) {
    identifier = ObjectIdentifier(type)
    hasPlainKeys = MemoryLayout<Key>.size <= 2
    self.type = type
    (entries, texts) = ([], [])
  }

  init(fieldsOf owner: any Any.Type) {
    identifier = ObjectIdentifier(owner)
    hasPlainKeys = true
    type = JSONEntryKey.self
    (entries, texts) = ([], [])
  }

  private init(_ table: JSONKeyTable, adding entry: Entry) {
    (identifier, hasPlainKeys, type) = (table.identifier, table.hasPlainKeys, table.type)
    (uses, isKeepingContainers) = (table.uses, table.isKeepingContainers)
    entries = table.entries + [entry]
    texts = table.texts + [entry.text]
  }

  @inline(never)
  func find(_ name: String, near expected: Int) -> Int? {
    var index = expected < entries.count ? expected : 0
    for _ in 0..<entries.count {
      if entries[index].name == name { return index }
      index = index + 1 < entries.count ? index + 1 : 0
    }
    return nil
  }

  /// Returns a new table that also contains a name, or `nil` if this table is full.
  ///
  /// Tables are immutable, so accesses need no exclusivity checks.
  func adding(_ name: String, in state: JSONEncodingState) -> JSONKeyTable? {
    guard entries.count < Self.capacity else { return nil }
    let table = JSONKeyTable(self, adding: entry(name, in: state))
    state.keep(table)
    return table
  }

  func key(at index: Int) -> any CodingKey {
    type.init(stringValue: entries[index].name) ?? JSONEntryKey(stringValue: entries[index].name)
  }

  private func entry(_ name: String, in state: JSONEncodingState) -> Entry {
    let key = state.conversion == .uniform ? state.context?.convertedKey(name) ?? name : name
    var output = ByteOutput(capacity: 64)
    output.appendQuoted(key, escapesSlashes: state.escapesSlashes, then: 0x3A)
    let text = output.bytes()
    var block = SIMD32<UInt8>()
    for (index, byte) in text.prefix(32).enumerated() { block[index] = byte }
    let bit = entries.first { $0.key == key }?.text.bit ?? 1 &<< UInt64(entries.count)
    return Entry(
      name: name, key: key,
      text: Text(bit: bit, block: block, count: text.count <= 32 ? text.count : 0))
  }
}

struct JSONKeyTables: ~Copyable {
  private var numbers = TypeIDTable()
  private var count: UInt = 0
  /// The tables for each combination of key conversion and slash escaping, indexed by type number.
  private var all = [ContiguousArray<JSONKeyTable?>](repeating: [nil], count: 6)
  private var kind = 0

  func find(_ type: ObjectIdentifier) -> JSONKeyTable? {
    let number = Int(numbers[type])
    return number < all[kind].count ? all[kind][number] : nil
  }

  mutating func add(_ table: JSONKeyTable) -> JSONKeyTable {
    if numbers[table.identifier] == 0 {
      count += 1
      numbers.set(count, for: table.identifier)
    }
    let number = Int(numbers[table.identifier])
    while all[kind].count <= number { all[kind].append(nil) }
    all[kind][number] = table
    return table
  }

  mutating func select(_ kind: Int) { self.kind = kind }
}
