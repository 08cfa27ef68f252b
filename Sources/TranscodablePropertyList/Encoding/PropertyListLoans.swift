internal import TranscodableBytes
internal import TranscodableCore

/// Keyed containers that are lent out again as soon as no copy of them is left.
///
/// To make one costs an allocation and three look-ups of generic types in the runtime. Beside each container is what it
/// is about, in an object that the container shares.
struct PropertyListLoans: ~Copyable {
  /// What a container that is lent is about.
  final class Subject {
    /// The place; none between two calls.
    var place: PropertyListPlace?

    init(_ place: PropertyListPlace) { self.place = place }
  }

  private struct Loan {
    let container: ReusableContainer
    let subject: Subject
  }

  /// The numbers of types of keys, from 1, by which their loans are found.
  private var numbers = TypeWords()
  /// The loans by their numbers.
  private var loans: ContiguousArray<Loan?> = [nil]
  /// The numbers of loans that are about something.
  private var used: [Int] = []

  /// A container for the members of a dictionary.
  @inline(__always)
  mutating func container<Key: CodingKey>(
    keyedBy type: Key.Type, _ place: PropertyListPlace
  ) -> KeyedEncodingContainer<Key> {
    let number = Int(bitPattern: numbers[ObjectIdentifier(type)])
    guard let loan = loans[number] else { return makeLoan(keyedBy: type, place, number) }
    if loan.container.isKept {
      return KeyedEncodingContainer(PropertyListKeyedEncodingContainer(Subject(place)))
    }
    if loan.subject.place == nil { used.append(number) }
    loan.subject.place = place
    return loan.container.copy(keyedBy: type)
  }

  /// Takes back what was lent; containers of which there are copies are left to those.
  mutating func end() {
    while let number = used.popLast() {
      guard let loan = loans[number] else { continue }
      if loan.container.isKept { loans[number] = nil } else { loan.subject.place = nil }
    }
  }

  /// Makes a container for keys for which there is none, or for which the last one was kept.
  @inline(never)
  private mutating func makeLoan<Key: CodingKey>(
    keyedBy type: Key.Type, _ place: PropertyListPlace, _ known: Int
  ) -> KeyedEncodingContainer<Key> {
    let subject = Subject(place)
    let container = KeyedEncodingContainer(PropertyListKeyedEncodingContainer<Key>(subject))
    guard let lent = ReusableContainer.of(container) else { return container }
    var number = known
    if known == 0 {
      number = loans.count
      numbers.set(UInt(number), for: ObjectIdentifier(type))
      loans.append(nil)
    }
    used.append(number)
    loans[number] = Loan(container: lent, subject: subject)
    return lent.copy(keyedBy: type)
  }
}
