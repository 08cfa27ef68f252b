internal import TranscodableNames

extension Names {
  private static let roles: Set<String> = [
    "actor", "approver", "assignee", "author", "bcc", "by", "cc", "collaborator", "committer",
    "contributor",
    "creator", "editor", "follower", "from", "maintainer", "member", "mention", "organizer",
    "owner",
    "participant", "person", "recipient", "reporter", "requester", "reviewer", "sender",
    "submitter", "to",
    "uploader", "user",
  ]

  /// Whether the last word of a key is a person's role, such as `author`.
  static func isPerson(_ key: String) -> Bool {
    let words = NameWords(singular(key)).lowercased
    guard let last = words.last else { return false }
    // As in `requestedFor`.
    return roles.contains(last) || last == "for" && words.count > 1
  }

  private static let accountKeys: Set<String> = [
    "id", "login", "username", "userName", "user_name", "screen_name", "accountId", "account_id",
  ]
  private static let nameKeys: Set<String> = [
    "name", "displayName", "display_name", "firstName", "first_name", "email", "emailAddress",
  ]

  static func identifyPerson(_ members: Set<String>) -> Bool {
    has(accountKeys, members) || has(nameKeys, members)
  }

  /// Whether the key can name where an object comes from, as `rebuilt_from` does.
  static func canBeOrigin(_ key: String) -> Bool {
    ["for", "from", "to"].contains(NameWords(key).words.last?.lowercased())
  }

  private static let personalWords: Set<String> = [
    "account", "active", "address", "avatar", "display", "email", "emailaddress", "first", "full",
    "given", "id", "kind", "last", "links", "login", "mail", "mobile", "name", "nickname", "phone",
    "role", "screen", "status", "title", "type", "url", "urls", "user", "username", "uuid",
  ]

  private static func areMostlyPersonal(_ members: Set<String>) -> Bool {
    members.count { NameWords($0).lowercased.allSatisfy(personalWords.contains) } * 2
      > members.count
  }

  private static func describePerson(_ members: Set<String>) -> Bool {
    let names: Set = ["displayname", "email", "emailaddress", "firstname", "login", "username"]
    return areMostlyPersonal(members)
      && members.contains { names.contains($0.lowercased().filter { $0 != "_" }) }
  }

  private static func has(_ keys: Set<String>, _ members: Set<String>) -> Bool {
    members.contains { keys.contains($0.prefix(1).lowercased() + $0.dropFirst()) }
  }

  /// Whether the members identify accounts by the name with which a user signs in.
  static func haveLogin(_ members: some Sequence<String>) -> Bool {
    members.contains {
      ["login", "screenname", "username"].contains($0.lowercased().filter { $0 != "_" })
    }
  }

  /// Returns the type name for people whose keys are different roles, or `from` and `to`.
  static func personType(for keys: Set<String>, members: Set<String>) -> String? {
    let isAccount = has(accountKeys, members)
    // One role and the members of an address book are enough evidence.
    let isKnown = keys.contains { isPerson($0) && !canBeOrigin($0) } && describePerson(members)
    let areUsers = keys.contains { NameWords($0).lowercased.last == "user" }
    if isKnown, keys.count > 1 { return isAccount || areUsers ? "User" : "Person" }
    // As in `added_by`.
    let areAgents =
      keys.allSatisfy { NameWords($0).lowercased.last == "by" }
      && (describePerson(members) || haveLogin(members) || has(["object", "type"], members))
    guard keys.allSatisfy(isPerson),
      keys.count > 1 || areAgents || keys.isSubset(of: ["from", "to"]),
      !keys.isSubset(of: ["from", "to"]) || areMostlyPersonal(members)
    else { return nil }
    if areUsers { return "User" }
    guard isAccount || has(nameKeys, members) else { return nil }
    return isAccount ? "User" : "Person"
  }
}
