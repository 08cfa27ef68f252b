import Foundation

/// One contender's operations on one document, the model hidden.
struct Trial {
  /// The contender's name.
  let contender: String
  /// What to time, for the operations that the contender has.
  var bodies: [Operation: () throws -> Void]
  /// The size of what an operation reads or writes, where that is not the JSON document.
  var sizes: [Operation: Int] = [:]
  /// The document, decoded and encoded.
  var text: (() throws -> Data)?
}

/// Uses a result, so that the optimizer must produce it.
@inline(never) @_optimize(none)
func keep<Value>(_ value: borrowing Value) {}
