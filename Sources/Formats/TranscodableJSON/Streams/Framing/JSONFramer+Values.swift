internal import TranscodableBytes
internal import TranscodableCore

/// How far a value has come.
enum ValueStep {
  /// Its end has not come.
  case incomplete
  /// It is refused, and its end has not come.
  case refused(JSONFrame)
  /// It has ended. Nothing is left to do with one that was refused; a word that ends with the stream
  /// may have been cut.
  case ended(JSONFrame?, mayBeCut: Bool)
}

extension JSONFramer {
  /// The next of several values in a row.
  mutating func nextValue(in window: JSONWindow) -> JSONFrame? {
    while true {
      if !extent.hasBegun {
        skipBlanks(in: window)
        if start == window.end { return nil }
      }
      switch value(in: window) {
      case .incomplete: return nil
      case .refused(let frame): return frame
      case .ended(let frame, _): if let frame { return frame }
      }
    }
  }

  /// Moves on to the next byte that is not white space.
  mutating func skipBlanks(in window: JSONWindow) {
    var cursor = window.cursor(at: scanned)
    _ = cursor.skipBlanks()
    start = window.offset(of: cursor)
    scanned = start
  }

  /// Moves on in the value that begins at `start`; one that is cut at the end ends there.
  mutating func value(in window: JSONWindow) -> ValueStep {
    var cursor = window.cursor(at: scanned)
    let hasEnded = extent.advance(&cursor)
    scanned = window.offset(of: cursor)
    if let frame = discardIfTooLong(to: scanned) { return .refused(frame) }
    guard hasEnded || window.isLast else { return .incomplete }
    let frame = isDiscarding ? nil : JSONFrame(start..<scanned)
    let mayBeCut = extent.isWord
    start = scanned
    isDiscarding = false
    extent = JSONExtent()
    return .ended(frame, mayBeCut: mayBeCut)
  }
}
