// One conformance for each integer: a general one would have every other type considered for it.

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
