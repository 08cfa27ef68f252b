internal import TranscodableBytes

// The encoders and containers that are passed to types, some of which types keep.
extension JSONEncodingFrame {
  /// The keys of one type, and a container for them that encodes into this frame.
  final class Binding {
    let keys: ObjectIdentifier
    var table: JSONKeyTable
    /// The container, unless these are the keys of the frame's last object; then the frame holds
    /// it.
    let pooledContainer = ContainerSlot()
    /// The next binding in the list, in the order of creation.
    var next: Binding?

    init(_ table: JSONKeyTable) {
      keys = table.identifier
      self.table = table
    }
  }

  /// The maximum number of key types, in addition to the last one, for which a frame has containers
  /// ready.
  private static let capacity = 8

  /// Whether an encoder or a container of this frame is still referenced.
  @inline(__always)
  var isKept: Bool {
    if !isKnownUniquelyReferenced(&token) { return true }
    return hasEscapedContainer || pooledContainer.isKept
  }

  /// Records a container that is still referenced before another one replaces it.
  func noteEscapedContainer() {
    guard pooledContainer.isKept else { return }
    pooledContainer.replace(by: nil)
    hasEscapedContainer = true
  }

  /// Releases the frame's containers, so that only external references keep the frame alive.
  ///
  /// Also for nested frames, none of which is open, because nothing else would release their
  /// containers.
  func releaseContainers() {
    if pooledContainer.isKept { binding.table.isKeepingContainers = true }
    token = nil
    pooledContainer.replace(by: nil)
    // The table is kept: coding paths are computed from it.
    binding.next = nil
    firstBinding = binding
    child?.releaseContainers()
    child = nil
  }

  // MARK: - Keys

  @inline(never)
  func bind<Key: CodingKey>(_ type: Key.Type) {
    bind(ObjectIdentifier(type)) { state.table(of: type) }
  }

  @inline(__always)
  func bind(_ keys: ObjectIdentifier, _ find: () -> JSONKeyTable) {
    if binding.keys != keys {
      let new = binding(of: keys) ?? addBinding(Binding(find()))
      pooledContainer.exchange(with: binding.pooledContainer)
      pooledContainer.exchange(with: new.pooledContainer)
      binding = new
    }
    if table.identifier != keys { table = find() }
  }

  /// Types are usually encoded in the same order, so the next binding in the list is checked first.
  @inline(__always)
  private func binding(of keys: ObjectIdentifier) -> Binding? {
    if let next = binding.next, next.keys == keys { return next }
    var bound = firstBinding
    while let current = bound {
      if current.keys == keys { return current }
      bound = current.next
    }
    return nil
  }

  /// Inserts a binding after the current one, and removes the others if there are too many.
  private func addBinding(_ new: Binding) -> Binding {
    var count = 0
    var bound = firstBinding
    while let current = bound {
      count += 1
      bound = current.next
    }
    if count > Self.capacity {
      (binding.next, firstBinding) = (nil, binding)
    }
    new.next = binding.next
    binding.next = new
    return new
  }

  func forgetTables() {
    var bound = firstBinding
    while let current = bound {
      current.table = state.emptyTable
      bound = current.next
    }
    child?.forgetTables()
  }

  // MARK: - Containers

  @inline(__always)
  func hasPooledContainer<Key: CodingKey>(_ type: Key.Type) -> Bool {
    !pooledContainer.isEmpty || makePooledContainer(type)
  }

  @inline(never)
  private func makePooledContainer<Key: CodingKey>(_ type: Key.Type) -> Bool {
    guard token != nil, !hasEscapedContainer, !table.isKeepingContainers else { return false }
    // Costs as much as a hundred containers, so only for types that are encoded repeatedly.
    table.uses += 1
    guard table.uses > 4 else { return false }
    pooledContainer.replace(
      by: ReusableContainer.of(
        KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(frame: self, token: nil))))
    if pooledContainer.isEmpty { table.isKeepingContainers = true }
    return !pooledContainer.isEmpty
  }
}
