public import Foundation

/// The checks of types with attributes, keyed by the name of their fuzz target.
public let attributeChecks: [String: @Sendable (Data) throws -> Void] = [
  "fuzz-refusals": checkRefusals,
  "fuzz-tables": checkTables,
  "fuzz-unions": checkUnions,
]
