package import Foundation

extension Data {
  /// The document with an array in place of its last number.
  ///
  /// The search starts at the end. It may find digits inside a string; then decoding succeeds, and
  /// the check fails.
  package var withWrongValue: Data {
    get throws {
      let ends = Set(",]}\n\r\t ".utf8)
      let starts = Set(":,[\n\r\t ".utf8)
      let digits = Set("+-.0123456789Ee".utf8)
      var end = count
      while end > 1 {
        end -= 1
        guard ends.contains(self[end]) else { continue }
        var start = end
        while start > 0, digits.contains(self[start - 1]) { start -= 1 }
        // Letters that occur in numbers don't form a number on their own.
        guard start > 0, starts.contains(self[start - 1]),
          self[start..<end].contains(where: { (0x30...0x39).contains($0) })
        else { continue }
        return self[..<start] + Data("[[]]".utf8) + self[end...]
      }
      throw CocoaError(.coderInvalidValue)
    }
  }
}
