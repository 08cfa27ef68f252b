import Foundation
import Transcodable

/// What somebody looks for.
///
/// - Parameter Content: Not for readers of documents.
@Codable(keys: .snakeCase, schema: .generated)
struct DescribedSearch<Content: Codable> {
  /// The words.
  @CodableValidated(.nonEmpty) var queryText: String
  var limit = 10
  @DecodableAlias("since") @CodableBy(.iso8601) var after: Date?
  @CodingPath("page.size") var size: Int?
  @CodableFlattened var content: Content
}

@Codable(tagging: .internal("type"), schema: .generated)
enum DescribedShape {
  /// With one radius.
  case circle(radius: Double)
  @CodingTag("none", 0) case nothing
}

@Codable(schema: .generated)
enum DescribedSuit: String { case hearts, spades }
