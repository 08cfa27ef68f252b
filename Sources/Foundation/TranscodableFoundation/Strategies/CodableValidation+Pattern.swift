public import TranscodableCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension CodableValidation where Value == String {
  /// Returns a rule that accepts a string only if the whole string matches a pattern.
  ///
  /// - Parameter pattern: The pattern, in the syntax of Swift's `Regex`. If the pattern is invalid,
  ///   every string is rejected, and the error contains the reason.
  /// - Returns: The rule.
  public static func matches(_ pattern: String) -> CodableValidation {
    CodableValidation(
      .pattern, rule: "matches(\(pattern))", message: "must match \(pattern)"
    ) { text in
      try Patterns.isMatch(text, pattern)
    }
  }
}

private enum Patterns {
  private static let pools = KeyedObjectPools<String, Regex<AnyRegexOutput>>(capacity: 64)

  static func isMatch(_ text: String, _ pattern: String) throws -> Bool {
    try pools.with(pattern) {
      try $0.wholeMatch(in: text) != nil
    } make: {
      try Regex(pattern)
    }
  }
}
