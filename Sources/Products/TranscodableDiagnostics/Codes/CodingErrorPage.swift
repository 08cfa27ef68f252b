public import TranscodableCore

/// The page about a code: what it means, an example, and what to do.
///
/// The same pages are in `Documentation/Errors`.
public struct CodingErrorPage: Sendable {
  /// The reason that has the code.
  public let reason: CodingFailureReason
  /// The code, such as `missing-key`.
  public var code: String { reason.code }
  /// What to do about it, in a sentence or two; part of every rendering but the plain one.
  public let help: String
  /// What the code means.
  let meaning: String
  /// A text that has the failure, or calls that cause it.
  let example: String
  /// What can be seen in the example.
  let remark: String
  /// What to do about it.
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

  /// All pages, in the order of the reasons.
  public static let all: [CodingErrorPage] = data + syntax + limits + others + events

  /// The page about a code, nil if there is none.
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
  /// The code that may have been meant, nil if there is none.
  ///
  /// - Parameter code: What was asked for.
  /// - Returns: The code of a page.
  public static func nearestCode(to code: String) -> String? {
    nearest(to: code, among: all.map(\.code))
  }
}
