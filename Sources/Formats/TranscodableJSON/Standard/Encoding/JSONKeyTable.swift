internal import TranscodableBytes
internal import TranscodableCore

/// Whether keys are converted, and whether the result also depends on the coding path.
@usableFromInline
package enum JSONKeyConversion: UInt8, Sendable {
  case unchanged
  case uniform
  case byPath
}

/// The keys of a type in encoded form.
///
/// A key that is found is copied to the output as a block.
final class JSONKeyTable {
  struct EncodedKey {
    let key: String
    let text: Text
  }

  /// The parts of an encoded key that are needed to write the key.
  ///
  /// They contain no references, so copying them is cheap.
  struct Text {
    /// Names with the same converted key share this bit.
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
  let keys = KeyList<EncodedKey>()
  var uses = 0
  var isKeepingContainers = false
  let type: any CodingKey.Type

  init<Key: CodingKey>(_ type: Key.Type) {
    identifier = ObjectIdentifier(type)
    hasPlainKeys = MemoryLayout<Key>.size <= 2
    self.type = type
  }

  init(fieldsOf owner: any Any.Type) {
    identifier = ObjectIdentifier(owner)
    hasPlainKeys = true
    type = JSONEntryKey.self
  }

  /// Adds a name and returns its index, or returns `nil` if the table is full.
  @inline(never)
  func add(_ name: String, in state: JSONEncodingState) -> Int? {
    guard keys.count < Self.capacity else { return nil }
    keys.append(name, encodedKey(of: name, in: state))
    return keys.count - 1
  }

  func key(at index: Int) -> any CodingKey {
    let name = keys.name(at: index)
    return type.init(stringValue: name) ?? JSONEntryKey(stringValue: name)
  }

  /// The keys whose bits are in `used`.
  func keys(in used: UInt64) -> Set<String> {
    Set((0..<keys.count).filter { used & keys[$0].text.bit != 0 }.map { keys[$0].key })
  }

  private func encodedKey(of name: String, in state: JSONEncodingState) -> EncodedKey {
    let key = state.conversion == .uniform ? state.context?.convertedKey(name) ?? name : name
    var output = ByteOutput(capacity: 64)
    output.appendQuoted(key, escapesSlashes: state.escapesSlashes, then: 0x3A)
    let text = output.bytes()
    var block = SIMD32<UInt8>()
    for (index, byte) in text.prefix(32).enumerated() { block[index] = byte }
    let same = (0..<keys.count).first { keys[$0].key == key }
    let bit = 1 &<< UInt64(same ?? keys.count)
    return EncodedKey(
      key: key, text: Text(bit: bit, block: block, count: text.count <= 32 ? text.count : 0))
  }
}

struct JSONKeyTables: ~Copyable {
  private var numbers = TypeIDTable()
  private var count: UInt = 0
  /// The tables for each combination of key conversion and slash escaping, indexed by type number.
  private var all = [ContiguousArray<JSONKeyTable?>](repeating: [nil], count: 6)
  private var kind = 0

  /// Returns the table of a key type or of the type whose fields are encoded.
  mutating func find(_ type: ObjectIdentifier, orAdd make: () -> JSONKeyTable) -> JSONKeyTable {
    let number = Int(numbers[type])
    if number < all[kind].count, let table = all[kind][number] { return table }
    return add(make())
  }

  private mutating func add(_ table: JSONKeyTable) -> JSONKeyTable {
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
