/// How the members of dictionaries were sorted, to be tried for others with as many members.
struct SortedOrders {
  /// What is kept of a dictionary with 5 to 64 members.
  private static var room: Int { 64 }

  private var counts = ContiguousArray<UInt8>(repeating: 0, count: 32)
  /// The places that the members had before they were sorted, by dictionary.
  private var places = ContiguousArray<UInt8>(repeating: 0, count: 32 * room)

  /// The number of an order of so many members.
  ///
  /// - Parameters:
  ///   - count: The number of members.
  ///   - first: The first eight bytes of the first key.
  /// - Returns: The number; nil if there is none.
  @inline(__always)
  func order(of count: Int, _ first: UInt64) -> Int? {
    let number = Self.number(count, first)
    return counts[number] == count ? number : nil
  }

  /// The place that a member of an order had before it was sorted; below the number of members.
  @inline(__always)
  func place(_ number: Int, in order: Int) -> Int { Int(places[order &* Self.room &+ number]) }

  /// Keeps an order; one of few members is sorted as fast as it is tried.
  ///
  /// - Parameters:
  ///   - count: The number of members.
  ///   - first: The first eight bytes of the key that was the first one before.
  ///   - place: The place that a member had before.
  mutating func remember(_ count: Int, _ first: UInt64, _ place: (Int) -> UInt32) {
    guard 5...Self.room ~= count else { return }
    let order = Self.number(count, first)
    counts[order] = UInt8(truncatingIfNeeded: count)
    for number in 0..<count {
      places[order &* Self.room &+ number] = UInt8(truncatingIfNeeded: place(number))
    }
  }

  @inline(__always)
  private static func number(_ count: Int, _ first: UInt64) -> Int {
    Int(((first ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15) &>> 59)
  }
}
