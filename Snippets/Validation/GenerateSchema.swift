// Generates the schema of a type, and validates requests with it.

import Foundation
import Transcodable
import TranscodableSchema

/// Searches for pages.
@Codable(schema: .generated)
struct Search {
  /// The text to search for.
  @CodableValidated(.nonEmpty) var query: String
  var limit = 10
  var language: Language?
}

@Codable(schema: .generated)
enum Language: String { case english = "en", french = "fr" }

// Adapt the schema to a provider.
let schema = JSON.Schema(of: Search.self)
let tool = try schema.adapted(to: .openAIStrict)
print(tool.schema.json["required"] ?? nil)
// → ["query","limit","language"]

// The model sends null for optional fields.
let answer = Data(#"{"query": "swift", "limit": null, "language": "fr"}"#.utf8)
let search = try JSON.Decoder().decode(Search.self, from: answer)
print(search.query, search.limit, search.language?.rawValue ?? "-")
// → swift 10 fr

// Validate a request and report every error.
let validator = try JSON.SchemaValidator(schema)
for failure in try validator.failures(parsing: #"{"query": "", "limit": "ten"}"#) {
  print(failure)
}
// → line 1, column 11: /query has 0 characters, fewer than 1 (#/properties/query/minLength)
// → line 1, column 24: /limit is a string where an integer or null is required (#/properties/limit/type)
