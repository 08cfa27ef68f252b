public import TranscodableJSON

extension String: PartiallyDecodable {
  public typealias Partial = String

  @inlinable
  public static func __readPartial(_ partial: inout String?, from input: inout __PartialInput) {
    input.readString(&partial)
  }
}

extension Bool: PartiallyDecodable {
  public typealias Partial = Bool

  public static func __readPartial(_ partial: inout Bool?, from input: inout __PartialInput) {
    input.__readWhole(&partial) { $0.read(Bool.self) }
  }
}

extension Double: PartiallyDecodable {
  public typealias Partial = Double

  public static func __readPartial(_ partial: inout Double?, from input: inout __PartialInput) {
    input.readNumber(&partial) { $0.read(Double.self) }
  }
}

extension Float: PartiallyDecodable {
  public typealias Partial = Float

  public static func __readPartial(_ partial: inout Float?, from input: inout __PartialInput) {
    input.readNumber(&partial) { $0.read(Float.self) }
  }
}

extension Int: PartiallyDecodable {
  public typealias Partial = Int

  public static func __readPartial(_ partial: inout Int?, from input: inout __PartialInput) {
    input.readNumber(&partial) { $0.read(Int.self) }
  }
}

extension JSONInteger {
  /// Reads a number.
  public static func __readPartial(_ partial: inout Self?, from input: inout __PartialInput) {
    input.readNumber(&partial) { $0.read(Self.self) }
  }
}

extension Int8: PartiallyDecodable { public typealias Partial = Int8 }
extension Int16: PartiallyDecodable { public typealias Partial = Int16 }
extension Int32: PartiallyDecodable { public typealias Partial = Int32 }
extension Int64: PartiallyDecodable { public typealias Partial = Int64 }
extension Int128: PartiallyDecodable { public typealias Partial = Int128 }
extension UInt: PartiallyDecodable { public typealias Partial = UInt }
extension UInt8: PartiallyDecodable { public typealias Partial = UInt8 }
extension UInt16: PartiallyDecodable { public typealias Partial = UInt16 }
extension UInt32: PartiallyDecodable { public typealias Partial = UInt32 }
extension UInt64: PartiallyDecodable { public typealias Partial = UInt64 }
extension UInt128: PartiallyDecodable { public typealias Partial = UInt128 }

extension Optional: PartiallyDecodable where Wrapped: PartiallyDecodable {
  /// A partial value, or `nil` for null.
  public typealias Partial = Wrapped.Partial?

  @inlinable
  public static func __readPartial(
    _ partial: inout Wrapped.Partial??, from input: inout __PartialInput
  ) {
    if !input.isResuming, let isNull = input.takeNull() {
      if isNull {
        partial = .some(nil)
        input.noteShown()
        return
      }
    } else if !input.isResuming {
      return
    }
    // The value is moved out, so that it is uniquely referenced while it changes.
    var value = partial ?? nil
    partial = nil
    Wrapped.__readPartial(&value, from: &input)
    if let value { partial = value }
  }
}

extension Array: PartiallyDecodable where Element: PartiallyDecodable {
  /// The elements that have arrived.
  ///
  /// The last element may be incomplete.
  public typealias Partial = [Element.Partial]

  @inlinable
  public static func __readPartial(
    _ partial: inout [Element.Partial]?, from input: inout __PartialInput
  ) {
    input.readElements(&partial, of: Self.self) { Element.__readPartial(&$0, from: &$1) }
  }
}

extension Dictionary: PartiallyDecodable where Key == String, Value: PartiallyDecodable {
  /// The entries that have arrived.
  ///
  /// One of the entries may be incomplete.
  public typealias Partial = [String: Value.Partial]

  @inlinable
  public static func __readPartial(
    _ partial: inout [String: Value.Partial]?, from input: inout __PartialInput
  ) {
    input.readEntries(&partial, of: Self.self) { Value.__readPartial(&$0, from: &$1) }
  }
}

// MARK: - Fields

// A macro sees only how a field's type is written, so overload resolution determines whether the
// field has partial values.

/// Returns the initial partial value of a field that grows.
@inlinable
public func __partial<Value: PartiallyDecodable>(_ type: Value.Type) -> Value.Partial? { nil }

/// Returns the initial partial value of an array that contains only complete elements.
@_disfavoredOverload
public func __partial<Element: Decodable>(_ type: [Element].Type) -> [Element]? { nil }

/// Returns the initial partial value of a field that is nil until its value is complete.
@_disfavoredOverload
public func __partial<Value: Decodable>(_ type: Value.Type) -> Value? { nil }

/// Returns the initial partial value of a field that is nil until its value is complete.
public func __whole<Value>(_ type: Value.Type) -> Value? { nil }

extension __PartialInput {
  /// Reads the value of a field, which may be partial.
  @inlinable
  public mutating func __read<Value: PartiallyDecodable>(
    _ value: inout Value.Partial?, _ type: Value.Type
  ) {
    Value.__readPartial(&value, from: &self)
  }

  /// Reads the value of a field, which may be partial, and validates it once it is complete.
  public mutating func __read<Value: PartiallyDecodable, Checked>(
    _ value: inout Value.Partial?, _ type: Value.Type,
    checkedBy check: (inout JSONReader) -> Checked?
  ) {
    lastEndedRange = nil
    Value.__readPartial(&value, from: &self)
    if !isSuspended, let lastEndedRange { _ = decode(lastEndedRange, by: check) }
  }

  /// Reads the complete elements of a field.
  @_disfavoredOverload
  public mutating func __read<Element: Decodable>(
    _ value: inout [Element]?, _ type: [Element].Type
  ) {
    readElements(&value, of: type) { element, input in
      input.__readWhole(&element) { $0.read(Element.self) }
    }
  }

  /// Reads the value of a field once it is complete.
  @_disfavoredOverload
  public mutating func __read<Value: Decodable>(_ value: inout Value?, _ type: Value.Type) {
    __readWhole(&value) { $0.read(type) }
  }

  /// Returns whether the next token is null, and if so, consumes the token.
  ///
  /// The result is `nil` if no token has arrived.
  @usableFromInline
  mutating func takeNull() -> Bool? {
    guard let token = next() else { return nil }
    if token == .null { return true }
    putBack(token)
    return false
  }
}
