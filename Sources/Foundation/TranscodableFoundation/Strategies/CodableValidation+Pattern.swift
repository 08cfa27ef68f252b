public import TranscodableCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension CodableValidation where Value == String {
  /// Strings that match a pattern as a whole.
  ///
  /// - Parameter pattern: The pattern, as Swift's `Regex` reads it. With one that it cannot read,
  ///   every string is invalid, and the error says why.
  /// - Returns: The rule.
  public static func matches(_ pattern: String) -> CodableValidation {
    CodableValidation(
      .pattern, rule: "matches(\(pattern))", message: "must match \(pattern)"
    ) { text in
      try Patterns.isMatch(text, pattern)
    }
  }
}

/// Patterns that are not in use: to read one takes longer than to match it.
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
