/// A page that explains a `transcode migrate` code with an example and a remedy.
///
/// All pages are also in `Documentation/MigrationCodes.md`.
struct MigrationPage {
  let code: String
  let meaning: String
  let example: String
  let remedy: String

  init?(code: String) {
    guard let page = Self.all.first(where: { $0.code == code }) else { return nil }
    self = page
  }

  init(_ code: String, _ meaning: String, example: String, _ remedy: String) {
    (self.code, self.meaning, self.example, self.remedy) = (code, meaning, example, remedy)
  }

  /// The first sentence of the meaning.
  var firstSentence: String {
    let words = meaning.replacing("\n", with: " ")
    return words.firstRange(of: ". ").map { words[..<$0.lowerBound] + "." } ?? words
  }

  static let all = refusals + suggestions + others

  var text: String {
    """
    # \(code)

    \(meaning)

    ## Example

    ```swift
    \(example)
    ```

    ## What to do

    \(remedy)

    """
  }
}
