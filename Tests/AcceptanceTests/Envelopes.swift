import Foundation
import Testing
import Transcodable

// GraphQL, JSON:API, HAL and search results: payloads that are nested deeply in envelopes.

/// Data, errors, or both; the errors explain the nulls in the data.
@Codable
private struct GraphQLAnswer<Data: Equatable & Sendable>: Equatable, Sendable {
  let data: Data?
  @CodableDefault([]) let errors: [Problem]

  @Codable struct Problem: Error, Equatable, Sendable {
    let message: String
    @CodableLossy var locations: [Location]?
    var path: [Step] = []
    @CodingPath("extensions.code") var code: String?
  }

  @Codable struct Location: Equatable, Sendable { let line, column: Int }

  /// A field, or the index of an element.
  @Codable(tagging: .untagged)
  enum Step: Equatable, Sendable {
    case index(Int)
    case field(String)
  }
}

/// A connection: edges with nodes, and a cursor.
@Codable
private struct Connection<Node: Equatable & Sendable>: Equatable, Sendable {
  let edges: [Edge]
  @CodingPath("pageInfo.hasNextPage") let hasNext: Bool
  @CodingPath("pageInfo.endCursor") let cursor: String?

  @Codable struct Edge: Equatable, Sendable { let node: Node? }
}

@Codable(container: "data.attributes", unknownKeys: .ignore)
private struct Article: Equatable {
  let title: String
  @CodableNaming(.kebabCase) let wordCount: Int
  @CodingKey("is-draft") @CodableDefault(true) let isDraft: Bool
}

/// A whole JSON:API document.
@Codable(unknownKeys: .reject)
private struct ResourceDocument: Equatable {
  let data: [Resource]
  var included: [Resource] = []
  var meta, links, jsonapi: JSON?

  @Codable struct Resource: Equatable {
    struct ID: RawRepresentable, Hashable, Codable, Sendable {
      let rawValue: String
    }

    let type: String
    let id: ID
    @CodableDefault([:]) let attributes: [String: JSON]
    var relationships: [String: Relationship] = [:]
  }

  @Codable struct Relationship: Equatable {
    let data: Linkage?

    @Codable(tagging: .untagged)
    enum Linkage: Equatable {
      case one(Reference)
      case many([Reference])
    }

    @Codable(unknownKeys: .reject)
    struct Reference: Equatable {
      let type, id: String
    }
  }
}

/// Search hits with the indexed documents.
@Codable(keys: .snakeCase)
private struct SearchAnswer<Source: Equatable & Sendable>: Equatable, Sendable {
  let took: Int
  @CodingPath("hits.total.value") let total: Int
  @CodingPath("hits.max_score") let maxScore: Double?
  @CodingPath("hits", "hits") let hits: [Hit]
  @CodingKey("_shards") var shards: Shards?

  @Codable(prefix: "_")
  struct Hit: Equatable, Sendable {
    let id: String
    let score: Double?
    let source: Source
  }

  @Codable fileprivate struct Shards: Equatable, Sendable { let failed: Int }

  init(took: Int, total: Int, maxScore: Double?, hits: [Hit], failedShards: Int? = nil) {
    (self.took, self.total, self.maxScore, self.hits) = (took, total, maxScore, hits)
    shards = failedShards.map(Shards.init)
  }
}

@Codable(keys: .snakeCase)
private struct Book: Equatable, Sendable {
  let title: String
  @CodableLossy var publishedIn: Int?
}

