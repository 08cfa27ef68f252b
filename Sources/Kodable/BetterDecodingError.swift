internal import Foundation

/// An error in a sentence: a decoding error with the path, another one with its own text.
struct BetterDecodingError: Error, CustomStringConvertible {
  let description: String

  init(with error: any Error) {
    description =
      switch error {
      case DecodingError.dataCorrupted(let context):
        "Data corrupted. \(context.debugDescription) \(context.underlyingDescription)"
      case DecodingError.keyNotFound(let key, let context):
        "Key not found. Expected -> \(key.stringValue) <- at: \(context.prettyPath())"
      case DecodingError.typeMismatch(_, let context):
        "Type mismatch. \(context.debugDescription), at: \(context.prettyPath())"
      case DecodingError.valueNotFound(_, let context):
        "Value not found. -> \(context.prettyPath()) <- \(context.debugDescription)"
      default: error.localizedDescription
      }
  }
}

extension DecodingError.Context {
  /// The keys of the path with dots between them.
  func prettyPath(separatedBy separator: String = ".") -> String {
    codingPath.map(\.stringValue).joined(separator: separator)
  }

  fileprivate var underlyingDescription: String {
    guard let underlyingError else { return "" }
    return (underlyingError as NSError).userInfo["NSDebugDescription"] as? String ?? ""
  }
}
