internal import TranscodableBytes

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as JSON text.
  ///
  /// Numbers are written as they were read. A value that is nested more deeply than other programs
  /// read, too, has a text.
  ///
  /// - Parameter layout: How the text is laid out; compact unless told otherwise.
  /// - Returns: The text.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(_ layout: JSONLayout = .withoutEscapingSlashes) -> String {
    JSONWriter.text(of: self, layout: layout)
  }

  /// The value as compact JSON text.
  public var description: String { text() }

  /// The value as compact JSON text.
  public var debugDescription: String { text() }

  /// The value as JSON text with a line for each member and element.
  public var prettyPrinted: String { text([.prettyPrinted, .withoutEscapingSlashes]) }
}
