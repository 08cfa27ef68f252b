internal import TranscodableBytes

/// The keys that values of one type were encoded with, in the form in which they are written.
///
/// Types encode their members in the same order each time. So the key that comes next is nearly always the one after the
/// last; it is recognised by one comparison, its text is copied as a block, and a bit tells whether it was there before.
final class JSONKeyTable {
  struct Entry {
    /// The key as the type has it.
    let name: String
    /// The key as it is written, not escaped.
    let key: String
    let text: Text
  }

  /// What is needed of an entry to write its key: nothing that is counted, so that a copy costs nothing.
  struct Text {
    /// The bit of the first entry that is written the same way.
    let bit: UInt64
    /// The key in quotes with its colon, if it is short.
    let block: SIMD32<UInt8>
    /// The length of `block`, 0 if the key is longer.
    let count: Int
  }

  /// The most keys a table takes: those of types that make up keys as they go do not belong here.
  private static let capacity = 64

  /// The type of the keys, or the type whose fields they name.
  let identifier: ObjectIdentifier
  /// Whether the keys hold no more than which one they are.
  let hasPlainKeys: Bool
  let entries: ContiguousArray<Entry>
  /// The texts of the entries, beside each other.
  let texts: ContiguousArray<Text>
  /// How often a container for these keys was made.
  var uses = 0
  /// Whether a container was kept, which may happen again.
  var isKeepingContainers = false
  let type: any CodingKey.Type

  /// Creates a table without keys.
  init<Key: CodingKey>(_ type: Key.Type) {
    identifier = ObjectIdentifier(type)
    hasPlainKeys = MemoryLayout<Key>.size <= 2
    self.type = type
    (entries, texts) = ([], [])
  }

  /// Creates a table for the names of the fields of a type.
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

  /// The place of a key that was expected at `expected`, but is not there; nil if it is new.
  @inline(never)
  func find(_ name: String, near expected: Int) -> Int? {
    entries.dropFirst(expected).firstIndex { $0.name == name }
      ?? entries.prefix(expected).firstIndex { $0.name == name }
  }

  /// A table with a key more; nil if this one has as many as a table takes.
  ///
  /// A new one: a table that never changes is read without asking whether anybody is changing it.
  func adding(_ name: String, in state: JSONEncodingState) -> JSONKeyTable? {
    guard entries.count < Self.capacity else { return nil }
    let table = JSONKeyTable(self, adding: entry(name, in: state))
    state.keep(table)
    return table
  }

  /// The key of an entry, as the type has it.
  func key(at place: Int) -> any CodingKey {
    type.init(stringValue: entries[place].name) ?? JSONEntryKey(stringValue: entries[place].name)
  }

  private func entry(_ name: String, in state: JSONEncodingState) -> Entry {
    let key = state.conversion == .uniform ? state.context?.convertedKey(name) ?? name : name
    var output = ByteOutput(capacity: 64)
    output.appendQuoted(key, escapesSlashes: state.escapesSlashes, then: 0x3A)
    let text = output.bytes()
    var block = SIMD32<UInt8>()
    for (place, byte) in text.prefix(32).enumerated() { block[place] = byte }
    let bit = entries.first { $0.key == key }?.text.bit ?? 1 &<< UInt64(entries.count)
    return Entry(
      name: name, key: key,
      text: Text(bit: bit, block: block, count: text.count <= 32 ? text.count : 0))
  }
}

/// The tables of the types that were met.
struct JSONKeyTables: ~Copyable {
  /// The numbers of types, from 1.
  private var numbers = TypeIDTable()
  private var count: UInt = 0
  /// For each conversion of keys, and slashes that are escaped or not: the tables by the numbers of their types.
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

  /// Changes to the tables for other settings.
  mutating func select(_ kind: Int) { self.kind = kind }
}
