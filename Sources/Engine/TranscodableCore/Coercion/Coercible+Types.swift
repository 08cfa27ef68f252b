internal import TranscodableBytes

extension Bool: __CoercibleScalar {
  public static var __kind: __Scalar.Kind { .bool }

  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    switch scalar {
    case .bool(let value): self = value
    case .number(let text): self.init(number: text)
    case .string(let text):
      switch Rules.isFlexible ? text.lowercased() : text {
      case "true": self = true
      case "false": self = false
      case "yes", "y", "t", "on": if Rules.isFlexible { self = true } else { return nil }
      case "no", "n", "f", "off": if Rules.isFlexible { self = false } else { return nil }
      default: if Rules.isFlexible { self.init(number: text) } else { return nil }
      }
    }
  }

  /// Accepts only the numbers 0 and 1, in any notation.
  private init?(number text: String) {
    guard let number = Int(__coercing: .string(text), __FlexibleRules.self), 0...1 ~= number
    else { return nil }
    self = number == 1
  }
}

extension String: __CoercibleScalar {
  public static var __kind: __Scalar.Kind { .string }

  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    switch scalar {
    case .bool(let value): self = value ? "true" : "false"
    case .number(let text): self = text
    case .string(let text): self = text
    }
  }
}

extension FixedWidthInteger where Self: Sendable {
  init?<Rules: __CoercionRules>(integral scalar: __Scalar, _ rules: Rules.Type) {
    switch scalar {
    case .bool(let value):
      guard Rules.isFlexible else { return nil }
      self = value ? 1 : 0
    case .number(let text):
      self.init(exactDecimal: text)
    case .string(let text):
      if let value = Self(text) {
        self = value
      } else {
        guard Rules.isFlexible else { return nil }
        self.init(exactDecimal: text)
      }
    }
  }

  /// Accepts a JSON number whose value is an integer, such as `5.0` or `1e3`.
  private init?(exactDecimal text: String) {
    var value: Self?
    text.withCursor { cursor in
      let number = parseIntegralDecimal(at: cursor, as: Self.self)
      if number.failure == nil, number.length == cursor.remaining { value = number.value }
    }
    guard let value else { return nil }
    self = value
  }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
  init?<Rules: __CoercionRules>(decimal scalar: __Scalar, _ rules: Rules.Type) {
    switch scalar {
    case .bool(let value):
      guard Rules.isFlexible else { return nil }
      self = value ? 1 : 0
    case .number(let text), .string(let text):
      guard let value = Self(text) else { return nil }
      // Reject numbers that overflow to infinity or underflow to zero.
      let isWord = text.contains { "nN".contains($0) }
      if value.isInfinite, !isWord { return nil }
      if value == 0, text.prefix(while: { !"eE".contains($0) }).contains(where: { "1"..."9" ~= $0 })
      {
        return nil
      }
      self = value
    }
  }
}

extension Double: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(decimal: scalar, rules)
  }
}

extension Float: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(decimal: scalar, rules)
  }
}

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
  extension Float16: __CoercibleScalar {
    public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
      self.init(decimal: scalar, rules)
    }
  }
#endif

// Each integer type has its own conformance. If there were a conditional conformance on a protocol
// instead, the compiler would consider it for every other type.

extension Int: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension Int8: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension Int16: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension Int32: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension Int64: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension Int128: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension UInt: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension UInt8: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension UInt16: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension UInt32: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension UInt64: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

extension UInt128: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    self.init(integral: scalar, rules)
  }
}

// Collections coerce their elements. A scalar is never coerced to a collection.

extension Optional: __Coercible where Wrapped: Decodable {
  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> Wrapped? {
    if try decoder.singleValueContainer().decodeNil() { return nil }
    if Rules.isFlexible, Wrapped.self != String.self, decoder.scalar == .string("") {
      decoder.report(.coercion, replacement: "nil")
      return nil
    }
    return try Coerced<Wrapped, Rules>(from: decoder).value
  }
}

extension Array: __Coercible where Element: Decodable {
  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> [Element] {
    try decoder.singleValueContainer().decode([Coerced<Element, Rules>].self).map(\.value)
  }
}

extension Set: __Coercible where Element: Decodable {
  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> Set<Element> {
    try decoder.set(of: try [Element].__coerced(from: decoder, rules))
  }
}

extension Dictionary: __Coercible where Key: Decodable, Value: Decodable {
  public static func __coerced<Rules: __CoercionRules>(
    from decoder: any Decoder, _ rules: Rules.Type
  ) throws -> [Key: Value] {
    // The key type determines whether the document contains an object or an array of alternating
    // keys and values.
    try decoder.singleValueContainer().decode([Key: Coerced<Value, Rules>].self)
      .mapValues(\.value)
  }
}
