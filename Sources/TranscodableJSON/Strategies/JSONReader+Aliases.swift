internal import TranscodableBytes
internal import TranscodableCore

// Fields with several keys, of which the first in an order of rank counts that is there, wherever it stands in the object.
extension JSONReader {
  /// Reads the value of a member whose key is another name for that of a field, and goes on to the next member.
  ///
  /// Most objects have one of the keys: its value is read where it stands. If a key of higher rank comes later, its
  /// value will take the place of this one, whatever was wrong with this one.
  ///
  /// - Parameters:
  ///   - seen: A bit for each key of higher rank that has been taken; then the value here does not count.
  ///   - names: The keys of the field by rank, separated by NUL; the last one is that of this member.
  ///   - read: Reads the value.
  /// - Returns: The key word of the next member, or 0 if the object is closed.
  @inline(never)
  public mutating func __readAlias(
    _ seen: UInt64, _ names: StaticString, _ read: (inout JSONReader) -> Void
  ) -> UInt64 {
    let place = recoveryPlace
    let keys = names.description.split(separator: "\0").map(String.init)
    // Asked before only for a report, in which nothing may stand of a value that does not count.
    if seen != 0 || (isReporting && hasMember(behind: place, in: keys.dropLast())) {
      noteAlias(keys, at: place, isTaken: false)
      skipValue()
      return nextMember()
    }
    noteAlias(keys, at: place, isTaken: true)
    read(&self)
    if hasFailed, failure?.category == .data, hasMember(behind: place, in: keys.dropLast()) {
      _ = recover(to: place)
    }
    return nextMember()
  }

  /// Whether one of the members behind the value at a place has one of the keys.
  private func hasMember(behind place: RecoveryPlace, in keys: ArraySlice<String>) -> Bool {
    var reader = JSONReader(cursor.at(place.offset), settings: settings, context: context)
    reader.depth = place.depth
    reader.skipValue()
    while reader.nextEntry() {
      var key: String = reader.read(String.self)
      if let context { key = context.fieldKey(for: key) { codingPath(to: place) } }
      if keys.contains(key) { return !reader.hasFailed }
      guard reader.takeColon() else { return false }
      reader.skipValue()
    }
    return false
  }

  private func codingPath(to place: RecoveryPlace) -> [any CodingKey] {
    if let document { return document.codingPath(inDirectLane: place.offset).dropLast() }
    let locator = JSONFailureLocator(cursor.at(0), settings: settings)
    return locator.path(to: place.offset).dropLast()
  }

  private func noteAlias(_ keys: [String], at place: RecoveryPlace, isTaken: Bool) {
    guard let main = keys.first else { return }
    // Which of the others it is that counts, the members before or behind say.
    report(
      .alias, at: place.offset,
      replacement: isTaken ? nil : DecodingEvent.valueOfOtherKey, alternatives: [main])
  }
}
