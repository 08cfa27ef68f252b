/// A map from offsets in rewritten input to offsets in its source.
struct SourceMap {
  /// Output bytes that are a copy of source bytes, or that all replace the same source bytes.
  private struct Piece {
    let output: Int
    let source: Int
    let isCopy: Bool
  }

  private var pieces: [Piece] = []
  private var outputEnd = 0
  private var sourceEnd = 0

  mutating func addCopy(at output: Int, of source: Int) {
    if let last = pieces.last, last.isCopy, last.source - last.output == source - output { return }
    pieces.append(Piece(output: output, source: source, isCopy: true))
  }

  mutating func addReplacement(at output: Int, of source: Int) {
    pieces.append(Piece(output: output, source: source, isCopy: false))
  }

  mutating func end(_ output: Int, at source: Int) {
    outputEnd = output
    sourceEnd = source
  }

  /// Returns the offset in the source of a byte of the output.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of pieces.
  func sourceOffset(of output: Int) -> Int {
    // The end of the output corresponds to the end of the source.
    guard output < outputEnd else { return sourceEnd }
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].output <= output { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return pieces.first?.source ?? sourceEnd }
    let piece = pieces[low - 1]
    return piece.isCopy ? piece.source + output - piece.output : piece.source
  }
}