let envelopes = Table("Envelopes") {
  Sample(
    "data",
    """
    {"data": {"edges": [{"node": {"title": "A", "published_in": 1843}}, {"node": null}],
     "pageInfo": {"hasNextPage": true, "endCursor": "x"}}}
    """,
    is: GraphQLAnswer(
      data: Connection(
        edges: [.init(node: Book(title: "A", publishedIn: 1843)), .init(node: nil)], hasNext: true,
        cursor: "x"), errors: []),
    writtenAs: """
      {"data": {"edges": [{"node": {"title": "A", "published_in": 1843}}, {}],
       "pageInfo": {"hasNextPage": true, "endCursor": "x"}}, "errors": []}
      """)
  Sample(
    "errors",
    """
    {"data": null, "errors": [{"message": "No", "locations": [{"line": 1, "column": 2}, 3],
     "path": ["books", 0, "title"], "extensions": {"code": "FORBIDDEN"}}]}
    """,
    is: GraphQLAnswer<Connection<Book>>(
      data: nil,
      errors: [
        .init(
          message: "No", locations: [.init(line: 1, column: 2)],
          path: [.field("books"), .index(0), .field("title")], code: "FORBIDDEN")
      ]),
    writtenAs: """
      {"errors": [{"message": "No", "locations": [{"line": 1, "column": 2}],
       "path": ["books", 0, "title"], "extensions": {"code": "FORBIDDEN"}}]}
      """)
  Sample(
    "a book without a title",
    """
    {"data": {"edges": [{"node": {}}], "pageInfo": {"hasNextPage": false, "endCursor": null}}}
    """,
    as: GraphQLAnswer<Connection<Book>>.self, "keyNotFound", "data.edges.0.node.title")
  Sample(
    "missing page information", #"{"data": {"edges": []}}"#,
    as: GraphQLAnswer<Connection<Book>>.self, "keyNotFound", "data.pageInfo")
  Sample(
    "an invalid path step", #"{"errors": [{"message": "", "path": ["a", {}]}]}"#,
    as: GraphQLAnswer<Connection<Book>>.self, "dataCorrupted", "errors.0.path.1")

  Sample(
    "an article in its envelope",
    """
    {"data": {"type": "articles", "id": "1", "attributes": {"title": "A", "word-count": 7}}}
    """,
    is: Article(title: "A", wordCount: 7, isDraft: true),
    writtenAs: #"{"data": {"attributes": {"title": "A", "word-count": 7, "is-draft": true}}}"#)
  Sample(
    "an envelope without attributes", #"{"data": {"type": "articles"}}"#, as: Article.self,
    "keyNotFound", "data.attributes")
  Sample(
    "a list in the envelope", #"{"data": []}"#, as: Article.self, "typeMismatch", "data")

  Sample(
    "resources",
    """
    {"data": [{"type": "a", "id": "1", "attributes": {"n": 1.5}, "relationships":
     {"author": {"data": {"type": "p", "id": "9"}}, "tags": {"data": []}}}],
     "included": [{"type": "p", "id": "9", "attributes": {}, "relationships": {}}],
     "meta": {"total": 1}}
    """,
    is: ResourceDocument(
      data: [
        .init(
          type: "a", id: .init(rawValue: "1"), attributes: ["n": 1.5],
          relationships: [
            "author": .init(data: .one(.init(type: "p", id: "9"))),
            "tags": .init(data: .many([])),
          ])
      ],
      included: [.init(type: "p", id: .init(rawValue: "9"), attributes: [:])],
      meta: ["total": 1]))
  Sample(
    "a single resource instead of a list", #"{"data": {"type": "a", "id": "1"}}"#,
    as: ResourceDocument.self,
    "typeMismatch", "data")
  Sample(
    "an identifier that is a number", #"{"data": [{"type": "a", "id": 1}]}"#,
    as: ResourceDocument.self, "typeMismatch", "data.0.id")
  Sample(
    "an unknown member", #"{"data": [], "linsk": {}}"#, as: ResourceDocument.self,
    "dataCorrupted", "linsk")

  Sample(
    "hits",
    """
    {"took": 3, "timed_out": false, "_shards": {"total": 5, "failed": 1},
     "hits": {"total": {"value": 1, "relation": "eq"}, "max_score": 1.5,
     "hits": [{"_index": "books", "_id": "1", "_score": 1.5,
      "_source": {"title": "A", "published_in": "unknown"}}]}}
    """,
    is: SearchAnswer(
      took: 3, total: 1, maxScore: 1.5,
      hits: [.init(id: "1", score: 1.5, source: Book(title: "A", publishedIn: nil))],
      failedShards: 1),
    writtenAs: """
      {"took": 3, "_shards": {"failed": 1}, "hits": {"total": {"value": 1}, "max_score": 1.5,
       "hits": [{"_id": "1", "_score": 1.5, "_source": {"title": "A"}}]}}
      """)
  Sample(
    "a hit without a source",
    """
    {"took": 3, "hits": {"total": {"value": 1}, "max_score": null, "hits": [{"_id": "1"}]}}
    """,
    as: SearchAnswer<Book>.self, "keyNotFound", "hits.hits.0._source")
}
