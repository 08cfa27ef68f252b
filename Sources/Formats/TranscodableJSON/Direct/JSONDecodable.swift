public import TranscodableBytes
public import TranscodableCore

/// A type whose values are decoded from JSON directly, without containers.
///
/// `@Codable` and `@Decodable` generate this conformance in addition to the standard conformance. A
/// handwritten conformance calls methods of ``JSONReader``:
///
/// ```swift
/// extension Celsius: JSONDecodable {
///   static func decode(from reader: inout JSONReader) -> Celsius? {
///     Celsius(degrees: reader.read(Double.self))
///   }
/// }
/// ```
public protocol JSONDecodable: Decodable {
  /// Reads the value at the reader's position.
  ///
  /// - Parameter reader: A reader at the start of the value. When the method returns, the reader
  ///   must be after the value.
  /// - Returns: The value. After a failure, the result is ignored and may be `nil`.
  static func decode(from reader: inout JSONReader) -> Self?
}

/// A type whose values can be the keys of a JSON object.
///
/// A dictionary with such keys is represented as an object. Any other dictionary is represented as
/// an array of alternating keys and values, as in the standard library.
public protocol JSONKey: Hashable {
  /// Creates the value that a key represents. Returns `nil` if the key isn't valid.
  init?(jsonKey: String)
  /// The key as a string.
  var jsonKey: String { get }
}

extension String: JSONKey {
  @inlinable public init?(jsonKey: String) { self = jsonKey }
  @inlinable public var jsonKey: String { self }
}

extension Int: JSONKey {
  @inlinable public init?(jsonKey: String) { self.init(jsonKey) }
  @inlinable public var jsonKey: String { String(self) }
}

extension JSONKey where Self: RawRepresentable, RawValue: JSONKey {
  @inlinable
  public init?(jsonKey: String) {
    self.init(__rawKey: jsonKey)
  }

  @inlinable public var jsonKey: String { rawValue.jsonKey }

  /// Creates a value from the key for its raw value.
  @inlinable
  public init?(__rawKey key: String) {
    guard let rawValue = RawValue(jsonKey: key) else { return nil }
    self.init(rawValue: rawValue)
  }
}

// Each of these types calls a single reader method. The type annotation on `value` selects that
// method. Without the annotation, the compiler would select the method for optional results, which
// calls `decode` again.

extension Bool: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> Bool? {
    let value: Bool = reader.read(Bool.self)
    return value
  }
}

extension String: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> String? {
    let value: String = reader.read(String.self)
    return value
  }
}

extension Double: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> Double? {
    let value: Double = reader.read(Double.self)
    return value
  }
}

extension Float: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> Float? {
    let value: Float = reader.read(Float.self)
    return value
  }
}

extension Int: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> Int? {
    let value: Int = reader.read(Int.self)
    return value
  }
}

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> Wrapped?? {
    if reader.readNull() { return .some(nil) }
    guard let value = Wrapped.decode(from: &reader) else { return nil }
    return .some(value)
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> [Element]? {
    guard reader.beginArray() else { return reader.hasFailed ? nil : [] }
    if MemoryLayout<Element>.size > 256 { return decodeLarge(from: &reader) }
    // Arrays of one to four elements, such as coordinate pairs and lists of links, are common. They
    // are allocated once, with their exact size.
    guard let first = Element.decode(from: &reader) else { return reader.drainRemaining() }
    guard reader.nextElement() else { return reader.hasFailed ? nil : [first] }
    guard let second = Element.decode(from: &reader) else { return reader.drainRemaining() }
    guard reader.nextElement() else { return reader.hasFailed ? nil : [first, second] }
    var elements: [Element] = []
    elements.reserveCapacity(4)
    elements.append(consume first)
    elements.append(consume second)
    repeat {
      // Without `consume`, the element would be retained and released.
      guard let element = Element.decode(from: &reader) else { return reader.drainRemaining() }
      elements.append(consume element)
    } while reader.nextElement()
    return reader.hasFailed ? nil : elements
  }
}

