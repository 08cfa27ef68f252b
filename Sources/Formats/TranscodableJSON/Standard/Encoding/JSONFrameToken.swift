/// Encoders and containers reference this object, so that a frame can detect whether any exist.
final class JSONFrameToken {
  let frame: JSONEncodingFrame

  init(_ frame: JSONEncodingFrame) { self.frame = frame }
}
