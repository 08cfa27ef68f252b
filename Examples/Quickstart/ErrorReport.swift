import Foundation

/// An error as lines of output.
struct ErrorReport {
  let lines: [String]

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      lines = [error.localizedDescription]
      return
    }
    switch error {
    case .typeMismatch(_, let context): lines = Self.lines("typeMismatch", context)
    case .valueNotFound(_, let context): lines = Self.lines("valueNotFound", context)
    case .keyNotFound(_, let context): lines = Self.lines("keyNotFound", context)
    case .dataCorrupted(let context): lines = Self.lines("dataCorrupted", context)
    @unknown default: lines = ["\(error)"]
    }
  }

  private static func lines(_ kind: String, _ context: DecodingError.Context) -> [String] {
    [
      "error: \(context.debugDescription)",
      "path:  \(path(context.codingPath))",
      "kind:  DecodingError.\(kind)",
    ]
  }

  /// Formats a coding path: `[3].commit.author`.
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    return path.isEmpty ? "the whole document" : path
  }
}
