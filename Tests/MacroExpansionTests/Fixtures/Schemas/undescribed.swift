import Foundation
import Transcodable

/// What somebody looks for.
///
/// - Parameter Content: Not for readers of documents.
@Codable(keys: .snakeCase)
struct UndescribedSearch<Content: Codable> {
  /// The words.
  @CodableValidated(.nonEmpty) var queryText: String
  var limit = 10
  @DecodableAlias("since") @CodableBy(.iso8601) var after: Date?
  @CodingPath("page.size") var size: Int?
  @CodableFlattened var content: Content
}

@Codable(tagging: .internal("type"))
enum UndescribedShape {
  /// With one radius.
  case circle(radius: Double)
  @CodingTag("none", 0) case nothing
}

@Codable
enum UndescribedSuit: String { case hearts, spades }
