import SwiftSyntax

extension TypeModel {
  /// Whether the compiler would give the type an initialiser without parameters, were there no other one.
  var hasDefaultInitializer: Bool {
    isClass && !hasInitializer && inheritsProtocolsOnly && fields.allSatisfy(\.hasInitialValue)
  }

  // A macro is not told what a superclass is. The names of protocols that types often conform to are known.
  private var inheritsProtocolsOnly: Bool {
    guard let types = inheritance?.inheritedTypes else { return true }
    return types.allSatisfy { Self.protocols.contains($0.type.plainName) }
  }

  private static let protocols: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "LocalizedError",
    "CustomStringConvertible", "CustomDebugStringConvertible", "ObservableObject", "AnyObject",
  ]
}
