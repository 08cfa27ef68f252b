import Foundation

/// One contender's operations on one document, with the model erased.
struct Trial {
  let contender: String
  /// The functions to time, for the supported operations.
  var bodies: [Operation: () throws -> Void]
  /// The size of the input or output, if it isn't the JSON document.
  var sizes: [Operation: Int] = [:]
  /// The document after decoding and encoding.
  var text: (() throws -> Data)?
}

/// Uses a result, so that the optimizer must produce it.
@inline(never) @_optimize(none)
func keep<Value>(_ value: borrowing Value) {}
