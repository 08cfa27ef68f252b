internal import TranscodableBytes

/// Decodes stored properties one by one.
///
/// `@Kodable` generates code that uses this type.
///
/// The results are the same as with reflection.
public struct __StoredPropertyDecoder {
  let decoder: any Decoder
  private let type: any Any.Type
  private var object: OpenObject?

  private final class OpenObject {
    let container: PropertyContainer
    /// The storage names in all subclasses.
    ///
    /// They hide superclass properties that have the same names.
    var hidden: Set<String> = []

    init(_ container: PropertyContainer) { self.container = container }
  }

  init(of type: any Any.Type, from decoder: any Decoder) {
    (self.type, self.decoder) = (type, decoder)
  }

  /// Opens the object that contains the properties, unless a subclass has already opened it.
  public mutating func __begin() throws {
    guard object == nil else { return }
    if type is any DebugJSON.Type { DebugPrinting.print(type: type, from: decoder) }
    object = OpenObject(try decoder.container(keyedBy: AnyCodingKey.self))
  }

  /// Continues with the properties of the superclass.
  public mutating func __hide(_ names: String...) { object?.hidden.formUnion(names) }

  /// Decodes a property with a wrapper.
  public func __decode<T>(_ storage: String, _ wrapper: inout Coding<T>) throws {
    try decode(storage, wrapper: &wrapper)
  }

  /// Decodes a property with a wrapper.
  public func __decode<T>(_ storage: String, _ wrapper: inout CodableDate<T>) throws {
    try decode(storage, wrapper: &wrapper)
  }

  /// Decodes a property with a wrapper.
  public func __decode<T>(_ storage: String, _ wrapper: inout KodableTransformable<T>) throws {
    try decode(storage, wrapper: &wrapper)
  }

  /// Decodes a property that has no Kodable wrapper.
  public func __decode<Value: Decodable>(_ storage: String, _ value: inout Value) throws {
    if let decoded = try __value(storage, like: value) { value = decoded }
  }

  /// Decodes a property that has no Kodable wrapper, if its type conforms to `Decodable` at run
  /// time.
  public func __decode<Value>(_ storage: String, _ value: inout Value) throws {
    if let decoded = try __value(storage, like: value) { value = decoded }
  }

  /// Decodes a property with observers.
  public func __value<Value: Decodable>(
    _ name: String, like property: @autoclosure () -> Value
  ) throws -> Value? {
    guard let container = container(for: name) else { return nil }
    return try container.plainProperty(Value.self, AnyCodingKey(name))
  }

  /// Decodes a property with observers, if its type conforms to `Decodable` at run time.
  public func __value<Value>(
    _ name: String, like property: @autoclosure () -> Value
  ) throws -> Value? {
    func value<Known: Decodable>(_: Known.Type) throws -> Value? {
      guard let container = container(for: name) else { return nil }
      return try container.plainProperty(Known.self, AnyCodingKey(name)).map {
        castToSameType($0, as: Value.self)
      }
    }
    guard let type = Value.self as? any Decodable.Type else { return nil }
    return try value(type)
  }

  private func decode(_ storage: String, wrapper: inout some WrappedProperty) throws {
    guard let container = container(for: storage) else { return }
    try wrapper.decode(property: KodableProperty.name(ofStorage: storage), from: container)
  }

  private func container(for storage: String) -> PropertyContainer? {
    object.flatMap { $0.hidden.contains(storage) ? nil : $0.container }
  }
}
