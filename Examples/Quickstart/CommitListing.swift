import Foundation
import Transcodable

/// An entry in the list of commits that a hosting service returns.
@Codable(keys: .snakeCase)
struct Commit: Equatable {
  let sha: String
  let nodeID: String
  let commit: CommitDetails
  let url: URL
  let htmlURL: URL
  /// The author's account; null if there isn't one.
  let author: Account?
  let committer: Account?
  let parents: [Parent]
}

/// The data of the Git commit.
@Codable(keys: .snakeCase)
struct CommitDetails: Equatable {
  let author: Signature
  let committer: Signature
  let message: String
  /// The number of comments, which older responses omit.
  var commentCount = 0
}

/// The author and date of a commit.
@Codable
struct Signature: Equatable {
  let name: String
  let email: String
  let date: Date
}

/// An account of the hosting service.
@Codable(keys: .snakeCase)
struct Account: Equatable {
  let login: String
  let id: Int
  let avatarURL: URL
  @CodingKey("site_admin") let isAdministrator: Bool
}

/// A parent commit.
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
