internal import Foundation
public import TranscodableCore
public import TranscodableJSON

/// Values of several types, told apart by a tag among their members.
///
/// `@CodablePolymorphic` on a protocol writes such a strategy.
public protocol PolymorphicStrategy<Value>: CodingStrategy, JSONDecodingStrategy {
  /// The types.
  static var members: PolymorphicMembers<Value> { get }
}

extension PolymorphicStrategy {
  /// Decodes a value of the type that its tag says.
  ///
  /// - Parameter decoder: Stands at the object.
  /// - Returns: The value.
  /// - Throws: `DecodingError.dataCorrupted` at the tag if no type has it and there is no other one.
  public func decode(from decoder: any Decoder) throws -> Value {
    let (members, table) = (Self.members, Self.members.table)
    let place = try __CaseDecoder(decoder, path: members.path) { table.numbers[$0] }
    if let index = place.index { return try table.members[index].decode(decoder) }
    let tags = { table.numbers.keys.compactMap(\.text).sorted() }
    guard let fallback = members.fallback else {
      throw place.refusal(Value.self, offering: tags())
    }
    let value = try fallback.decode(decoder)
    place.reportUnknown(Value.self, "\(fallback.type)", offering: tags())
    return value
  }

  public func decode(from reader: inout JSONReader) -> Value? {
    let (members, table) = (Self.members, Self.members.table)
    let place = reader.taggedCase(members.keys) { table.numbers[$0] }
    guard place.index < 0 else { return table.members[place.index].read(&reader) }
    return reader.readCase(place) { try decode(from: $0) }
  }

  /// Encodes a value with the tag of its type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: Stands where the object goes.
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

extension Encoder {
  /// Encodes a tag at the end of a path.
  fileprivate func encode(_ tag: CaseTag, at path: ArraySlice<FieldKey>) throws {
    guard let last = path.last else { return }
    var container = container(keyedBy: FieldKey.self)
    for key in path.dropLast() {
      container = container.nestedContainer(keyedBy: FieldKey.self, forKey: key)
    }
    try container.encode(tag, forKey: last)
  }
}
