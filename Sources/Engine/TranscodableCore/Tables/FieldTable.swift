/// A type whose stored properties are all fields without strategies.
///
/// Formats other than JSON decode and encode the properties in place, by a table, which is several
/// times as fast as containers. Macros generate the conformance.
public protocol __FieldTabulated {
  static var __fieldTable: __FieldTable { get }
}

/// The stored properties of a type, in the order in which they are encoded.
public struct __FieldTable {
  /// A stored property and its key.
  public struct Field {
    let key: StaticString
    /// The offset of the property, or `nil` if it has observers.
    let offset: Int?
    let type: any Any.Type
    let owner: any Any.Type
    let isOptional: Bool

    @usableFromInline
    init(
      key: StaticString, offset: Int?, type: any Any.Type, owner: any Any.Type, isOptional: Bool
    ) {
      self.key = key
      self.offset = offset
      self.type = type
      self.owner = owner
      self.isOptional = isOptional
    }

    /// Creates a field whose value is required.
    @inlinable
    public init<Owner, Value>(_ key: StaticString, _ property: KeyPath<Owner, Value>) {
      self.init(
        key: key, offset: MemoryLayout<Owner>.offset(of: property), type: Value.self,
        owner: Owner.self, isOptional: false)
    }

    /// Creates a field that is omitted if it is `nil`.
    @inlinable
    public static func optional<Owner, Value>(
      _ key: StaticString, _ property: KeyPath<Owner, Value?>
    ) -> Field {
      Field(
        key: key, offset: MemoryLayout<Owner>.offset(of: property), type: Value?.self,
        owner: Owner.self, isOptional: true)
    }
  }

  let fields: [Field]
  let decodes: Bool
  let encodes: Bool

  /// Creates a table for the directions in which the macro generates the code of the type.
  public init(_ fields: [Field], decodes: Bool = true, encodes: Bool = true) {
    self.fields = fields
    self.decodes = decodes
    self.encodes = encodes
  }
}
