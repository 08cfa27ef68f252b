import SwiftSyntax

extension TypeModel {
  /// Whether the compiler would synthesize `init()` if the macro added no initializer.
  var hasDefaultInitializer: Bool {
    isClass && !hasInitializer && inheritsProtocolsOnly && fields.allSatisfy(\.hasInitialValue)
  }

  /// Whether the class inherits all initializers of its superclass if the macro adds no designated
  /// initializer.
  var inheritsInitializers: Bool {
    guard case .finalClass = kind, attribute.superclass?.value == SuperclassCoding.none,
      !inheritsProtocolsOnly, !hasInitializer, fields.allSatisfy(\.hasInitialValue)
    else { return false }
    return !hasConstruction
  }

  /// The line on which the compiler reports problems with the initializers of the superclass.
  var lineOfMissingInitializers: SourceLine? {
    guard isClass, !inheritsProtocolsOnly, !hasInitializer else { return nil }
    return origin.asProtocol((any NamedDeclSyntax).self).flatMap { locate(Syntax($0.name)) }
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
