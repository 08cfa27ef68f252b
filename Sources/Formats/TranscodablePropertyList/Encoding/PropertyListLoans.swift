internal import TranscodableBytes
internal import TranscodableCore

/// Keyed containers that are lent out again as soon as no copy of them is left.
///
/// To make one costs an allocation and three look-ups of generic types in the runtime. Beside each container is what it
/// is about, in an object that the container shares.
struct PropertyListLoans: ~Copyable {
  /// What a container is about: a dictionary in the draft of a state.
  final class Subject {
    /// The state; it has the loan, or the owner is the same.
    let state: UnretainedReference<PropertyListEncodingState>
    /// Keeps the state alive, for a container that is not among the loans.
    fileprivate var owner: PropertyListEncodingState?
    let keys: PropertyListKeyTable
    fileprivate(set) var cell: ValueDraft.Index
    fileprivate(set) var path: CodingPaths.Path
    /// The number of the key in the table that is expected next.
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

  // A class, so that to look at a loan takes one retain, and not one for each of its parts.
  private final class Loan {
    let container: ReusableContainer
    let subject: Subject

    init(_ container: ReusableContainer, _ subject: Subject) {
      (self.container, self.subject) = (container, subject)
    }
  }

  /// The numbers of types of keys, from 1, by which their loans and tables are found.
  private var numbers = TypeIDTable()
  private var loans: ContiguousArray<Loan?> = [nil]
  private var tables: ContiguousArray<PropertyListKeyTable> = [PropertyListKeyTable()]
  /// The numbers of loans that were lent in this call.
  private var used: [Int] = []
  /// Whether the call is over, and the state is not used for another: nothing but what is made now keeps it alive.
  private var isOver = false

  /// A container for the members of a dictionary.
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

  /// Lends nothing any more: each container keeps the state alive from now on.
  mutating func close() { isOver = true }

  /// Takes back what was lent; containers of which there are copies are left to those.
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

  /// Makes a container for keys for which there is none, or for which the last one was kept.
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
