internal import TranscodableBytes
public import TranscodableCore

/// A type in a list of types that are distinguished by a tag.
public struct CodablePolymorphicMember<Value>: Sendable {
  let type: any Any.Type
  let tags: [CodingTagValue]
  /// Decodes a value from an object that also contains the keys in `tag`.
  let decode: @Sendable (any Decoder, _ tag: Set<String>) throws -> Value
  let read: @Sendable (inout JSONReader) -> Value?
  /// Encodes a value into an object that already contains the tag.
  ///
  /// Returns `false` if the value doesn't have this member's type.
  let encode: @Sendable (Value, any Encoder) throws -> Bool

  /// Creates a member for a type.
  ///
  /// - Parameters:
  ///   - type: The type. Its values must be encoded as objects.
  ///   - tag: The tag of the type.
  ///   - convert: A function that converts a value of this type to the common type, usually `{ $0
  ///     }`.
  public init<Member: Codable & SendableMetatype>(
    _ type: Member.Type, tag: CodingTagValue, _ convert: @escaping @Sendable (Member) -> Value
  ) {
    self.type = type
    tags = (type as? any CodingTagged.Type)?.codingTags ?? [tag]
    decode = { convert(try $0.shared(Member.self, alongside: $1)) }
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

/// A list of types that are distinguished by a tag, along with the tag's key.
///
/// Types can be added at run time to a list that `@CodablePolymorphic` generates. For example,
/// other modules can do this:
///
/// ```swift
/// BlockCoding.members.register(Chart.self, tag: "chart") { $0 }
/// ```
public final class CodablePolymorphicMembers<Value>: @unchecked Sendable {
  // Unchecked because the compiler can't verify that the table is only accessed while the lock is
  // held.

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

  let path: [CodingFieldKey]
  let keys: [Substring]
  let tagKey: Set<String>
  let fallback: CodablePolymorphicMember<Value>?
  private let contents: Locked<Table>

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - tag: The key of the tag, or a path to it with dots between the keys.
  ///   - members: The types. Their tags must be different.
  ///   - fallback: The type that decodes objects with an unknown tag. If the tag should be encoded,
  ///     this type must encode it.
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

  /// Adds a type to the list.
  ///
  /// - Parameters:
  ///   - type: The type. Its values must be encoded as objects.
  ///   - tag: The tag of the type.
  ///   - convert: A function that converts a value of this type to the common type, usually `{ $0
  ///     }`.
  public func register<Member: Codable & SendableMetatype>(
    _ type: Member.Type, tag: CodingTagValue, _ convert: @escaping @Sendable (Member) -> Value
  ) {
    contents.withLock { $0.add(CodablePolymorphicMember(type, tag: tag, convert)) }
  }

  var table: Table { contents.withLock { $0 } }
}

/// A strategy for values of several types.
///
/// A tag in the encoded object identifies the type.
///
/// Attach `@CodablePolymorphic` to a protocol to generate such a strategy.
public protocol PolymorphicStrategy<Value>: CodingStrategy, JSONDecodingStrategy, __FormedStrategy {
  /// The types of the values.
  static var members: CodablePolymorphicMembers<Value> { get }
}

extension PolymorphicStrategy {
  /// Decodes a value of the type that the object's tag identifies.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Returns: The value.
  /// - Throws: `DecodingError.dataCorrupted` at the tag, if no type has the tag and there is no
  ///   fallback.
  public func decode(from decoder: any Decoder) throws -> Value {
    let (members, table) = (Self.members, Self.members.table)
    let taggedCase = try __CaseDecoder(decoder, path: members.path) { table.numbers[$0] }
    if let index = taggedCase.index {
      return try table.members[index].decode(decoder, members.tagKey)
    }
    let tags = { table.numbers.keys.compactMap(\.text).sorted() }
    guard let fallback = members.fallback else {
      throw taggedCase.refusal(Value.self, offering: tags())
    }
    let value = try fallback.decode(decoder, members.tagKey)
    taggedCase.reportUnknown(Value.self, "\(fallback.type)", offering: tags())
    return value
  }

  public func decode(from reader: inout JSONReader) -> Value? {
    let (members, table) = (Self.members, Self.members.table)
    let taggedCase = reader.taggedCase(members.keys) { table.numbers[$0] }
    guard taggedCase.index < 0 else {
      let value = table.members[taggedCase.index].read(&reader)
      reader.endTaggedCase(taggedCase)
      return value
    }
    return reader.readCase(taggedCase) { try decode(from: $0) }
  }

  /// Encodes a value, along with the tag of its type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: The encoder of the object.
  /// - Throws: `EncodingError.invalidValue` if the type of the value isn't in the list.
  public func encode(_ value: Value, to encoder: any Encoder) throws {
    let (members, table) = (Self.members, Self.members.table)
    let type = Swift.type(of: value as Any)
    guard let index = table.numbersOfTypes[ObjectIdentifier(type)] else {
      if try members.fallback?.encode(value, encoder) ?? false { return }
      throw EncodingError.invalidValue(
        value, found: "a value of type \(type), which is not a registered type of \(Value.self)",
        at: encoder.codingPath)
    }
    let member = table.members[index]
    guard let tag = member.tags.first else {
      _ = try member.encode(value, encoder)
      return
    }
    try __encodePayload(tag: tag, at: members.path, to: encoder) {
      _ = try member.encode(value, $0)
    }
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
