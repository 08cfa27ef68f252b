/// A type whose stored properties are all fields without strategies.
///
/// Formats other than JSON decode and encode the properties by a table, which is several times as
/// fast as containers. Macros generate the conformance.
public protocol __FieldTabulated {
  static var __fieldTable: __FieldTable { get }
}

// Each type contains code that creates and returns its table. With a class, it is smallest.
/// The stored properties of a type, in the order in which they are encoded.
public final class __FieldTable {
  struct Field {
    let type: any Any.Type
    /// The offset of the property, or -1 if it has observers.
    let offset: Int
    let isOptional: Bool
  }

  let owner: any Any.Type
  let keys: StaticString
  let decodes: Bool
  let encodes: Bool
  private(set) var fields: [Field] = []

  init(of owner: any Any.Type, _ keys: StaticString, decodes: Bool, encodes: Bool) {
    self.owner = owner
    self.keys = keys
    self.decodes = decodes
    self.encodes = encodes
  }

  // A field must not need more than two arguments, because optimized programs contain a call of
  // one of these functions for each.
  @usableFromInline
  internal func append(_ type: any Any.Type, _ offset: Int) {
    fields.append(Field(type: type, offset: offset, isOptional: false))
  }

  @usableFromInline
  internal func appendOptional(_ type: any Any.Type, _ offset: Int) {
    fields.append(Field(type: type, offset: offset, isOptional: true))
  }
}

extension __FieldTable {
  /// Creates the table of a type from its key paths.
  public struct Builder<Owner> {
    public let table: __FieldTable

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - keys: The keys of all fields, separated by U+0000. Optimized programs share the literal
    ///     with other generated code.
    ///   - decodes: Whether the macro generates the code that decodes the type.
    ///   - encodes: Whether the macro generates the code that encodes the type.
    public init(_ keys: StaticString, decodes: Bool = true, encodes: Bool = true) {
      table = __FieldTable(of: Owner.self, keys, decodes: decodes, encodes: encodes)
    }

    /// Adds a field whose value is required.
    @inlinable
    public func append<Value>(_ property: KeyPath<Owner, Value>) {
      table.append(Value.self, MemoryLayout<Owner>.offset(of: property) ?? -1)
    }

    /// Adds a field that is omitted if it is `nil`.
    @inlinable
    public func appendOptional<Value>(_ property: KeyPath<Owner, Value?>) {
      table.appendOptional(Value?.self, MemoryLayout<Owner>.offset(of: property) ?? -1)
    }
  }
}
