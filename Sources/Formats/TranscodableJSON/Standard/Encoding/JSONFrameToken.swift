/// An object that encoders and containers reference, so that a frame can detect whether any of them
/// exist.
///
/// Pooled keyed containers don't need a token, because their slots detect references.
final class JSONFrameToken {
  let frame: JSONEncodingFrame

  init(_ frame: JSONEncodingFrame) { self.frame = frame }
}
