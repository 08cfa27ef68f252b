internal import TranscodableBytes

/// Rules that specify which scalars of other kinds are accepted as values of a type.
public protocol __CoercionRules: Sendable, SendableMetatype {
  /// Whether every scalar that unambiguously represents a value of the type is accepted.
  static var isFlexible: Bool { get }
}

/// Rules that convert between strings and the numbers or Booleans that they contain.
///
/// The coders in this package preserve the notation of numbers, so they convert a number to a
/// string exactly as written in the document, such as `1.0`. Coders that don't preserve the
/// notation omit the fraction of a whole number, as in `1`.
public enum __LosslessRules: __CoercionRules {
  public static var isFlexible: Bool { false }
}

/// Lossless rules that also accept integers in any notation and common words for Booleans.
public enum __FlexibleRules: __CoercionRules {
  public static var isFlexible: Bool { true }
}

/// A type that can be coerced from scalars of other kinds, or an optional or collection of such a
/// type.
public protocol __Coercible: Decodable {
  /// Decodes a value, coercing a scalar if necessary.
  static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> Self
}

/// A scalar type that can be coerced from other scalars.
public protocol __CoercibleScalar: __Coercible {
  /// The kind of scalar that values of the type are encoded as.
  static var __kind: __Scalar.Kind { get }

  /// Converts a scalar of another kind, or fails if the rules don't allow the conversion.
  init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type)
}

extension __CoercibleScalar {
  public static var __kind: __Scalar.Kind { .number }

  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> Self {
    try coercing(from: decoder, strictly: Self.self, __kind) { Self(__coercing: $0, rules) }
  }
}

/// Decodes a value without coercion, and converts a scalar of another kind only if that fails.
func coercing<Value: Decodable>(
  from decoder: any Decoder, strictly type: Value.Type, _ kind: __Scalar.Kind?,
  _ coerced: (__Scalar) -> Value?
) throws -> Value {
  if let source = decoder as? any ScalarSource {
    if let standard = decoder.standard, standard.isText,
      let value = standard.uncoerced({ try decoder.singleValueContainer().decode(type) })
    {
      return value
    }
    // This check avoids computing the location of an error that won't be thrown.
    guard let scalar = source.scalar, scalar.kind != kind, let value = coerced(scalar) else {
      return try decoder.singleValueContainer().decode(type)
    }
    let decodeStrictly = {
      try withoutErrorLocations(decoder) { try decoder.singleValueContainer().decode(type) }
    }
    decoder.report(
      .coercion, cause: thrownError(decodeStrictly), replacement: phrase(for: value))
    return value
  }
  do {
    return try decoder.singleValueContainer().decode(type)
  } catch {
    if case DecodingError.valueNotFound = error { throw error }
    guard let scalar = decoder.scalar, let value = coerced(scalar) else { throw error }
    decoder.report(.coercion, cause: error, replacement: phrase(for: value))
    return value
  }
}

func thrownError<Value>(_ body: () throws -> Value) -> (any Error)? {
  do { _ = try body() } catch { return error }
  return nil
}

struct Coerced<Value: Decodable, Rules: __CoercionRules>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    switch CoercibleKind.of(Value.self) {
    case .coercible(let type):
      value = try Self.coerced(type, from: decoder)
    case .raw(let type):
      value = try Self.raw(type, from: decoder)
    case .other:
      value = try decoder.singleValueContainer().decode(Value.self)
    }
  }

  private static func coerced<Type: __Coercible>(
    _ type: Type.Type, from decoder: any Decoder
  ) throws -> Value {
    castToSameType(try type.__coerced(from: decoder, Rules.self), as: Value.self)
  }

  private static func raw<Type: RawRepresentable & Decodable>(
    _ type: Type.Type, from decoder: any Decoder
  ) throws -> Value {
    let raw = Type.RawValue.self as? any __CoercibleScalar.Type
    let value = try coercing(from: decoder, strictly: type, raw?.__kind) { scalar in
      guard let raw else { return nil }
      return (raw.init(__coercing: scalar, Rules.self) as? Type.RawValue)
        .flatMap { Type(rawValue: $0) }
    }
    return castToSameType(value, as: Value.self)
  }
}

enum CoercibleKind: @unchecked Sendable {
  // Unchecked because metatypes are immutable and can be shared by threads.
  case coercible(any __Coercible.Type)
  case raw(any (RawRepresentable & Decodable).Type)
  case other

  private static let table = TypeTable<CoercibleKind>()

  static func of<Value: Decodable>(_ type: Value.Type) -> CoercibleKind {
    table.facts(about: type) {
      if let type = type as? any __Coercible.Type { return .coercible(type) }
      if let type = type as? any (RawRepresentable & Decodable).Type { return .raw(type) }
      return .other
    }
  }
}

/// A Boolean, number or string in a document.
public enum __Scalar: Sendable, Equatable {
  case bool(Bool)
  /// A number, in the notation of the document if the decoder preserves it.
  case number(String)
  case string(String)

  public enum Kind: Sendable {
    case bool, number, string
  }

  var kind: Kind {
    switch self {
    case .bool: .bool
    case .number: .number
    case .string: .string
    }
  }
}

/// A decoder that can provide its scalar as written in the document.
package protocol ScalarSource {
  var scalar: __Scalar? { get }
}

extension Decoder {
  var scalar: __Scalar? {
    if let source = self as? any ScalarSource { return source.scalar }
    guard let container = try? singleValueContainer(), !container.decodeNil() else { return nil }
    if let value = try? container.decode(String.self) { return .string(value) }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .number("\(value)") }
    if let value = try? container.decode(UInt64.self) { return .number("\(value)") }
    if let value = try? container.decode(Double.self) { return .number("\(value)") }
    return nil
  }

  package var numberText: String? {
    guard let source = self as? any ScalarSource, case .number(let text)? = source.scalar else {
      return nil
    }
    return text
  }
}

/// A policy that determines whether a decoder converts scalars of other kinds to the type of a
/// field.
///
/// The policy applies to one field or to all fields of a decoder. It has no effect on encoding,
/// which always uses the field's own kind of scalar.
public enum DecodingCoercionPolicy: Sendable {
  /// No conversion.
  case none
  /// Lossless conversions, such as from `"42"` to 42, from `1` to true, and from `5.0` to the
  /// string "5.0".
  case lossless
  /// Lossless conversions, plus conversions from common words for Booleans, such as `"yes"`, and
  /// exact conversions from other types of numbers.
  case flexible
}

extension DecodingCoercionPolicy {
  package func value<Value>(_ type: Value.Type, of scalar: @autoclosure () -> __Scalar?) -> Value? {
    guard self != .none, let type = type as? any __CoercibleScalar.Type, let scalar = scalar(),
      scalar.kind != type.__kind
    else { return nil }
    return
      (self == .flexible
      ? type.coerced(scalar, __FlexibleRules.self) : type.coerced(scalar, __LosslessRules.self))
      as? Value
  }
}

extension __CoercibleScalar {
  fileprivate static func coerced<Rules: __CoercionRules>(
    _ scalar: __Scalar, _ rules: Rules.Type
  ) -> Any? {
    Self(__coercing: scalar, rules)
  }
}
