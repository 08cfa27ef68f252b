/// One contender's operations on one document, the model hidden.
struct Trial {
  /// The contender's name.
  let contender: String
  /// Decodes the document once.
  let decode: () throws -> Void
  /// Encodes its value once.
  let encode: () throws -> Void

  /// The body to time for an operation.
  func body(of operation: Operation) -> () throws -> Void {
    switch operation {
    case .decode: decode
    case .encode: encode
    }
  }
}

/// Takes a result that nobody reads, so that the optimizer must produce it.
@inline(never) @_optimize(none)
func keep<Value>(_ value: borrowing Value) {}
