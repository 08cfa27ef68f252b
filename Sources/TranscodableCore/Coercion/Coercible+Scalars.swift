internal import TranscodableBytes

extension Bool: __CoercibleScalar {
  public static var __kind: __Scalar.Kind { .bool }

  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    switch scalar {
    case .bool(let value): self = value
    case .number(let text):
      guard let number = Int(__coercing: .number(text), __FlexibleRules.self), 0...1 ~= number
      else { return nil }
      self = number == 1
    case .string(let text):
      switch Rules.isFlexible ? text.lowercased() : text {
      case "true": self = true
      case "false": self = false
      case "yes", "y", "t", "on", "1": if Rules.isFlexible { self = true } else { return nil }
      case "no", "n", "f", "off", "0": if Rules.isFlexible { self = false } else { return nil }
      default: return nil
      }
    }
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

  /// The integer that a number in the grammar of JSON is exactly: `5.0` and `1e3` are integers.
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
      // Neither infinity nor zero for what is merely too large or too small.
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
