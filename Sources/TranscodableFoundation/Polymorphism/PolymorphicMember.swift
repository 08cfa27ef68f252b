internal import Foundation
public import TranscodableCore
internal import TranscodableJSON

/// A type whose values stand among those of others, told apart by a tag.
public struct PolymorphicMember<Value>: Sendable {
  let type: any Any.Type
  let tags: [CaseTag]
  let decode: @Sendable (any Decoder) throws -> Value
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
    _ type: Member.Type, tag: CaseTag, _ convert: @escaping @Sendable (Member) -> Value
  ) {
    self.type = type
    tags = (type as? any CodingTagged.Type)?.codingTags ?? [tag]
    decode = { convert(try $0.singleValueContainer().decode(Member.self)) }
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
