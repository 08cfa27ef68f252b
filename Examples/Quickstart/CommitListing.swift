import Foundation
import Transcodable

/// One entry of what a hosting service answers when asked for the commits of a repository.
@Codable(keys: .snakeCase)
struct Commit: Equatable {
  let sha: String
  let nodeID: String
  let commit: CommitDetails
  let url: URL
  let htmlURL: URL
  /// Nil for an author without an account, which the service sends as null.
  let author: Account?
  let committer: Account?
  let parents: [Parent]
}

/// The commit itself, as Git knows it.
@Codable(keys: .snakeCase)
struct CommitDetails: Equatable {
  let author: Signature
  let committer: Signature
  let message: String
  /// The number of comments; older answers leave it out.
  var commentCount = 0
}

/// Who made a commit, and when.
@Codable
struct Signature: Equatable {
  let name: String
  let email: String
  let date: Date
}

/// An account at the service.
@Codable(keys: .snakeCase)
struct Account: Equatable {
  let login: String
  let id: Int
  let avatarURL: URL
  @CodingKey("site_admin") let isAdministrator: Bool
}

/// A commit before a commit.
@Codable(keys: .snakeCase)
struct Parent: Equatable {
  let sha: String
  let url: URL
  let htmlURL: URL
}

extension Commit {
  /// The first line of the message.
  var subject: String {
    String(commit.message.prefix { !$0.isNewline })
  }
}
