internal import TranscodableBytes

// What is handed out: encoders and containers, some of which are kept.
extension JSONEncodingFrame {
  /// The keys of one type, and a container for them that encodes into this frame.
  final class Binding {
    let keys: ObjectIdentifier
    var table: JSONKeyTable
    /// The container, unless these are the keys of the frame's last object.
    let loan = ContainerSlot()
    /// The one that was new after this one.
    var next: Binding?

    init(_ table: JSONKeyTable) {
      keys = table.identifier
      self.table = table
    }
  }

  /// The most types of keys, beside the last one, whose containers a frame has ready.
  private static let capacity = 8

  /// Whether an encoder or a container of this frame is kept elsewhere.
  @inline(__always)
  var isKept: Bool {
    if !isKnownUniquelyReferenced(&token) { return true }
    return isLeftBehind || loan.isKept
  }

  /// Sees to it that a container that was kept counts, although another one is going to be lent.
  func noteLeftBehind() {
    guard loan.isKept else { return }
    loan.replace(by: nil)
    isLeftBehind = true
  }

  /// Lets go of what is handed out: what refers to this frame from now on is what keeps it.
  ///
  /// And of the frames inside, none of which is open, and whose loans would not be ended otherwise.
  func endLoans() {
    if loan.isKept { binding.table.isKeepingContainers = true }
    token = nil
    loan.replace(by: nil)
    // The table stays: paths are made of it.
    binding.next = nil
    firstBinding = binding
    child?.endLoans()
    child = nil
  }

  // MARK: - Keys

  /// Changes to keys of a type.
  @inline(never)
  func bind<Key: CodingKey>(_ type: Key.Type) {
    bind(ObjectIdentifier(type)) { state.table(of: type) }
  }

  /// Changes to the keys that a table is for.
  @inline(__always)
  func bind(_ keys: ObjectIdentifier, _ find: () -> JSONKeyTable) {
    if binding.keys != keys {
      let new = binding(of: keys) ?? addBinding(Binding(find()))
      loan.exchange(with: binding.loan)
      loan.exchange(with: new.loan)
      binding = new
    }
    if table.identifier != keys { table = find() }
  }

  /// What was bound to a type.
  ///
  /// Types come in the same order again and again: what is wanted is most often the next in the list.
  @inline(__always)
  private func binding(of keys: ObjectIdentifier) -> Binding? {
    if let next = binding.next, next.keys == keys { return next }
    var bound = firstBinding
    while let present = bound {
      if present.keys == keys { return present }
      bound = present.next
    }
    return nil
  }

  /// Puts a type after the present one, and forgets the others if there are too many.
  private func addBinding(_ new: Binding) -> Binding {
    var count = 0
    var bound = firstBinding
    while let present = bound {
      count += 1
      bound = present.next
    }
    if count > Self.capacity {
      (binding.next, firstBinding) = (nil, binding)
    }
    new.next = binding.next
    binding.next = new
    return new
  }

  /// Forgets the tables of all types.
  func forgetTables() {
    var bound = firstBinding
    while let present = bound {
      present.table = state.emptyTable
      bound = present.next
    }
    child?.forgetTables()
  }

  // MARK: - Containers

  /// Whether a container is ready for the value; if not, a new one has to be made.
  @inline(__always)
  func hasLoan<Key: CodingKey>(_ type: Key.Type) -> Bool { !loan.isEmpty || makeLoan(type) }

  @inline(never)
  private func makeLoan<Key: CodingKey>(_ type: Key.Type) -> Bool {
    guard token != nil, !isLeftBehind, !table.isKeepingContainers else { return false }
    // It takes the time of a hundred containers: not for types that come once.
    table.uses += 1
    guard table.uses > 4 else { return false }
    loan.replace(
      by: ReusableContainer.of(
        KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(frame: self, token: nil))))
    if loan.isEmpty { table.isKeepingContainers = true }
    return !loan.isEmpty
  }
}
