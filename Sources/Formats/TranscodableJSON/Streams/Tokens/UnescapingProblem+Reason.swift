internal import TranscodableBytes
internal import TranscodableCore

extension UnescapingProblem.Kind {
  var reason: CodingFailureReason {
    switch self {
    case .invalidEscape: .invalidEscape
    case .loneSurrogate: .loneSurrogate
    case .controlCharacter: .controlCharacter
    case .invalidUTF8: .invalidUTF8
    }
  }
}
