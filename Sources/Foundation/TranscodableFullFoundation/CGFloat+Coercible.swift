public import Foundation
public import TranscodableCore

extension CGFloat: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    guard let value = Double(__coercing: scalar, rules) else { return nil }
    self.init(value)
  }
}
