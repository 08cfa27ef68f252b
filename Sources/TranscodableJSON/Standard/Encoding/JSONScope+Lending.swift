internal import TranscodableBytes

// What is handed out: encoders and containers, some of which are kept.
extension JSONScope {
  /// The keys of one type, and a container for them that encodes into this scope.
  final class Binding {
    let keys: ObjectIdentifier
    var table: JSONKeyTable
    var loan: LentContainer?

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
  func endLoans() {
    if binding.loan?.isKept == true { binding.table.isKeepingContainers = true }
    ticket = nil
    binding.loan = nil
    otherBindings = []
  }

  // MARK: - Keys

  /// Changes to keys of a type.
  @inline(never)
  func bind<Key: CodingKey>(_ type: Key.Type) {
    let keys = ObjectIdentifier(type)
    if binding.keys != keys {
      if let place = otherBindings.firstIndex(where: { $0.keys == keys }) {
        // No exchange in place: that would have every access to the property checked for overlaps.
        let other = otherBindings[place]
        otherBindings[place] = binding
        binding = other
      } else {
        if otherBindings.count < Self.capacity { otherBindings.append(binding) }
        binding = Binding(state.table(of: type))
      }
    }
    if table.identifier != keys { table = state.table(of: type) }
  }

  /// Forgets the tables of all types.
  func forgetTables() {
    table = state.emptyTable
    for binding in otherBindings { binding.table = state.emptyTable }
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
