internal import TranscodableBytes
internal import TranscodableCore

/// Formatting options for JSON.
public struct JSONLayout: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a layout from a bit mask of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Writes each member and element on its own line, indented by two spaces per level.
  public static let prettyPrinted = JSONLayout(rawValue: 1 << 0)
  /// Sorts the members of each object by the bytes of their keys.
  ///
  /// Without this option, members are written in the order in which they are encoded.
  public static let sortedKeys = JSONLayout(rawValue: 1 << 1)
  /// Writes slashes without escaping them.
  public static let withoutEscapingSlashes = JSONLayout(rawValue: 1 << 3)
}

/// The indentation of pretty-printed output, and the positions of members that are sorted or
/// merged.
///
/// Members are sorted in the output when their object is closed, so the bytes of a member are
/// copied once per nesting level.
@usableFromInline
struct PrettyPrintState {
  struct Member {
    /// The key before conversion.
    var name: String
    var key: [UInt8]
    var start: Int
  }

  let isPretty: Bool
  let isSorted: Bool
  private let convertsKeys: Bool
  /// The members of the open objects, innermost last.
  ///
  /// The list stays empty unless keys are sorted or converted.
  private var members: [[Member]] = []
  private var starts: [Int] = []

  init(_ layout: JSONLayout, convertsKeys: Bool) {
    self.convertsKeys = convertsKeys
    isPretty = layout.contains(.prettyPrinted)
    isSorted = layout.contains(.sortedKeys)
  }

  var tracksMembers: Bool { isSorted || convertsKeys }

  mutating func beginObject(at start: Int) {
    guard tracksMembers else { return }
    members.append([])
    starts.append(start)
  }

  mutating func rollBack(to start: Int) {
    while let last = starts.last, last > start {
      starts.removeLast()
      members.removeLast()
    }
    guard !members.isEmpty else { return }
    while let last = members[members.count - 1].last, last.start >= start {
      members[members.count - 1].removeLast()
    }
  }

  mutating func beginMember(_ key: String, named name: String, at start: Int) {
    guard tracksMembers, !members.isEmpty else { return }
    members[members.count - 1].append(Member(name: name, key: Array(key.utf8), start: start))
  }

  /// Replaces the converted keys in a path that starts at an offset of the output.
  func unconverted(_ path: [any CodingKey], from start: Int) -> [any CodingKey] {
    guard convertsKeys else { return path }
    var names = zip(starts, members).lazy.filter { $0.0 >= start }.map { $0.1.last?.name }
      .makeIterator()
    return path.map { key in
      guard key.intValue == nil || !key.stringValue.hasPrefix("Index "), let name = names.next()
      else { return key }
      return name.map { CodingFieldKey(text: $0) } ?? key
    }
  }

  mutating func endObject(in output: inout ByteOutput) {
    guard tracksMembers, let members = members.popLast() else { return }
    starts.removeLast()
    guard members.count > 1, let order = order(of: members) else { return }
    let end = output.count
    let first = members[0].start
    var sorted = ByteOutput(capacity: end - first)
    output.withSpan(from: first) { bytes in
      for index in order {
        let lower = members[index].start - first
        let upper = (index + 1 < members.count ? members[index + 1].start : end) - first
        sorted.append(bytes.extracting(lower..<upper))
      }
    }
    output.truncate(to: first)
    sorted.withSpan { output.append($0) }
  }

  private func order(of members: [Member]) -> [Int]? {
    var order = convertsKeys ? merged(members) : nil
    guard isSorted else { return order }
    let isInOrder = members.indices.dropFirst().allSatisfy {
      !members[$0].key.lexicographicallyPrecedes(members[$0 - 1].key)
    }
    if isInOrder { return order }
    order = order ?? Array(members.indices)
    order?.sort { left, right in
      members[left].key == members[right].key
        ? left < right : members[left].key.lexicographicallyPrecedes(members[right].key)
    }
    return order
  }

  /// If keys are equal, the last member is written at the position of the first one.
  ///
  /// The result is `nil` if all keys differ.
  private func merged(_ members: [Member]) -> [Int]? {
    var positions: [[UInt8]: Int] = [:]
    var order: [Int] = []
    for (index, member) in members.enumerated() {
      if let position = positions[member.key] {
        order[position] = index
      } else {
        positions[member.key] = order.count
        order.append(index)
      }
    }
    return order.count < members.count ? order : nil
  }
}
