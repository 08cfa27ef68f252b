import Foundation
import Testing
import Transcodable

// Sports, translations, settings, and partial updates.

@Codable(keys: .snakeCase)
private struct Match: Equatable {
  let id: Int
  let status: Status
  let homeTeam, awayTeam: Team
  @CodingPath("score.full_time.home") var homeGoals: Int?
  @CodingPath("score.full_time.away") var awayGoals: Int?
  @CodableModified(.sorted(by: \Goal.minute)) var goals: [Goal] = []

  @Codable(keys: .screamingSnakeCase)
  enum Status: Equatable {
    case scheduled
    @DecodableAlias("LIVE") case inPlay
    case finished
    @CodableUnknown case other(String)
  }

  @Codable(keys: .snakeCase)
  struct Team: Hashable {
    let name: String
    @CodableValidated(.count(3)) let tla: String?
  }

  @Codable(keys: .snakeCase)
  struct Goal: Equatable {
    let minute: Int
    let injuryTime: Int?
    @CodingPath("scorer.name") let scorer: String
  }

  /// The winner, if any.
  var winner: Team? {
    guard let homeGoals, let awayGoals, homeGoals != awayGoals else { return nil }
    return homeGoals > awayGoals ? homeTeam : awayTeam
  }
}

/// The strings of one language, with or without plural forms.
@Codable
private struct Catalogue: Equatable, Sendable {
  @CodingKey("@@locale") @CodableValidated(.matches("[a-z]{2}(_[A-Z]{2})?")) let locale: String
  let strings: [String: Entry]

  @Codable(tagging: .untagged)
  enum Entry: Equatable, Sendable {
    case text(String)
    case plural(one: String, other: String, zero: String?)
    case nested([String: Entry])
  }
}

/// A user's settings, from app versions with many differences.
@Codable(unknownKeys: .reject)
private struct Settings: Equatable {
  var theme: Theme = .system
  @CodableDefault(14, for: .anyFailure) var fontSize: Int
  @DecodableAlias("notificationsEnabled") @CodableCoerced(.flexible) var notifications = true
  @CodableModified(.trimmed, .nilIfEmpty) var nickname: String?
  var shortcuts: [Action: String] = [:]
  @EncodableIgnored(if: { (names: Set<String>) in names.isEmpty }) var muted: Set<String> = []

  @Codable enum Theme: String {
    case system, light
    @DecodableAlias("night") case dark
  }

  @Codable enum Action: String, Hashable { case open, save, quit }
}

/// A partial update of a profile.
@Codable(keys: .snakeCase)
private struct ProfilePatch: Equatable {
  var displayName: CodableNullable<String> = .absent
  var birthday: CodableNullable<String>
  @CodingPath("address.city") var city: CodableNullable<String>
  var links: CodableNullable<[URL]>
  var isPublic: Bool?
}

