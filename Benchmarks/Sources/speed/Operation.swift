/// A timed operation.
enum Operation: String, CaseIterable {
  /// Decodes a document with its model.
  case decode
  /// Encodes a value of the model.
  case encode
  /// Decodes a document that has a wrong value near its end, and fails.
  case fail
  /// Collects all failures of the same document.
  case collect
  /// Parses a document without a model.
  case parse
  /// Validates a document or its value against a schema of its complete structure.
  case validate
  /// Decodes or encodes a binary property list.
  case decodeBinary = "decode-binary"
  case encodeBinary = "encode-binary"
  /// Decodes or encodes an XML property list.
  case decodeXML = "decode-xml"
  case encodeXML = "encode-xml"
}
