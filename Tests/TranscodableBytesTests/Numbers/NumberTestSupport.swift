import TranscodableBytes

/// Calls `body` with a cursor over the text, behind which lie digits that do not belong to it.
func withText<Result>(_ text: String, _ body: (ByteCursor) -> Result) -> Result {
  // Whoever reads beyond the end of the text reads a different number.
  let bytes = Array((text + "999999999999999999999999").utf8)
  return withCursor(over: bytes.span) { body($0.prefix(text.utf8.count)) }
}

/// Calls `body` with a cursor over the text followed by a comma and more, as in a document.
func withDocument<Result>(_ text: String, _ body: (ByteCursor) -> Result) -> Result {
  let bytes = Array((text + ", 1234567890123456789").utf8)
  return withCursor(over: bytes.span, body)
}

func double(_ text: String) -> ParsedNumber<Double> {
  withText(text) { parseDouble(at: $0) }
}

func float(_ text: String) -> ParsedNumber<Float> {
  withText(text) { parseFloat(at: $0) }
}

/// What the appending closure writes.
func written(_ append: (inout ByteOutput) -> Void) -> String {
  var output = ByteOutput(capacity: 64)
  append(&output)
  return String(decoding: output.bytes(), as: UTF8.self)
}

/// The standard library's text of a number, without ".0" at the end.
func shortened(_ description: String) -> String {
  description.hasSuffix(".0") ? String(description.dropLast(2)) : description
}
