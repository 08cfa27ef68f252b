internal import TranscodableBytes

/// Encodes stored properties one by one.
///
/// `@Kodable` generates code that uses this type.
///
/// The results are the same as with reflection.
public struct __StoredPropertyEncoder {
  let encoder: any Encoder
  private var object: OpenObject?

  private final class OpenObject {
    let container: KeyedEncodingContainer<AnyCodingKey>
    var hidden: Set<String> = []

    init(_ container: KeyedEncodingContainer<AnyCodingKey>) { self.container = container }
  }

  init(to encoder: any Encoder) { self.encoder = encoder }

  /// Opens the object for the properties, unless a subclass has already opened it.
  public mutating func __begin() {
    if object == nil { object = OpenObject(encoder.container(keyedBy: AnyCodingKey.self)) }
  }

  /// Continues with the properties of the superclass.
  public mutating func __hide(_ names: String...) { object?.hidden.formUnion(names) }

  /// Encodes a property with a wrapper.
  public mutating func __encode<T>(_ storage: String, _ wrapper: Coding<T>) throws {
    try encode(storage, wrapper: wrapper)
  }

  /// Encodes a property with a wrapper.
  public mutating func __encode<T>(_ storage: String, _ wrapper: CodableDate<T>) throws {
    try encode(storage, wrapper: wrapper)
  }

  /// Encodes a property with a wrapper.
  public mutating func __encode<T>(_ storage: String, _ wrapper: KodableTransformable<T>) throws {
    try encode(storage, wrapper: wrapper)
  }

  /// Encodes a property without a wrapper.
  public mutating func __encode<Value: Encodable>(_ name: String, _ value: Value) throws {
    guard var container = container(for: name) else { return }
    try container.encode(plainProperty: value, AnyCodingKey(name))
  }

  /// Encodes a property without a wrapper, if its type conforms to `Encodable` at run time.
  public mutating func __encode<Value>(_ name: String, _ value: Value) throws {
    func encode<Known: Encodable>(_: Known.Type) throws {
      try __encode(name, castToSameType(value, as: Known.self))
    }
    if let type = Value.self as? any Encodable.Type { try encode(type) }
  }

  private mutating func encode(_ storage: String, wrapper: some WrappedProperty) throws {
    guard var container = container(for: storage) else { return }
    let name = KodableProperty.name(ofStorage: storage)
    try wrapper.encode(property: name, in: [], to: &container)
  }

  private func container(for storage: String) -> KeyedEncodingContainer<AnyCodingKey>? {
    object.flatMap { $0.hidden.contains(storage) ? nil : $0.container }
  }
}
