import Foundation
import Transcodable

/// A copy of a text in which the last date is no date.
struct Damage {
  /// The text with the damage.
  let text: Data

  /// Returns nil if the text has no date to damage.
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

  /// The error that decoding the damaged text ends with.
  var report: [String] {
    do {
      _ = try makeDecoder().decode([Commit].self, from: text)
      return ["nothing was noticed"]
    } catch {
      return ErrorReport(error).lines
    }
  }
}
