internal import TranscodableBytes

// Methods that manage the encoders and containers that are passed to types. A type may keep
// references to them.
extension JSONEncodingFrame {
  /// A key type's table, together with a container that can be reused for its keys.
  final class Binding {
    let keys: ObjectIdentifier
    var table: JSONKeyTable
    let pooledContainer = ContainerSlot()
    var next: Binding?

    init(_ table: JSONKeyTable) {
      keys = table.identifier
      self.table = table
    }
  }

  /// The maximum number of key types for which a frame keeps containers.
  ///
  /// The most recent key type isn't counted.
  private static let capacity = 8

  @inline(__always)
  var isKept: Bool {
    if !isKnownUniquelyReferenced(&token) { return true }
    return pooledContainer.isKept
  }

  /// Prevents the frame from being reused if its container is still referenced.
  func noteEscapedContainer() {
    guard pooledContainer.isKept else { return }
    pooledContainer.replace(by: nil)
    token = nil
  }

  /// Removes the frame from the tree of frames, and stops reusing its containers.
  func detach() {
    if pooledContainer.isKept { binding.table.isKeepingContainers = true }
    (token, parent) = (nil, nil)
    pooledContainer.replace(by: nil)
    // The table is kept because coding paths are computed from it.
    binding.next = nil
    firstBinding = binding
    child?.detach()
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

  /// If the list is full, all bindings except the current one are removed.
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
      current.table = state.initialTable
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
    guard token != nil, !table.isKeepingContainers else { return false }
    // Containers are pooled only for types that are encoded repeatedly. Pooling a container
    // requires a check that takes as long as creating a hundred containers.
    table.uses += 1
    guard table.uses > 4 else { return false }
    pooledContainer.replace(
      by: ReusableContainer.of(
        KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(frame: self, token: nil))))
    if pooledContainer.isEmpty { table.isKeepingContainers = true }
    return !pooledContainer.isEmpty
  }
}

// The elements of an array.
extension JSONEncodingFrame {
  @inline(__always)
  func encodeScalar(_ write: (inout JSONWriter) -> Void) throws {
    guard isActive || prepareText() else { return try containerInDraft.append(write) }
    state.writerCell.withValue { writer in write(&writer) }
    count &+= 1
  }

  @inline(__always)
  func encodeElement<Value: Encodable>(_ value: Value) throws {
    guard isActive || prepareText() else { return try containerInDraft.append(value, in: state) }
    try encodeElementInText(value)
  }

  /// This is a separate function, so that the element is borrowed instead of copied.
  @inline(never)
  func encodeNext<Value: Encodable>(_ value: borrowing Value) throws {
    guard isActive else { return try containerInDraft.append(copy value, in: state) }
    try encodeElementInText(value)
  }

  @inline(__always)
  private func encodeElementInText<Value: Encodable>(_ value: Value) throws {
    memberStart = state.writerCell.withValue { $0.output.count }
    count &+= 1
    try encodeBegun(value)
  }

  @inline(__always)
  func nestElement() -> JSONEncodingFrame {
    guard isActive || prepareText() else {
      return JSONEncodingFrame(state, at: containerInDraft.nestedElement)
    }
    memberStart = state.writerCell.withValue { $0.output.count }
    count &+= 1
    return nestBegun()
  }

  var elementCount: Int {
    switch phase {
    case .drafted: slot?.elementCount ?? count
    // The index doesn't include an element that is still being encoded.
    case .encoding, .lending: count - 1
    case .closed, .active, .nesting, .nestingCall: count
    }
  }
}
