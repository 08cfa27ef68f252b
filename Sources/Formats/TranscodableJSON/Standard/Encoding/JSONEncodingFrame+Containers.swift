internal import TranscodableBytes

// Methods that manage the encoders and containers that are passed to types. A type may keep
// references to them.
extension JSONEncodingFrame {
  /// The table of a key type, and a container that encodes values for these keys into this frame.
  final class Binding {
    let keys: ObjectIdentifier
    var table: JSONKeyTable
    /// The container for these keys.
    ///
    /// While this is the frame's current binding, the frame stores the container instead.
    let pooledContainer = ContainerSlot()
    /// The next binding in the frame's list.
    var next: Binding?

    init(_ table: JSONKeyTable) {
      keys = table.identifier
      self.table = table
    }
  }

  /// A frame keeps containers for at most this many key types, in addition to the most recent one.
  private static let capacity = 8

  /// Whether an encoder or a container of this frame is still referenced.
  @inline(__always)
  var isKept: Bool {
    if !isKnownUniquelyReferenced(&token) { return true }
    return hasEscapedContainer || pooledContainer.isKept
  }

  /// Records whether a container is still referenced before another container replaces it.
  func noteEscapedContainer() {
    guard pooledContainer.isKept else { return }
    pooledContainer.replace(by: nil)
    hasEscapedContainer = true
  }

  /// Releases the frame's containers, so that only external references keep the frame alive.
  ///
  /// This includes the containers of nested frames, because nothing else would release them. None
  /// of the nested frames is open.
  func releaseContainers() {
    if pooledContainer.isKept { binding.table.isKeepingContainers = true }
    token = nil
    pooledContainer.replace(by: nil)
    // The table is kept because coding paths are computed from it.
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

  /// Returns the binding for a key type.
  ///
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

  /// Inserts a binding after the current one.
  ///
  /// If there are too many bindings, all except the current one are removed.
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
    // Pooling a container requires a check that takes as long as creating a hundred containers.
    // Containers are therefore pooled only for types that are encoded repeatedly.
    table.uses += 1
    guard table.uses > 4 else { return false }
    pooledContainer.replace(
      by: ReusableContainer.of(
        KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(frame: self, token: nil))))
    if pooledContainer.isEmpty { table.isKeepingContainers = true }
    return !pooledContainer.isEmpty
  }
}
