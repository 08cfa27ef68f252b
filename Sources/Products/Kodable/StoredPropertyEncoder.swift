internal import TranscodableBytes

/// What the code of `@Kodable` encodes stored properties with, one after the other, as reflection
/// would do it.
public struct __StoredPropertyEncoder {
  /// Where the type is encoded to.
  let encoder: any Encoder
  /// The object, which stays closed where reflection finds the properties: so that costs one word.
  private var opened: Opened?

  private final class Opened {
    let container: KeyedEncodingContainer<AnyCodingKey>
    /// The storage of subclasses, which hides that of the same name.
    var hidden: Set<String> = []

    init(_ container: KeyedEncodingContainer<AnyCodingKey>) { self.container = container }
  }

  init(to encoder: any Encoder) { self.encoder = encoder }

  /// Opens the object for the properties, unless a subclass has done it.
  public mutating func __begin() {
    if opened == nil { opened = Opened(encoder.container(keyedBy: AnyCodingKey.self)) }
  }

  /// Goes on with the properties of the superclass.
  ///
  /// - Parameter names: The storage of the subclass.
  public mutating func __hide(_ names: String...) { opened?.hidden.formUnion(names) }

  /// Encodes a property with a wrapper.
  ///
  /// - Parameters:
  ///   - storage: The name of the wrapper.
  ///   - wrapper: The wrapper.
  /// - Throws: What the encoder and a transform throw.
  public mutating func __encode<T>(_ storage: String, _ wrapper: Coding<T>) throws {
    try encode(storage, wrapper: wrapper)
  }

  /// Encodes a property with a wrapper.
  ///
  /// - Parameters:
  ///   - storage: The name of the wrapper.
  ///   - wrapper: The wrapper.
  /// - Throws: What the encoder and a transform throw.
  public mutating func __encode<T>(_ storage: String, _ wrapper: CodableDate<T>) throws {
    try encode(storage, wrapper: wrapper)
  }

  /// Encodes a property with a wrapper.
  ///
  /// - Parameters:
  ///   - storage: The name of the wrapper.
  ///   - wrapper: The wrapper.
  /// - Throws: What the encoder and a transform throw.
  public mutating func __encode<T>(_ storage: String, _ wrapper: KodableTransformable<T>) throws {
    try encode(storage, wrapper: wrapper)
  }

  /// Encodes a property without a wrapper.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The property.
  /// - Throws: What the encoder throws.
  public mutating func __encode<Value: Encodable>(_ name: String, _ value: Value) throws {
    guard var container = container(for: name) else { return }
    try container.encode(plainProperty: value, AnyCodingKey(name))
  }

  /// Encodes a property without a wrapper, if its type turns out to be encodable.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The property.
  /// - Throws: What the encoder throws.
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
    opened.flatMap { $0.hidden.contains(storage) ? nil : $0.container }
  }
}
