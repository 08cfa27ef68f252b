import CoderTestSupport
import Foundation
import Testing
import Transcodable

// Repositories, commits, pull requests and events, with snake-case keys of several API versions.

/// A repository, as in a list of repositories.
@Codable(keys: .snakeCase)
private struct Repository: Equatable, Identifiable, Sendable {
  let id: Int64
  let fullName: String
  @CodingKey("private") let isPrivate: Bool
  let htmlURL: String
  var description: String?  // null for most

  // Counters.
  var stargazersCount = 0, openIssuesCount = 0
  @CodingPath("owner.login") let owner: String
  @CodingPath("owner.type") let ownerKind: OwnerKind
  @CodingPath("license.spdx_id") var license: String?
  @CodableBy(.iso8601) let pushedAt: Date?
  var topics: [String] = []

  @Codable
  fileprivate enum OwnerKind: String, Sendable {
    case user = "User"
    case organization = "Organization"
    @CodableUnknown case other
  }

  var name: Substring { fullName.split(separator: "/").last ?? "" }
  static let maximumTopics = 20
}

@Codable
private struct CommitReport: Equatable {
  let sha: String
  @CodingPath("commit.author.name") let author: String
  @CodingPath("commit.author.date") @CodableBy(.iso8601) let date: Date
  @CodingPath("commit.message") @CodableModified(.trimmed) let message: String
  @CodingPath("commit.verification.verified") var isVerified = false
  var parents: [Parent] = []

  @Codable
  struct Parent: Equatable {
    let sha: String
  }
}

@Codable(keys: .snakeCase)
private struct PullRequest: Equatable {
  let number: UInt32
  let state: State
  @CodableDefault(false) let draft: Bool
  var mergedAt: CodableNullable<String> = .absent
  @CodingPath("head.ref") let branch: String
  @CodingPath("base.ref") let target: String
  @CodableLossy var labels: [Label]

  @Codable enum State: String { case open, closed }

  @Codable struct Label: Equatable {
    let name: String
    @CodableValidated(.matches("[0-9a-fA-F]{6}")) let color: String
  }
}

/// An event, whose type is a member of the same object as its payload.
@Codable(keys: .snakeCase, tagging: .adjacent("type", "payload"))
private enum Event: Equatable {
  @CodingTag("PushEvent") case push(ref: String, size: Int = 0)
  @CodingTag("WatchEvent") case watch(action: String)
  @CodingTag("CreateEvent") case create(refType: RefType, ref: String?)
  @CodableUnknown case other(String, JSON)

  @Codable enum RefType: String { case branch, tag, repository }
}

