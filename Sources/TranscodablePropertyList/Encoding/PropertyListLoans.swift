internal import TranscodableBytes
internal import TranscodableCore

/// Keyed containers that are lent out again as soon as no copy of them is left.
///
/// To make one costs an allocation and three look-ups of generic types in the runtime. Beside each container is what it
/// is about, in an object that the container shares.
struct PropertyListLoans {
  /// What a container that is lent is about.
  final class Subject {
    /// The place; none between two calls.
    var place: PropertyListPlace?

    init(_ place: PropertyListPlace) { self.place = place }
  }

  private struct Loan {
    let keys: ObjectIdentifier
    let container: ReusableContainer
    let subject: Subject
  }

  /// The numbers of loans that are about something.
  private var used: [Int] = []
  private var loans: ContiguousArray<Loan?> = ContiguousArray(repeating: nil, count: 64)

  /// A container for the members of a dictionary.
  @inline(__always)
  mutating func container<Key: CodingKey>(
    keyedBy type: Key.Type, _ place: PropertyListPlace
  ) -> KeyedEncodingContainer<Key> {
    let keys = ObjectIdentifier(type)
    // Not by the golden ratio: such types often lie 144 bytes apart, a Fibonacci number, and would fall together.
    let number = Int(
      truncatingIfNeeded: (UInt64(UInt(bitPattern: keys)) &* 0xD6E8_FEB8_6659_FD93) &>> 58)
    if let loan = loans[number], loan.keys == keys {
      if loan.container.isKept {
        return KeyedEncodingContainer(PropertyListKeyedEncodingContainer(Subject(place)))
      }
      if loan.subject.place == nil { used.append(number) }
      loan.subject.place = place
      return loan.container.copy(keyedBy: type)
    }
    return makeLoan(keyedBy: type, place, number)
  }

  /// Takes back what was lent; containers of which there are copies are left to those.
  mutating func end() {
    while let number = used.popLast() {
      guard let loan = loans[number] else { continue }
      if loan.container.isKept { loans[number] = nil } else { loan.subject.place = nil }
    }
  }

  @inline(never)
  private mutating func makeLoan<Key: CodingKey>(
    keyedBy type: Key.Type, _ place: PropertyListPlace, _ number: Int
  ) -> KeyedEncodingContainer<Key> {
    let subject = Subject(place)
    let container = KeyedEncodingContainer(PropertyListKeyedEncodingContainer<Key>(subject))
    guard loans[number] == nil, let lent = ReusableContainer.of(container) else { return container }
    used.append(number)
    loans[number] = Loan(keys: ObjectIdentifier(type), container: lent, subject: subject)
    return lent.copy(keyedBy: type)
  }
}
