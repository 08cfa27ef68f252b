/// What is timed.
enum Operation: String, CaseIterable {
  /// From the bytes of a document to a value of its model.
  case decode
  /// From a value of the model to bytes.
  case encode
  /// From the bytes of a document with a wrong value near its end to the error.
  case fail
  /// From the same bytes to everything that is wrong with them.
  case collect
  /// From the bytes of a document to a value without a model.
  case parse
  /// From the bytes of a document, or its value, to the verdict of a schema of all that is in it.
  case validate
  /// From a binary property list to a value of the model, and back.
  case decodeBinary = "decode-binary"
  case encodeBinary = "encode-binary"
  /// From a property list in XML to a value of the model, and back.
  case decodeXML = "decode-xml"
  case encodeXML = "encode-xml"
}
