import Foundation
import Testing
import Transcodable

// JSON-LD: keys that begin with "@", values that are one or many, objects or links to objects.

@Codable
private struct Activity: Equatable, Sendable {
  @CodingKey("@context") @CodableBy(.oneOrMany()) var context: [Context] = []
  let type: Kind
  let id, actor: String
  let object: Link
  @CodableBy(.oneOrMany()) var to: [String] = []
  @CodableBy(.iso8601) var published: Date?

  @Codable(keys: .pascalCase)
  enum Kind: Equatable, Sendable {
    case create, announce, follow, undo
    @CodableUnknown case other(String)
  }

  @Codable(tagging: .untagged)
  enum Context: Equatable, Sendable {
    case url(String)
    case terms([String: JSON])
  }

  @Codable(tagging: .untagged)
  indirect enum Link: Equatable, Sendable {
    case id(String)
    case note(Note)
    case activity(Activity)
  }
}

@Codable
private struct Note: Equatable, Sendable {
  @CodableValidated(.oneOf("Note", "Article")) let type: String
  let content: String
  @CodableDefault([:]) let contentMap: [String: String]
  @CodableLossy var tag: [Tag] = []

  @Codable(tagging: .internal("type"))
  enum Tag: Equatable, Sendable {
    @CodingTag("Mention") case mention(href: String, name: String?)
    @CodingTag("Hashtag") case hashtag(name: String)
  }
}

let activityPub = Table("ActivityPub") {
  Sample(
    "a created note",
    """
    {"@context": ["https://www.w3.org/ns/activitystreams", {"toot": "http://example.social/ns#"}],
     "type": "Create", "id": "https://a/1", "actor": "https://a", "to": ["https://b", "https://c"],
     "published": "2023-11-14T22:13:20Z", "object": {"type": "Note", "content": "Hi",
      "contentMap": {"en": "Hi"}, "tag": [{"type": "Hashtag", "name": "#hi"}]}}
    """,
    is: Activity(
      context: [
        .url("https://www.w3.org/ns/activitystreams"),
        .terms(["toot": "http://example.social/ns#"]),
      ], type: .create, id: "https://a/1", actor: "https://a",
      object: .note(
        Note(
          type: "Note", content: "Hi", contentMap: ["en": "Hi"], tag: [.hashtag(name: "#hi")])),
      to: ["https://b", "https://c"], published: Date(timeIntervalSince1970: 1_700_000_000)))
  Sample(
    "an undone follow",
    """
    {"@context": "https://www.w3.org/ns/activitystreams", "type": "Undo", "id": "2", "actor": "a",
     "to": "b", "object": {"type": "Follow", "id": "1", "actor": "a", "object": "b", "to": []}}
    """,
    is: Activity(
      context: [.url("https://www.w3.org/ns/activitystreams")], type: .undo, id: "2", actor: "a",
      object: .activity(Activity(type: .follow, id: "1", actor: "a", object: .id("b"))), to: ["b"]),
    writtenAs: """
      {"@context": "https://www.w3.org/ns/activitystreams", "type": "Undo", "id": "2", "actor": "a",
       "to": "b", "object":
       {"@context": [], "type": "Follow", "id": "1", "actor": "a", "object": "b", "to": []}}
      """)
  Sample(
    "a missing actor", #"{"type": "Like", "id": "1", "object": "b"}"#, as: Activity.self,
    "keyNotFound", "actor")
  Sample(
    "an invalid object", #"{"type": "Like", "id": "1", "actor": "a", "object": {}}"#,
    as: Activity.self, "dataCorrupted", "object")

  Sample(
    "unknown tags",
    """
    {"type": "Article", "content": "", "contentMap": null,
     "tag": [{"type": "Emoji"}, {"type": "Mention", "href": "https://b"}]}
    """,
    is: Note(
      type: "Article", content: "", contentMap: [:], tag: [.mention(href: "https://b", name: nil)]),
    writtenAs: """
      {"type": "Article", "content": "", "contentMap": {},
       "tag": [{"type": "Mention", "href": "https://b"}]}
      """)
  Sample(
    "an unsupported kind of object", #"{"type": "Person", "content": ""}"#, as: Note.self,
    "dataCorrupted", "type")
}
