import Foundation
import Transcodable

/// A copy of a document in which the last date is invalid.
struct Damage {
  /// The damaged document.
  let text: Data

  /// Returns nil if the document contains no date.
  init?(to original: Data) {
    var copy = String(decoding: original, as: UTF8.self)
    guard let key = copy.range(of: #""date""#, options: .backwards),
      let opening = copy[key.upperBound...].firstIndex(of: "\"")
    else { return nil }
    let start = copy.index(after: opening)
    guard let end = copy[start...].firstIndex(of: "\"") else { return nil }
    copy.replaceSubrange(start..<end, with: "last Tuesday")
    text = Data(copy.utf8)
  }

  /// The error from decoding the damaged document.
  var report: [String] {
    do {
      _ = try makeDecoder().decode([Commit].self, from: text)
      return ["nothing was noticed"]
    } catch {
      return ErrorReport(error).lines
    }
  }
}
