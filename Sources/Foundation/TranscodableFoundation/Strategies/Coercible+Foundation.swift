public import TranscodableCore
internal import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Decimal: __CoercibleScalar {
  public init?<Rules: __CoercionRules>(__coercing scalar: __Scalar, _ rules: Rules.Type) {
    switch scalar {
    case .bool(let value):
      guard Rules.isFlexible else { return nil }
      self = value ? 1 : 0
    case .number(let text), .string(let text):
      // Validate the whole string first, because `Decimal(string:)` ignores trailing characters.
      guard JSON.Number(text.hasPrefix("+") ? String(text.dropFirst()) : text) != nil,
        let value = Decimal(string: text), value.isFinite
      else { return nil }
      self = value
    }
  }
}
