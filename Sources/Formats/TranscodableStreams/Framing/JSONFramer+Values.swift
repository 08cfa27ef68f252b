internal import TranscodableBytes
internal import TranscodableCore

enum ValueStep {
  case incomplete
  case rejected(JSONFrame)
  /// The frame is `nil` if the value has already been rejected.
  ///
  /// A number or literal at the end of the stream may be truncated.
  case ended(JSONFrame?, mayBeTruncated: Bool)
}

extension JSONFramer {
  mutating func nextValue(in window: JSONWindow) -> JSONFrame? {
    while true {
      if !valueScanner.hasBegun {
        skipBlanks(in: window)
        if start == window.end { return nil }
      }
      switch value(in: window) {
      case .incomplete: return nil
      case .rejected(let frame): return frame
      case .ended(let frame, _): if let frame { return frame }
      }
    }
  }

  mutating func skipBlanks(in window: JSONWindow) {
    var cursor = window.cursor(at: scanned)
    _ = cursor.skipBlanks()
    start = window.offset(of: cursor)
    scanned = start
  }

  mutating func value(in window: JSONWindow) -> ValueStep {
    var cursor = window.cursor(at: scanned)
    let hasEnded = valueScanner.advance(&cursor)
    scanned = window.offset(of: cursor)
    if let frame = discardIfTooLong(to: scanned) { return .rejected(frame) }
    guard hasEnded || window.isLast else { return .incomplete }
    let frame = isDiscarding ? nil : JSONFrame(start..<scanned)
    let mayBeTruncated = valueScanner.isNumberOrLiteral
    start = scanned
    isDiscarding = false
    valueScanner = JSONValueBoundaryScanner()
    return .ended(frame, mayBeTruncated: mayBeTruncated)
  }
}
