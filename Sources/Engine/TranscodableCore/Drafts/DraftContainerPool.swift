internal import TranscodableBytes

/// A pool of keyed containers.
///
/// A container is reused only if no other copy of it exists.
///
/// Creating a container requires an allocation and three runtime lookups of generic types.
struct DraftContainerPool: ~Copyable {
  final class Target {
    /// Unretained: the state owns the pool that contains this target.
    ///
    /// If the target isn't in the pool, `owner` retains the state.
    let state: UnretainedReference<DraftEncodingState>
    /// Keeps the state alive if the container isn't in the pool.
    fileprivate var owner: DraftEncodingState?
    let keys: DraftKeyTable
    fileprivate(set) var cell: ValueDraft.Index
    fileprivate(set) var path: CodingPaths.Path
    var nextKey = 0
    fileprivate var isInUse = true

    fileprivate init(
      _ state: DraftEncodingState, _ keys: DraftKeyTable, _ cell: ValueDraft.Index,
      _ path: CodingPaths.Path, isPooled: Bool
    ) {
      self.state = UnretainedReference(state)
      owner = isPooled ? nil : state
      self.keys = keys
      (self.cell, self.path) = (cell, path)
    }
  }

  // This is a class so that reading an entry retains one object instead of several properties.
  private final class PooledContainer {
    let container: ReusableContainer
    let target: Target

    init(_ container: ReusableContainer, _ target: Target) {
      (self.container, self.target) = (container, target)
    }
  }

  /// The number of each key type, or of each type that shares its key type with others.
  private var numbers = TypeIDTable()
  private var ownerNumbers = TypeIDTable()
  private var entries: ContiguousArray<PooledContainer?> = [nil]
  private var tables: ContiguousArray<DraftKeyTable> = [DraftKeyTable()]
  private var used: [Int] = []
  /// Whether pooling has stopped.
  ///
  /// If so, each new container must keep the state alive.
  private var isOver = false

  /// `owner` is the type whose members are encoded.
  @inline(__always)
  mutating func container<Key: CodingKey>(
    keyedBy type: Key.Type, of owner: ObjectIdentifier, _ state: DraftEncodingState,
    _ cell: ValueDraft.Index, _ path: CodingPaths.Path
  ) -> KeyedEncodingContainer<Key> {
    let isShared = type == CodingFieldKey.self
    let number = Int(
      bitPattern: isShared ? ownerNumbers[owner] : numbers[ObjectIdentifier(type)])
    let entry = entries[number]
    // A string and an integer may be the same key.
    if tables[number].hasIntegers { state.draft.unmarkDistinct(cell) }
    if isOver || entry?.container.isKept == true {
      return KeyedEncodingContainer(
        DraftKeyedContainer(
          Target(state, tables[number], cell, path, isPooled: false)))
    }
    guard let entry else {
      return addContainer(keyedBy: type, of: isShared ? owner : nil, state, cell, path, number)
    }
    let target = entry.target
    if !target.isInUse {
      used.append(number)
      target.isInUse = true
    }
    (target.cell, target.path, target.nextKey) = (cell, path, 0)
    return entry.container.copy(keyedBy: type)
  }

  mutating func close() { isOver = true }

  /// Returns containers to the pool, except those that still have copies elsewhere.
  mutating func end(_ state: DraftEncodingState) {
    while let number = used.popLast() {
      guard let entry = entries[number] else { continue }
      entry.target.isInUse = false
      if entry.container.isKept {
        entry.target.owner = state
        entries[number] = nil
      }
    }
  }

  @inline(never)
  private mutating func addContainer<Key: CodingKey>(
    keyedBy type: Key.Type, of owner: ObjectIdentifier?, _ state: DraftEncodingState,
    _ cell: ValueDraft.Index, _ path: CodingPaths.Path, _ known: Int
  ) -> KeyedEncodingContainer<Key> {
    var number = known
    if known == 0 {
      number = entries.count
      if let owner {
        ownerNumbers.set(UInt(number), for: owner)
      } else {
        numbers.set(UInt(number), for: ObjectIdentifier(type))
      }
      entries.append(nil)
      tables.append(DraftKeyTable())
    }
    let target = Target(state, tables[number], cell, path, isPooled: true)
    let container = KeyedEncodingContainer(DraftKeyedContainer<Key>(target))
    guard let pooled = ReusableContainer.of(container) else {
      target.owner = state
      return container
    }
    used.append(number)
    entries[number] = PooledContainer(pooled, target)
    return pooled.copy(keyedBy: type)
  }
}
