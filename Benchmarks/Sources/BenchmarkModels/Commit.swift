// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
// The fields have the order of the keys in the document.

public import Transcodable

/// A code host's response for a commit.
@Codable
public struct CommitAnswer: Equatable, Sendable {
  public let sha: String
  public let node_id: String
  public let commit: CommitDetails
  public let url: String
  public let html_url: String
  public let comments_url: String
  public let author: CommitAccount?
  public let committer: CommitAccount?
  public let parents: [CommitParent]
}

/// The commit itself.
@Codable
public struct CommitDetails: Equatable, Sendable {
  public let author: CommitSignature
  public let committer: CommitSignature
  public let message: String
  public let tree: CommitTree
  public let url: String
  public let comment_count: Int
}

/// The person who made a commit, and the time.
@Codable
public struct CommitSignature: Equatable, Sendable {
  public let name: String
  public let email: String
  public let date: String
}

/// The files of a commit.
@Codable
public struct CommitTree: Equatable, Sendable {
  public let sha: String
  public let url: String
}

/// The account of an author at the code host.
@Codable
public struct CommitAccount: Equatable, Sendable {
  public let login: String
  public let id: Int
  public let avatar_url: String
  public let type: String
  public let site_admin: Bool
}

/// The parent of a commit.
@Codable
public struct CommitParent: Equatable, Sendable {
  public let sha: String
  public let url: String
  public let html_url: String
}
