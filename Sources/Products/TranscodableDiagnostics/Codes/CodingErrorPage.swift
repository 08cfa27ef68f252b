public import TranscodableCore

/// A page that explains an error code: its meaning, an example, and a remedy.
///
/// The `Documentation/Errors` folder contains the same pages.
public struct CodingErrorPage: Sendable {
  /// The failure reason that the page explains.
  public let reason: CodingFailureReason
  /// The code, such as `missing-key`.
  public var code: String { reason.code }
  /// A suggestion for a fix, in one or two sentences.
  ///
  /// The plain renderer doesn't show the suggestion, but all other renderers do.
  public let help: String
  let meaning: String
  let example: String
  let remark: String
  let remedy: String

  init(
    _ reason: CodingFailureReason, help: String, meaning: String, example: String, remark: String,
    remedy: String
  ) {
    self.reason = reason
    self.help = help
    self.meaning = meaning
    self.example = example
    self.remark = remark
    self.remedy = remedy
  }

  /// All pages, in the same order as the failure reasons.
  public static let all: [CodingErrorPage] = data + syntax + limits + others + events

  /// Creates the page for a code, or returns `nil` if the code is unknown.
  ///
  /// - Parameter code: The code, such as `missing-key`.
  public init?(code: String) {
    guard let page = Self.all.first(where: { $0.code == code }) else { return nil }
    self = page
  }

  /// The page as Markdown.
  public var text: String {
    """
    # \(code)

    \(meaning)

    ## Example

    ```
    \(example)
    ```

    \(remark)

    ## What to do

    \(remedy)

    """
  }
}

extension CodingErrorPage {
  /// Returns the code that is most similar to a misspelled code, or `nil` if none is similar
  /// enough.
  public static func nearestCode(to code: String) -> String? {
    nearest(to: code, among: all.map(\.code))
  }
}
