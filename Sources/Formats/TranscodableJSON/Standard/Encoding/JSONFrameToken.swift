/// What encoders and containers hold on to instead of a frame, so that the frame can tell whether there are any.
///
/// Containers for members are not among them: those are lent, and tell by themselves.
final class JSONFrameToken {
  let frame: JSONEncodingFrame

  init(_ frame: JSONEncodingFrame) { self.frame = frame }
}