let gitHub = Table("GitHub") {
  Sample(
    "all members",
    """
    {"id": 9007199254740993, "full_name": "octo/hello", "private": false,
     "html_url": "https://example.com/octo/hello", "description": "Hello, \\u00e9!",
     "stargazers_count": 80, "open_issues_count": 2,
     "owner": {"login": "octo", "type": "Organization"}, "license": {"spdx_id": "MIT"},
     "pushed_at": "2024-02-29T12:30:00Z", "topics": ["a", "b"]}
    """,
    is: Repository(
      id: 9_007_199_254_740_993, fullName: "octo/hello", isPrivate: false,
      htmlURL: "https://example.com/octo/hello", description: "Hello, é!", stargazersCount: 80,
      openIssuesCount: 2, owner: "octo", ownerKind: .organization, license: "MIT",
      pushedAt: Date(timeIntervalSince1970: 1_709_209_800), topics: ["a", "b"]))
  Sample(
    "nulls and unknown members",
    """
    {"id": 1, "node_id": "x", "full_name": "a/b", "private": true, "html_url": "u",
     "description": null, "owner": {"login": "a", "type": "Bot", "site_admin": false},
     "license": null, "pushed_at": null, "topics": null}
    """,
    is: Repository(
      id: 1, fullName: "a/b", isPrivate: true, htmlURL: "u", owner: "a", ownerKind: .other,
      pushedAt: nil),
    writtenAs: """
      {"id": 1, "full_name": "a/b", "private": true, "html_url": "u", "stargazers_count": 0,
       "open_issues_count": 0, "owner": {"login": "a", "type": "other"}, "topics": []}
      """)
  Sample(
    "a missing owner", #"{"id": 1, "full_name": "a/b", "private": true, "html_url": "u"}"#,
    as: Repository.self, "keyNotFound", "owner")
  Sample(
    "an owner without a login",
    #"{"id": 1, "full_name": "a", "private": true, "html_url": "u", "owner": {"type": "User"}}"#,
    as: Repository.self, "keyNotFound", "owner.login")
  Sample(
    "an invalid date",
    """
    {"id": 1, "full_name": "a", "private": true, "html_url": "u",
     "owner": {"login": "a", "type": "User"}, "pushed_at": "2024-02-30T00:00:00Z"}
    """,
    as: Repository.self, "dataCorrupted", "pushed_at")

  Sample(
    "a commit",
    """
    {"sha": "c0ffee", "commit": {"author": {"name": "Ada", "date": "1970-01-01T00:00:01.5Z"},
     "message": "Add", "verification": {"verified": true}}, "parents": [{"sha": "beef"}]}
    """,
    is: CommitReport(
      sha: "c0ffee", author: "Ada", date: Date(timeIntervalSince1970: 1.5), message: "Add",
      isVerified: true, parents: [CommitReport.Parent(sha: "beef")]))
  Sample(
    "a parent without a hash",
    """
    {"sha": "a", "commit": {"author": {"name": "A", "date": "1970-01-01T00:00:00Z"},
     "message": ""}, "parents": [{"sha": "b"}, {"url": "u"}]}
    """,
    as: CommitReport.self, "keyNotFound", "parents.1.sha")

  Sample(
    "an open pull request",
    """
    {"number": 7, "state": "open", "draft": true, "merged_at": null, "head": {"ref": "fix"},
     "base": {"ref": "main"}, "labels": [{"name": "bug", "color": "ff0000"}]}
    """,
    is: PullRequest(
      number: 7, state: .open, draft: true, mergedAt: .null, branch: "fix", target: "main",
      labels: [PullRequest.Label(name: "bug", color: "ff0000")]))
  Sample(
    "an invalid label color",
    """
    {"number": 7, "state": "closed", "merged_at": "now", "head": {"ref": "fix"},
     "base": {"ref": "main"}, "labels": [{"name": "bug", "color": "red"}, 1]}
    """,
    is: PullRequest(
      number: 7, state: .closed, draft: false, mergedAt: .value("now"), branch: "fix",
      target: "main", labels: []),
    writtenAs: """
      {"number": 7, "state": "closed", "draft": false, "merged_at": "now",
       "head": {"ref": "fix"}, "base": {"ref": "main"}, "labels": []}
      """)
  Sample(
    "a negative number", #"{"number": -7}"#, as: PullRequest.self, "dataCorrupted", "number",
    by: Coder.withNumberPaths)
  Sample(
    "an invalid state", #"{"number": 7, "state": "merged"}"#, as: PullRequest.self,
    "dataCorrupted", "state")

  Sample(
    "known and unknown events",
    """
    [{"type": "PushEvent", "payload": {"ref": "main", "size": 2}},
     {"payload": {"ref_type": "tag", "ref": "1.0"}, "type": "CreateEvent"},
     {"type": "ForkEvent", "payload": {"forkee": {"id": 1}}}]
    """,
    is: [
      Event.push(ref: "main", size: 2), .create(refType: .tag, ref: "1.0"),
      .other("ForkEvent", ["forkee": ["id": 1]]),
    ])
  Sample(
    "a watch event", #"{"type": "WatchEvent", "payload": {"action": "started"}}"#,
    is: Event.watch(action: "started"))
  Sample(
    "a push without its reference", #"{"type": "PushEvent", "payload": {"size": 1}}"#,
    as: Event.self, "keyNotFound", "payload.ref")
  Sample(
    "a push in a list", #"[{"type": "PushEvent"}]"#, as: [Event].self, "keyNotFound", "0.payload")
}
