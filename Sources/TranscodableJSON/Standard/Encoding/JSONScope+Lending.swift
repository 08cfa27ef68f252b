internal import TranscodableBytes

// What is handed out: encoders and containers, some of which are kept.
extension JSONScope {
  /// The keys of one type, and a container for them that encodes into this scope.
  final class Binding {
    let keys: ObjectIdentifier
    var table: JSONKeyTable
    var loan: LentContainer?
    /// The one used before this one.
    var next: Binding?

    init(_ table: JSONKeyTable) {
      keys = table.identifier
      self.table = table
    }
  }

  /// The most types of keys, beside the last one, whose containers a scope has ready.
  private static let capacity = 8

  /// Whether somebody has an encoder or a container of this scope.
  @inline(__always)
  var isKept: Bool {
    if !isKnownUniquelyReferenced(&ticket) { return true }
    return isLeftBehind || binding.loan?.isKept ?? false
  }

  /// Sees to it that a container that was kept counts, although another one is going to be lent.
  func noteLeftBehind() {
    guard binding.loan?.isKept == true else { return }
    binding.loan = nil
    isLeftBehind = true
  }

  /// Lets go of what is handed out: what refers to this scope from now on is what keeps it.
  ///
  /// And of the scopes inside, none of which is open: nobody else would end their loans.
  func endLoans() {
    if binding.loan?.isKept == true { binding.table.isKeepingContainers = true }
    ticket = nil
    // The table stays: paths are made of it.
    (binding.loan, binding.next) = (nil, nil)
    child?.endLoans()
    child = nil
  }

  // MARK: - Keys

  /// Changes to keys of a type.
  @inline(never)
  func bind<Key: CodingKey>(_ type: Key.Type) {
    let keys = ObjectIdentifier(type)
    if binding.keys != keys {
      let bound = takeBinding(of: keys) ?? Binding(state.table(of: type))
      bound.next = binding
      binding = bound
    }
    if table.identifier != keys { table = state.table(of: type) }
  }

  /// Takes what was bound to a type out of the list, and forgets what would make the list too long.
  private func takeBinding(of keys: ObjectIdentifier) -> Binding? {
    var last = binding
    var count = 0
    while let other = last.next {
      if other.keys == keys {
        last.next = other.next
        return other
      }
      count += 1
      if count == Self.capacity { last.next = nil }
      last = other
    }
    return nil
  }

  /// Forgets the tables of all types.
  func forgetTables() {
    var bound: Binding? = binding
    while let present = bound {
      present.table = state.emptyTable
      bound = present.next
    }
    child?.forgetTables()
  }

  // MARK: - Containers

  /// A container that is ready for the value, nil if a new one has to be made.
  @inline(__always)
  func borrowContainer<Key: CodingKey>(_ type: Key.Type) -> LentContainer? {
    if let loan = binding.loan { return loan }
    return makeLoan(type)
  }

  @inline(never)
  private func makeLoan<Key: CodingKey>(_ type: Key.Type) -> LentContainer? {
    guard ticket != nil, !isLeftBehind, !table.isKeepingContainers else { return nil }
    // It takes the time of a hundred containers: not for types that come once.
    table.uses += 1
    guard table.uses > 4 else { return nil }
    binding.loan = LentContainer.of(
      KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(scope: self, ticket: nil)))
    if binding.loan == nil { table.isKeepingContainers = true }
    return binding.loan
  }
}
