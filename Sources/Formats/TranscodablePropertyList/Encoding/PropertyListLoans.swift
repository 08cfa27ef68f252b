internal import TranscodableBytes
internal import TranscodableCore

/// A pool of keyed containers, each of which is reused as soon as no copy of it is left.
///
/// Creating a container costs an allocation and three lookups of generic types in the runtime. The
/// state that varies between uses is in a ``Target``, which the container references.
struct PropertyListLoans: ~Copyable {
  /// The dictionary in a draft that a container writes to.
  final class Subject {
    /// Kept alive by the pool, or by `owner`.
    let state: UnretainedReference<PropertyListEncodingState>
    /// Keeps the state alive for a container outside the pool.
    fileprivate var owner: PropertyListEncodingState?
    let keys: PropertyListKeyTable
    fileprivate(set) var cell: ValueDraft.Index
    fileprivate(set) var path: CodingPaths.Path
    /// The index of the next expected key in the table.
    var nextKey = 0
    fileprivate var isLent = true

    fileprivate init(
      _ state: PropertyListEncodingState, _ keys: PropertyListKeyTable, _ cell: ValueDraft.Index,
      _ path: CodingPaths.Path, isLent: Bool
    ) {
      self.state = UnretainedReference(state)
      owner = isLent ? nil : state
      self.keys = keys
      (self.cell, self.path) = (cell, path)
    }
  }

  // A class, so that reading an entry takes one retain instead of one for each of its parts.
  private final class Loan {
    let container: ReusableContainer
    let subject: Subject

    init(_ container: ReusableContainer, _ subject: Subject) {
      (self.container, self.subject) = (container, subject)
    }
  }

  /// The index of each key type in `entries` and `tables`, starting at 1.
  private var numbers = TypeIDTable()
  private var loans: ContiguousArray<Loan?> = [nil]
  private var tables: ContiguousArray<PropertyListKeyTable> = [PropertyListKeyTable()]
  /// The indices of the containers that were used in this call.
  private var used: [Int] = []
  /// Whether the call has ended without the state being reused, so only containers made from now on
  /// keep it alive.
  private var isOver = false

  @inline(__always)
  mutating func container<Key: CodingKey>(
    keyedBy type: Key.Type, _ state: PropertyListEncodingState, _ cell: ValueDraft.Index,
    _ path: CodingPaths.Path
  ) -> KeyedEncodingContainer<Key> {
    let number = Int(bitPattern: numbers[ObjectIdentifier(type)])
    let loan = loans[number]
    if isOver || loan?.container.isKept == true {
      return KeyedEncodingContainer(
        PropertyListKeyedEncodingContainer(
          Subject(state, tables[number], cell, path, isLent: false)))
    }
    guard let loan else { return makeLoan(keyedBy: type, state, cell, path, number) }
    let subject = loan.subject
    if !subject.isLent {
      used.append(number)
      subject.isLent = true
    }
    (subject.cell, subject.path, subject.nextKey) = (cell, path, 0)
    return loan.container.copy(keyedBy: type)
  }

  /// Stops pooling: from now on, each container keeps the state alive.
  mutating func close() { isOver = true }

  /// Reclaims the containers, except those that have been copied elsewhere.
  mutating func end(_ state: PropertyListEncodingState) {
    while let number = used.popLast() {
      guard let loan = loans[number] else { continue }
      loan.subject.isLent = false
      if loan.container.isKept {
        loan.subject.owner = state
        loans[number] = nil
      }
    }
  }

  /// Creates a container for a key type that has none in the pool.
  @inline(never)
  private mutating func makeLoan<Key: CodingKey>(
    keyedBy type: Key.Type, _ state: PropertyListEncodingState, _ cell: ValueDraft.Index,
    _ path: CodingPaths.Path, _ known: Int
  ) -> KeyedEncodingContainer<Key> {
    var number = known
    if known == 0 {
      number = loans.count
      numbers.set(UInt(number), for: ObjectIdentifier(type))
      loans.append(nil)
      tables.append(PropertyListKeyTable())
    }
    let subject = Subject(state, tables[number], cell, path, isLent: true)
    let container = KeyedEncodingContainer(PropertyListKeyedEncodingContainer<Key>(subject))
    guard let lent = ReusableContainer.of(container) else {
      subject.owner = state
      return container
    }
    used.append(number)
    loans[number] = Loan(lent, subject)
    return lent.copy(keyedBy: type)
  }
}
