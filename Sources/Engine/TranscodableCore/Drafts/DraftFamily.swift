internal import TranscodableBytes

/// The states and types that all encoders of one format share.
///
/// A family must live as long as the program.
package final class DraftFamily: Sendable {
  let states = ObjectPool<DraftEncodingState>(capacity: 16)
  let encodings = TypeTable<DraftTypeEncoding>()
  let special: @Sendable (any Any.Type) -> (any SpecialEncoding.Type)?

  /// Creates a family for a format that encodes some types in its own way.
  package init(
    special: @escaping @Sendable (any Any.Type) -> (any SpecialEncoding.Type)? = { _ in nil }
  ) {
    self.special = special
  }

  @inline(__always)
  func encoding(of type: any Any.Type) -> DraftTypeEncoding {
    encodings.facts(about: type) { DraftTypeEncoding(type, special) }
  }
}

/// The representation of scalars, keys and missing values in a format's drafts.
package struct DraftRules: Sendable {
  /// Whether a `Float` keeps its width, instead of being stored as a `Double`.
  package var keepsSingles = true
  /// Whether an unsigned type of less than 64 bits is stored as an unsigned number.
  package var keepsUnsigned = false
  /// Whether the entries of dictionaries are sorted by their keys.
  package var sortsEntries = false
  /// Whether a field that is `nil` is stored as null, instead of being omitted.
  package var writesNils = false
  /// Whether a key with an integer value is stored as that integer.
  package var usesIntegerKeys = false
  /// Converts the last key of a path.
  package var convertKey: (@Sendable ([any CodingKey]) -> String)?

  /// Encodes an integer that doesn't fit into 64 bits as a complete value of the format.
  ///
  /// Returns `nil` if the format can't represent the integer. If this property is `nil`, types with
  /// 128 bits can't be encoded, whatever their value is.
  package var encodeWide:
    (
      @Sendable (_ attachment: AnyObject?, _ isNegative: Bool, _ magnitude: UInt128) -> [UInt8]?
    )?

  package init() {}
}

/// A type that a format encodes in its own way.
package protocol SpecialEncoding {
  /// Encodes a value, which is of the conforming type, into an empty slot.
  static func encode<Value>(_ value: borrowing Value, into slot: DraftSlot) throws
}
