internal import TranscodableBytes

/// What the code of `@Kodable` decodes stored properties with, one after the other, as reflection
/// would do it.
public struct __StoredPropertyDecoder {
  /// Where the type is decoded from.
  let decoder: any Decoder
  private let type: any Any.Type
  /// The object, which stays closed where reflection finds the properties: so that costs one word.
  private var opened: Opened?

  private final class Opened {
    let container: PropertyContainer
    /// The storage of subclasses, which hides that of the same name.
    var hidden: Set<String> = []

    init(_ container: PropertyContainer) { self.container = container }
  }

  init(of type: any Any.Type, from decoder: any Decoder) {
    (self.type, self.decoder) = (type, decoder)
  }

  /// Opens the object with the properties, unless a subclass has done it.
  ///
  /// - Throws: What the decoder throws if there is no object.
  public mutating func __begin() throws {
    guard opened == nil else { return }
    if type is any DebugJSON.Type { DebugPrinting.print(type: type, from: decoder) }
    opened = Opened(try decoder.container(keyedBy: AnyCodingKey.self))
  }

  /// Goes on with the properties of the superclass.
  ///
  /// - Parameter names: The storage of the subclass.
  public mutating func __hide(_ names: String...) { opened?.hidden.formUnion(names) }

  /// Decodes a property with a wrapper.
  ///
  /// - Parameters:
  ///   - storage: The name of the wrapper.
  ///   - wrapper: The wrapper.
  /// - Throws: A `KodableError`, or what a transform throws.
  public func __decode<T>(_ storage: String, _ wrapper: inout Coding<T>) throws {
    try decode(storage, wrapper: &wrapper)
  }

  /// Decodes a property with a wrapper.
  ///
  /// - Parameters:
  ///   - storage: The name of the wrapper.
  ///   - wrapper: The wrapper.
  /// - Throws: A `KodableError`, or what a transform throws.
  public func __decode<T>(_ storage: String, _ wrapper: inout CodableDate<T>) throws {
    try decode(storage, wrapper: &wrapper)
  }

  /// Decodes a property with a wrapper.
  ///
  /// - Parameters:
  ///   - storage: The name of the wrapper.
  ///   - wrapper: The wrapper.
  /// - Throws: A `KodableError`, or what a transform throws.
  public func __decode<T>(_ storage: String, _ wrapper: inout KodableTransformable<T>) throws {
    try decode(storage, wrapper: &wrapper)
  }

  /// Decodes a property without one of these wrappers.
  ///
  /// - Parameters:
  ///   - storage: The name of what is stored.
  ///   - value: What is stored.
  /// - Throws: What the decoder throws.
  public func __decode<Value: Decodable>(_ storage: String, _ value: inout Value) throws {
    if let decoded = try __value(storage, like: value) { value = decoded }
  }

  /// Decodes a property without one of these wrappers, if its type turns out to be decodable.
  ///
  /// - Parameters:
  ///   - storage: The name of what is stored.
  ///   - value: What is stored.
  /// - Throws: What the decoder throws.
  public func __decode<Value>(_ storage: String, _ value: inout Value) throws {
    if let decoded = try __value(storage, like: value) { value = decoded }
  }

  /// Decodes a property whose changes are watched.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - property: The property, for its type.
  /// - Returns: Its value; nil if it stays as it is.
  /// - Throws: What the decoder throws.
  public func __value<Value: Decodable>(
    _ name: String, like property: @autoclosure () -> Value
  ) throws -> Value? {
    guard let container = container(for: name) else { return nil }
    return try container.plainProperty(Value.self, AnyCodingKey(name))
  }

  /// Decodes a property whose changes are watched, if its type turns out to be decodable.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - property: The property, for its type.
  /// - Returns: Its value; nil if it stays as it is.
  /// - Throws: What the decoder throws.
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
    opened.flatMap { $0.hidden.contains(storage) ? nil : $0.container }
  }
}
