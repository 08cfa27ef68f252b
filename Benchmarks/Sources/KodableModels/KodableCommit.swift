// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The properties have the order of the keys in the document.

public import Kodable

/// A code host's response for a commit, with property wrappers.
public struct CommitAnswer: Kodable, Equatable, Sendable {
  @Coding public var sha: String
  @Coding("node_id") public var nodeID: String
  @Coding public var commit: CommitDetails
  @Coding public var url: String
  @Coding("html_url") public var htmlURL: String
  @Coding("comments_url") public var commentsURL: String
  @Coding public var author: CommitAccount?
  @Coding public var committer: CommitAccount?
  @Coding public var parents: [CommitParent]

  public init() {}
}

/// The commit itself.
public struct CommitDetails: Kodable, Equatable, Sendable {
  @Coding public var author: CommitSignature
  @Coding public var committer: CommitSignature
  @Coding public var message: String
  @Coding public var tree: CommitTree
  @Coding public var url: String
  @Coding("comment_count") public var commentCount: Int

  public init() {}
}

/// The person who made a commit, and the time.
public struct CommitSignature: Kodable, Equatable, Sendable {
  @Coding public var name: String
  @Coding public var email: String
  @Coding public var date: String

  public init() {}
}

/// The files of a commit.
public struct CommitTree: Kodable, Equatable, Sendable {
  @Coding public var sha: String
  @Coding public var url: String

  public init() {}
}

/// The account of an author at the code host.
public struct CommitAccount: Kodable, Equatable, Sendable {
  @Coding public var login: String
  @Coding public var id: Int
  @Coding("avatar_url") public var avatarURL: String
  @Coding public var type: String
  @Coding("site_admin") public var isAdmin: Bool

  public init() {}
}

/// The parent of a commit.
public struct CommitParent: Kodable, Equatable, Sendable {
  @Coding public var sha: String
  @Coding public var url: String
  @Coding("html_url") public var htmlURL: String

  public init() {}
}
