package import TranscodableBytes
package import TranscodableCore

extension UnescapingProblem.Kind {
  package var reason: CodingFailureReason {
    switch self {
    case .invalidEscape: .invalidEscape
    case .loneSurrogate: .loneSurrogate
    case .controlCharacter: .controlCharacter
    case .invalidUTF8: .invalidUTF8
    }
  }
}