let people = Table("People") {
  Sample(
    "a running match",
    """
    {"id": 1, "status": "LIVE", "home_team": {"name": "A", "tla": "AAA"},
     "away_team": {"name": "B", "tla": null}, "score": {"full_time": {"home": 2, "away": null}},
     "goals": [{"minute": 45, "injury_time": 2, "scorer": {"name": "X"}},
      {"minute": 3, "injury_time": null, "scorer": {"name": "Y"}}]}
    """,
    is: Match(
      id: 1, status: .inPlay, homeTeam: .init(name: "A", tla: "AAA"),
      awayTeam: .init(name: "B", tla: nil), homeGoals: 2,
      goals: [
        .init(minute: 3, injuryTime: nil, scorer: "Y"),
        .init(minute: 45, injuryTime: 2, scorer: "X"),
      ]),
    writtenAs: """
      {"id": 1, "status": "IN_PLAY", "home_team": {"name": "A", "tla": "AAA"},
       "away_team": {"name": "B"}, "score": {"full_time": {"home": 2}},
       "goals": [{"minute": 3, "scorer": {"name": "Y"}},
        {"minute": 45, "injury_time": 2, "scorer": {"name": "X"}}]}
      """)
  Sample(
    "a postponed match",
    """
    {"id": 2, "status": "POSTPONED", "home_team": {"name": "A"}, "away_team": {"name": "B"},
     "goals": []}
    """,
    is: Match(
      id: 2, status: .other("POSTPONED"), homeTeam: .init(name: "A", tla: nil),
      awayTeam: .init(name: "B", tla: nil)))
  Sample(
    "a team with a long short name",
    #"{"id": 1, "status": "FINISHED", "home_team": {"name": "A", "tla": "ABCD"}}"#,
    as: Match.self, "dataCorrupted", "home_team.tla")
  Sample(
    "a score that is a string",
    """
    {"id": 1, "status": "FINISHED", "home_team": {"name": "A"}, "away_team": {"name": "B"},
     "score": {"full_time": "2:1"}}
    """,
    as: Match.self, "typeMismatch", "score.full_time")
  Sample(
    "a goal without a scorer",
    """
    {"id": 1, "status": "FINISHED", "home_team": {"name": "A"}, "away_team": {"name": "B"},
     "goals": [{"minute": 1, "scorer": null}]}
    """,
    as: Match.self, "valueNotFound", "goals.0.scorer")

  Sample(
    "translations",
    """
    {"@@locale": "de_AT", "strings": {"hello": "Servus", "files":
     {"one": "Datei", "other": "Dateien"}, "menu": {"open": "Öffnen", "zero": {"a": "\\u0000"}}}}
    """,
    is: Catalogue(
      locale: "de_AT",
      strings: [
        "hello": .text("Servus"), "files": .plural(one: "Datei", other: "Dateien", zero: nil),
        "menu": .nested(["open": .text("Öffnen"), "zero": .nested(["a": .text("\0")])]),
      ]))
  Sample(
    "an invalid language", #"{"@@locale": "German", "strings": {}}"#, as: Catalogue.self,
    "dataCorrupted", "@@locale")
  Sample(
    "a translation that is a number", #"{"@@locale": "de", "strings": {"a": 1}}"#,
    as: Catalogue.self,
    "dataCorrupted", "strings.a")

  Sample(
    "settings of an older version",
    """
    {"theme": "night", "fontSize": "large", "notificationsEnabled": "no", "nickname": " ",
     "shortcuts": {"save": "ctrl-s"}, "muted": ["a"]}
    """,
    is: Settings(
      theme: .dark, fontSize: 14, notifications: false, shortcuts: [.save: "ctrl-s"], muted: ["a"]),
    writtenAs: """
      {"theme": "dark", "fontSize": 14, "notifications": false, "shortcuts": {"save": "ctrl-s"},
       "muted": ["a"]}
      """)
  Sample(
    "missing settings", "{}", is: Settings(fontSize: 14),
    writtenAs: #"{"theme": "system", "fontSize": 14, "notifications": true, "shortcuts": {}}"#)
  Sample(
    "a setting of a newer version", #"{"theme": "dark", "accent": "red"}"#, as: Settings.self,
    "dataCorrupted", "accent")
  Sample(
    "an empty shortcut", #"{"shortcuts": {"print": "ctrl-p"}}"#, as: Settings.self,
    "dataCorrupted", "shortcuts.print")

  Sample(
    "a partial update", #"{"display_name": "Ada", "birthday": null, "is_public": false}"#,
    is: ProfilePatch(
      displayName: .value("Ada"), birthday: .null, city: .absent, links: .absent, isPublic: false))
  Sample(
    "a nested partial update", #"{"address": {"city": null}, "links": []}"#,
    is: ProfilePatch(birthday: .absent, city: .null, links: .value([])))
  Sample(
    "a name that is a list", #"{"display_name": ["Ada"]}"#, as: ProfilePatch.self, "typeMismatch",
    "display_name")
  Sample(
    "a city that is a number", #"{"address": {"city": 1}}"#, as: ProfilePatch.self, "typeMismatch",
    "address.city")
}
