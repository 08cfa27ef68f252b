/// What is timed.
enum Operation: String, CaseIterable {
  /// From the bytes of a document to a value of its model.
  case decode
  /// From a value of the model to bytes.
  case encode
  /// From the bytes of a document to a value without a model.
  case parse
}
