import SwiftSyntax

extension TypeModel {
  /// Whether the compiler would synthesize `init()` if the macro added no initializer.
  var hasDefaultInitializer: Bool {
    isClass && !hasInitializer && inheritsProtocolsOnly && fields.allSatisfy(\.hasInitialValue)
  }

  // Macros can't look up a superclass, so the names of common protocols are listed here.
  private var inheritsProtocolsOnly: Bool {
    guard let types = inheritance?.inheritedTypes else { return true }
    return types.allSatisfy { Self.protocols.contains($0.type.plainName) }
  }

  private static let protocols: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "LocalizedError",
    "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "AnyObject",
  ]
}
