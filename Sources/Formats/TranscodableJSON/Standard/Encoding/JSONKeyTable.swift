internal import TranscodableBytes

/// A table of a type's keys in encoded form.
///
/// A type usually encodes its members in the same order, so the next key is usually the next entry.
/// A single comparison confirms this, and the key is then copied to the output as a block. Each key
/// has a bit, which is used to detect duplicates.
final class JSONKeyTable {
  struct Entry {
    /// The key before conversion.
    let name: String
    /// The key after conversion, without escapes.
    let key: String
    let text: Text
  }

  /// The parts of an entry that are needed to write its key.
  ///
  /// The struct contains no references, so copying it is cheap.
  struct Text {
    /// The bit that represents the converted key, which is the same for all entries with that key.
    let bit: UInt64
    /// The quoted key and the colon, if the key is short.
    let block: SIMD32<UInt8>
    /// The number of bytes in `block`, or 0 if the key doesn't fit.
    let count: Int
  }

  /// The maximum number of keys.
  ///
  /// A type with more keys probably generates them dynamically.
  private static let capacity = 64

  /// The identifier of the key type, or of the type that declares the fields.
  let identifier: ObjectIdentifier
  /// Whether a key can be recreated from its name, because the key type stores nothing else.
  let hasPlainKeys: Bool
  let entries: ContiguousArray<Entry>
  /// The `text` of each entry, stored contiguously.
  let texts: ContiguousArray<Text>
  /// The number of containers that were created for these keys.
  var uses = 0
  /// Whether a type has kept a reference to a container for these keys, and may do so again.
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

  /// Returns the index of a key that isn't at the index `expected`, or `nil` if the key is new.
  @inline(never)
  func find(_ name: String, near expected: Int) -> Int? {
    entries.dropFirst(expected).firstIndex { $0.name == name }
      ?? entries.prefix(expected).firstIndex { $0.name == name }
  }

  /// Returns a new table with an additional key, or `nil` if this table is full.
  ///
  /// Tables are immutable, so that accesses need no exclusivity checks.
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
  /// The numbers that are assigned to types, starting at 1.
  private var numbers = TypeIDTable()
  private var count: UInt = 0
  /// The tables by type number, for each combination of a key conversion and slash escaping.
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

  /// Switches to the tables for other settings.
  mutating func select(_ kind: Int) { self.kind = kind }
}
