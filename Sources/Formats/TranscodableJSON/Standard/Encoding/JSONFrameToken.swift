/// A reference that encoders and containers hold, so that a frame can detect whether any exist.
///
/// Keyed containers don't hold one: they are pooled, and their slots detect references.
final class JSONFrameToken {
  let frame: JSONEncodingFrame

  init(_ frame: JSONEncodingFrame) { self.frame = frame }
}
