/// An object that lets a frame detect whether any of its encoders and containers still exist.
///
/// The encoders and containers hold references to this object.
final class JSONFrameToken {
  let frame: JSONEncodingFrame

  init(_ frame: JSONEncodingFrame) { self.frame = frame }
}
