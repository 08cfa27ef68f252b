import TranscodableBytes

/// Calls `body` with a cursor over a string that is followed by digits outside of its bounds.
func withText<Result>(_ text: String, _ body: (ByteCursor) -> Result) -> Result {
  // Reading past the end gives a different number.
  let bytes = Array((text + "999999999999999999999999").utf8)
  return withCursor(over: bytes.span) { body($0.prefix(text.utf8.count)) }
}

/// Calls `body` with a cursor over a string that is followed by a comma and more, as in a document.
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

/// Returns the output of the closure.
func written(_ append: (inout ByteOutput) -> Void) -> String {
  var output = ByteOutput(capacity: 64)
  append(&output)
  return String(decoding: output.bytes(), as: UTF8.self)
}

/// The standard library's description of a number without a trailing ".0".
func shortened(_ description: String) -> String {
  description.hasSuffix(".0") ? String(description.dropLast(2)) : description
}
