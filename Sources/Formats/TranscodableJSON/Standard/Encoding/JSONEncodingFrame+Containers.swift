internal import TranscodableBytes

// The encoders and containers that are passed to types. Types may keep references to them.
extension JSONEncodingFrame {
  /// The keys of one key type, and a container that encodes these keys into this frame.
  final class Binding {
    let keys: ObjectIdentifier
    var table: JSONKeyTable
    /// The container for these keys, unless they are the keys of the frame's most recent object.
    ///
    /// In that case, the frame stores the container.
    let pooledContainer = ContainerSlot()
    /// The next binding in the list, in the order of creation.
    var next: Binding?

    init(_ table: JSONKeyTable) {
      keys = table.identifier
      self.table = table
    }
  }

  /// The maximum number of key types, except for the most recent one, for which a frame keeps
  /// containers.
  private static let capacity = 8

  /// Whether an encoder or a container of this frame is still referenced.
  @inline(__always)
  var isKept: Bool {
    if !isKnownUniquelyReferenced(&token) { return true }
    return hasEscapedContainer || pooledContainer.isKept
  }

  /// Records that a container is still referenced, before another container replaces it.
  func noteEscapedContainer() {
    guard pooledContainer.isKept else { return }
    pooledContainer.replace(by: nil)
    hasEscapedContainer = true
  }

  /// Releases the frame's containers, so that only external references keep the frame alive.
  ///
  /// The containers of nested frames are released as well, because nothing else would release them.
  /// None of the nested frames is open.
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
  /// If there are too many bindings, removes the others.
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
    // The check costs as much as a hundred containers, so it is only made for types that are
    // encoded repeatedly.
    table.uses += 1
    guard table.uses > 4 else { return false }
    pooledContainer.replace(
      by: ReusableContainer.of(
        KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(frame: self, token: nil))))
    if pooledContainer.isEmpty { table.isKeepingContainers = true }
    return !pooledContainer.isEmpty
  }
}
