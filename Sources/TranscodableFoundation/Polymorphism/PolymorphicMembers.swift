internal import Foundation
public import TranscodableCore

/// The types whose values may stand in one place, and the key of the tag that tells them apart.
///
/// A list written by `@CodablePolymorphic` can be added to while the program runs, such as by modules that the list does
/// not know:
///
/// ```swift
/// BlockCoding.members.register(Chart.self, tag: "chart") { $0 }
/// ```
public final class PolymorphicMembers<Value>: @unchecked Sendable {
  // Unchecked: the table is looked at and changed under the lock only.

  /// The members at one time.
  struct Table {
    private(set) var members: [PolymorphicMember<Value>] = []
    private(set) var numbers: [CaseTag: Int] = [:]
    private(set) var numbersOfTypes: [ObjectIdentifier: Int] = [:]

    mutating func add(_ member: PolymorphicMember<Value>) {
      for tag in member.tags {
        if let other = numbers[tag] {
          precondition(
            members[other].type == member.type,
            "\(members[other].type) and \(member.type) both have the tag \(tag)")
        }
        numbers[tag] = members.count
      }
      numbersOfTypes[ObjectIdentifier(member.type)] = members.count
      members.append(member)
    }
  }

  /// The keys on the way to the tag.
  let path: [FieldKey]
  let keys: [Substring]
  /// The type of what has an unknown tag.
  let fallback: PolymorphicMember<Value>?
  private var contents: Table
  private let lock = NSLock()

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - tag: The key of the tag, or a path to it with dots between the keys.
  ///   - members: The types. No two of them may have the same tag.
  ///   - fallback: The type of what has an unknown tag; its values keep the tag themselves, if they want to.
  public init(
    tag: String, _ members: [PolymorphicMember<Value>],
    fallback: PolymorphicMember<Value>? = nil
  ) {
    keys = tag.split(separator: ".", omittingEmptySubsequences: false)
    path = keys.map { FieldKey(stringValue: String($0)) }
    self.fallback = fallback
    contents = members.reduce(into: Table()) { $0.add($1) }
  }

  /// Adds a type, from now on.
  ///
  /// - Parameters:
  ///   - type: The type. Its values have to be objects in the text.
  ///   - tag: Its tag, unless the type says it itself, see ``CodingTagged``.
  ///   - convert: Makes a value of all types of one of this type: `{ $0 }`.
  public func register<Member: Codable & SendableMetatype>(
    _ type: Member.Type, tag: CaseTag, _ convert: @escaping @Sendable (Member) -> Value
  ) {
    lock.withLock { contents.add(PolymorphicMember(type, tag: tag, convert)) }
  }

  var table: Table { lock.withLock { contents } }
}