extension Array where Element: JSONDecodable {
  @inlinable
  internal static func decodeLarge(from reader: inout JSONReader) -> [Element]? {
    let start = reader.offset
    guard let first = Element.decode(from: &reader) else { return reader.drainRemaining() }
    guard reader.nextElement() else { return reader.hasFailed ? nil : [first] }
    let capacity = reader.likelyCount(since: start, size: MemoryLayout<Element>.stride)
    return ElementBuffer.array(capacity: capacity) { elements in
      _ = elements.append({ first })
      repeat {
        guard elements.append({ Element.decode(from: &reader) }) else {
          _ = reader.drainRemaining() as [Element]?
          return false
        }
      } while reader.nextElement()
      return !reader.hasFailed
    }
  }
}

extension ContiguousArray: JSONDecodable where Element: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> ContiguousArray<Element>? {
    [Element].decode(from: &reader).map { ContiguousArray($0) }
  }
}

extension Set: JSONDecodable where Element: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> Set<Element>? {
    guard reader.beginArray() else { return reader.hasFailed ? nil : [] }
    var elements: Set<Element> = []
    repeat {
      let start = reader.offset
      guard let element = Element.decode(from: &reader) else {
        return (reader.drainRemaining() as [Element]?).map { Set($0) }
      }
      if !elements.insert(element).inserted { reader.report(.duplicateElement, at: start) }
    } while reader.nextElement()
    return reader.hasFailed ? nil : elements
  }
}

extension Dictionary: JSONDecodable where Key: JSONKey & Decodable, Value: JSONDecodable {
  @inlinable
  public static func decode(from reader: inout JSONReader) -> [Key: Value]? {
    guard reader.beginDictionary() else { return reader.hasFailed ? nil : [:] }
    var entries: [Key: Value] = [:]
    repeat {
      let text = reader.takeKey()
      guard !reader.hasFailed else { return nil }
      if reader.skipTag(text) { continue }
      guard let key: Key = reader.key(text) else {
        reader.failKey(text, Key.self)
        return reader.drainRemaining(after: entries, failed: nil)
      }
      let (start, depth) = (reader.offset, reader.depth)
      let value = Value.decode(from: &reader)
      if let value, !reader.hasFailed {
        // If several entries have the same key, the first value wins.
        if let first = entries.updateValue(value, forKey: key) {
          entries[key] = first
          reader.noteDuplicate(text, at: start)
        }
      } else if entries[key] == nil || !reader.skipDuplicate(text, at: start, depth: depth) {
        return reader.drainRemaining(after: entries, failed: key)
      }
    } while reader.nextEntry()
    return reader.hasFailed ? nil : entries
  }
}

/// A standard library integer type.
///
/// Its values are encoded and decoded exactly.
///
/// The default implementations extend this protocol instead of `FixedWidthInteger`, so that the
/// compiler doesn't consider them for other ``JSONDecodable`` types.
public protocol JSONInteger: FixedWidthInteger, Sendable, JSONDecodable, JSONEncodable {}

extension JSONInteger {
  /// Reads an integer.
  ///
  /// The reader fails if the number isn't an integer or doesn't fit the type.
  @inlinable
  public static func decode(from reader: inout JSONReader) -> Self? {
    let value: Self = reader.read(Self.self)
    return value
  }

  /// Writes the integer.
  @inlinable
  public func encode(to writer: inout JSONWriter) { writer.write(integer: self) }
}

extension Int8: JSONInteger {}
extension Int16: JSONInteger {}
extension Int32: JSONInteger {}
extension Int64: JSONInteger {}
extension Int128: JSONInteger {}
extension UInt: JSONInteger {}
extension UInt8: JSONInteger {}
extension UInt16: JSONInteger {}
extension UInt32: JSONInteger {}
extension UInt64: JSONInteger {}
extension UInt128: JSONInteger {}
