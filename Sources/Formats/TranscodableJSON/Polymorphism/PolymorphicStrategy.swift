internal import TranscodableBytes
public import TranscodableCore

/// A type whose values are among those of others, told apart by a tag.
public struct CodablePolymorphicMember<Value>: Sendable {
  let type: any Any.Type
  let tags: [CodingTagValue]
  /// Decodes the value of an object that has the key of the tag, too.
  let decode: @Sendable (any Decoder, _ tag: Set<String>) throws -> Value
  let read: @Sendable (inout JSONReader) -> Value?
  /// Encodes the value into the object that has its tag already; false if the value is none of the type.
  let encode: @Sendable (Value, any Encoder) throws -> Bool

  /// Makes a type one of several.
  ///
  /// - Parameters:
  ///   - type: The type. Its values have to be objects in the text.
  ///   - tag: Its tag, unless the type says it itself, see ``CodingTagged``.
  ///   - convert: Makes a value of all types of one of this type: `{ $0 }`.
  public init<Member: Codable & SendableMetatype>(
    _ type: Member.Type, tag: CodingTagValue, _ convert: @escaping @Sendable (Member) -> Value
  ) {
    self.type = type
    tags = (type as? any CodingTagged.Type)?.codingTags ?? [tag]
    decode = { convert(try $0.shared(Member.self, besides: $1)) }
    read = { reader in
      let member: Member? = reader.read(Member.self)
      return member.map(convert)
    }
    encode = { value, encoder in
      guard let member = value as? Member else { return false }
      try member.encode(to: encoder)
      return true
    }
  }
}

/// The types whose values may be in one place, and the key of the tag that tells them apart.
///
/// A list written by `@CodablePolymorphic` can be added to while the program runs, such as by modules that the list does
/// not know:
///
/// ```swift
/// BlockCoding.members.register(Chart.self, tag: "chart") { $0 }
/// ```
public final class CodablePolymorphicMembers<Value>: @unchecked Sendable {
  // Unchecked: the table is looked at and changed under the lock only.

  /// The members at one time.
  struct Table {
    private(set) var members: [CodablePolymorphicMember<Value>] = []
    private(set) var numbers: [CodingTagValue: Int] = [:]
    private(set) var numbersOfTypes: [ObjectIdentifier: Int] = [:]

    mutating func add(_ member: CodablePolymorphicMember<Value>) {
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
  let path: [CodingFieldKey]
  let keys: [Substring]
  /// The key that the objects of all members have besides those of their fields.
  let tagKey: Set<String>
  /// The type of what has an unknown tag.
  let fallback: CodablePolymorphicMember<Value>?
  private let contents: Locked<Table>

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - tag: The key of the tag, or a path to it with dots between the keys.
  ///   - members: The types. No two of them may have the same tag.
  ///   - fallback: The type of what has an unknown tag; its values keep the tag themselves, if they want to.
  public init(
    tag: String, _ members: [CodablePolymorphicMember<Value>],
    fallback: CodablePolymorphicMember<Value>? = nil
  ) {
    keys = tag.split(separator: ".", omittingEmptySubsequences: false)
    path = keys.map { CodingFieldKey(stringValue: String($0)) }
    tagKey = Set(keys.prefix(1).map(String.init))
    self.fallback = fallback
    contents = Locked(members.reduce(into: Table()) { $0.add($1) })
  }

  /// Adds a type, from now on.
  ///
  /// - Parameters:
  ///   - type: The type. Its values have to be objects in the text.
  ///   - tag: Its tag, unless the type says it itself, see ``CodingTagged``.
  ///   - convert: Makes a value of all types of one of this type: `{ $0 }`.
  public func register<Member: Codable & SendableMetatype>(
    _ type: Member.Type, tag: CodingTagValue, _ convert: @escaping @Sendable (Member) -> Value
  ) {
    contents.withLock { $0.add(CodablePolymorphicMember(type, tag: tag, convert)) }
  }

  var table: Table { contents.withLock { $0 } }
}

/// Values of several types, told apart by a tag among their members.
///
/// `@CodablePolymorphic` on a protocol writes such a strategy.
public protocol PolymorphicStrategy<Value>: CodingStrategy, JSONDecodingStrategy, __FormedStrategy {
  /// The types.
  static var members: CodablePolymorphicMembers<Value> { get }
}

extension PolymorphicStrategy {
  /// Decodes a value of the type that its tag says.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Returns: The value.
  /// - Throws: `DecodingError.dataCorrupted` at the tag if no type has it and there is no other one.
  public func decode(from decoder: any Decoder) throws -> Value {
    let (members, table) = (Self.members, Self.members.table)
    let place = try __CaseDecoder(decoder, path: members.path) { table.numbers[$0] }
    if let index = place.index { return try table.members[index].decode(decoder, members.tagKey) }
    let tags = { table.numbers.keys.compactMap(\.text).sorted() }
    guard let fallback = members.fallback else {
      throw place.refusal(Value.self, offering: tags())
    }
    let value = try fallback.decode(decoder, members.tagKey)
    place.reportUnknown(Value.self, "\(fallback.type)", offering: tags())
    return value
  }

  public func decode(from reader: inout JSONReader) -> Value? {
    let (members, table) = (Self.members, Self.members.table)
    let place = reader.taggedCase(members.keys) { table.numbers[$0] }
    guard place.index < 0 else {
      let value = table.members[place.index].read(&reader)
      reader.endTaggedCase(place)
      return value
    }
    return reader.readCase(place) { try decode(from: $0) }
  }

  /// Encodes a value with the tag of its type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: The encoder of the object.
  /// - Throws: `EncodingError.invalidValue` if the type of the value is not in the list.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    let (members, table) = (Self.members, Self.members.table)
    let type = Swift.type(of: value as Any)
    guard let index = table.numbersOfTypes[ObjectIdentifier(type)] else {
      if try members.fallback?.encode(value, encoder) ?? false { return }
      throw EncodingError.invalidValue(
        value, found: "a value of type \(type), which is none of \(Value.self)",
        at: encoder.codingPath)
    }
    if let tag = table.members[index].tags.first {
      try encoder.encode(tag, at: members.path[...])
    }
    _ = try table.members[index].encode(value, encoder)
  }
}

extension PolymorphicStrategy {
  public var __form: __StrategyForm {
    let members = Self.members
    return .polymorphic(
      path: members.keys.map { String($0) },
      members: members.table.members.map { ($0.tags, $0.type) }, fallback: members.fallback?.type)
  }
}

extension Encoder {
  /// Encodes a tag at the end of a path.
  fileprivate func encode(_ tag: CodingTagValue, at path: ArraySlice<CodingFieldKey>) throws {
    guard let last = path.last else { return }
    var container = container(keyedBy: CodingFieldKey.self)
    for key in path.dropLast() {
      container = container.nestedContainer(keyedBy: CodingFieldKey.self, forKey: key)
    }
    try container.encode(tag, forKey: last)
  }
}
