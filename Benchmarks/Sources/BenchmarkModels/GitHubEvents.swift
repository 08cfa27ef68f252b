// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
// Fields that are null throughout the document, such as `milestone`, are optional strings. No issue
// has a label. The fields have the order of the keys in the document.

public import Transcodable

/// An event in a repository: `github_events.json` is an array of these.
@Codable
public struct RepositoryEvent: Equatable, Sendable {
  public let type: String
  public let created_at: String
  public let actor: EventActor
  public let repo: RepositoryReference
  public let `public`: Bool
  public let org: EventActor?
  public let payload: Payload
  public let id: String
}

/// The user who caused the event.
@Codable
public struct EventActor: Equatable, Sendable {
  public let gravatar_id: String
  public let login: String
  public let avatar_url: String
  public let url: String
  public let id: Int
}

/// The repository of the event.
@Codable
public struct RepositoryReference: Equatable, Sendable {
  public let url: String
  public let id: Int
  public let name: String
}

/// The payload of an event: one type for all kinds of events, in which every field is optional.
@Codable
public struct Payload: Equatable, Sendable {
  public let pages: [WikiPage]?
  public let issue: Issue?
  public let action: String?
  public let comment: Comment?
  public let forkee: Repository?
  public let description: String?
  public let master_branch: String?
  public let commits: [PushedCommit]?
  public let distinct_size: Int?
  public let ref: String?
  public let ref_type: String?
  public let push_id: Int?
  public let head: String?
  public let before: String?
  public let size: Int?
}

/// A commit that was pushed.
@Codable
public struct PushedCommit: Equatable, Sendable {
  public let url: String
  public let message: String
  public let distinct: Bool
  public let sha: String
  public let author: PushedCommitAuthor
}

/// The author of a pushed commit.
@Codable
public struct PushedCommitAuthor: Equatable, Sendable {
  public let email: String
  public let name: String
}

/// An edited page of a wiki.
@Codable
public struct WikiPage: Equatable, Sendable {
  public let page_name: String
  public let html_url: String
  public let title: String
  public let sha: String
  public let summary: String?
  public let action: String
}

/// An issue or a pull request.
@Codable
public struct Issue: Equatable, Sendable {
  public let user: Account
  public let url: String
  public let labels: [IssueLabel]
  public let html_url: String
  public let labels_url: String
  public let pull_request: PullRequestLinks
  public let created_at: String
  public let closed_at: String?
  public let milestone: String?
  public let title: String
  public let body: String
  public let updated_at: String
  public let number: Int
  public let state: String
  public let assignee: Account?
  public let id: Int
  public let events_url: String
  public let comments_url: String
  public let comments: Int
}

/// A label of an issue.
@Codable
public struct IssueLabel: Equatable, Sendable {
  public let url: String
  public let name: String
  public let color: String
}

/// The addresses of an issue's pull request.
@Codable
public struct PullRequestLinks: Equatable, Sendable {
  public let html_url: String?
  public let patch_url: String?
  public let diff_url: String?
}

/// A comment on an issue.
@Codable
public struct Comment: Equatable, Sendable {
  public let user: Account
  public let url: String
  public let issue_url: String
  public let created_at: String
  public let body: String
  public let updated_at: String
  public let id: Int
}

/// A user or an organization.
@Codable
public struct Account: Equatable, Sendable {
  public let url: String
  public let gists_url: String
  public let gravatar_id: String
  public let type: String
  public let avatar_url: String
  public let subscriptions_url: String
  public let received_events_url: String
  public let organizations_url: String
  public let repos_url: String
  public let login: String
  public let id: Int
  public let starred_url: String
  public let events_url: String
  public let followers_url: String
  public let following_url: String
}

/// A repository created by a fork.
@Codable
public struct Repository: Equatable, Sendable {
  public let description: String
  public let fork: Bool
  public let url: String
  public let language: String
  public let stargazers_url: String
  public let clone_url: String
  public let tags_url: String
  public let full_name: String
  public let merges_url: String
  public let forks: Int
  public let `private`: Bool
  public let git_refs_url: String
  public let archive_url: String
  public let collaborators_url: String
  public let owner: Account
  public let languages_url: String
  public let trees_url: String
  public let labels_url: String
  public let html_url: String
  public let pushed_at: String
  public let created_at: String
  public let has_issues: Bool
  public let forks_url: String
  public let branches_url: String
  public let commits_url: String
  public let notifications_url: String
  public let open_issues: Int
  public let contents_url: String
  public let blobs_url: String
  public let issues_url: String
  public let compare_url: String
  public let issue_events_url: String
  public let name: String
  public let updated_at: String
  public let statuses_url: String
  public let forks_count: Int
  public let assignees_url: String
  public let ssh_url: String
  public let `public`: Bool
  public let has_wiki: Bool
  public let subscribers_url: String
  public let mirror_url: String?
  public let watchers_count: Int
  public let id: Int
  public let has_downloads: Bool
  public let git_commits_url: String
  public let downloads_url: String
  public let pulls_url: String
  public let homepage: String?
  public let issue_comment_url: String
  public let hooks_url: String
  public let subscription_url: String
  public let milestones_url: String
  public let svn_url: String
  public let events_url: String
  public let git_tags_url: String
  public let teams_url: String
  public let comments_url: String
  public let open_issues_count: Int
  public let keys_url: String
  public let git_url: String
  public let contributors_url: String
  public let size: Int
  public let watchers: Int
}
