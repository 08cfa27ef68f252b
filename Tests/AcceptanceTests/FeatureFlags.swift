import Foundation
import Testing
public import Transcodable

// Flags with values of any kind, nested rules, and percentages.

@Codable(keys: .camelCase)
public struct FlagFile: Equatable, Sendable {
  public internal(set) var flags: [String: Flag]
  @CodableIgnored private(set) var loadedAt = Date.distantPast
}

@Codable
public struct Flag: Equatable, Sendable {
  @CodingKey("on") let isOn: Bool
  let variations: [Value]
  @DecodableAlias("fallthrough") @CodableDefault(0) let defaultVariation: Int
  @CodableLossy var rules: [Rule] = []
  @CodableModified(.clamped(to: 0...100)) var rollout: Double = 100

  /// A value of any kind that clients support.
  @Codable(tagging: .untagged)
  public enum Value: Equatable, Sendable {
    case bool(Bool)
    case number(Double)
    case string(String)
    @CodableUnknown case json(JSON)
  }

  @Codable(tagging: .external)
  public indirect enum Rule: Equatable, Sendable {
    case all([Rule])
    case any([Rule])
    case not(Rule)
    case equals(attribute: String, value: Value)
    case always
  }
}

let featureFlags = Table("Feature flags") {
  Sample(
    "values of every kind",
    """
    {"flags": {"new-editor": {"on": true, "variations": [true, 0.5, "a", {"x": [null]}],
     "defaultVariation": 1, "rollout": 25, "rules": [{"all": [{"not": "always"},
     {"equals": {"attribute": "plan", "value": "pro"}}]}]}}}
    """,
    is: FlagFile(flags: [
      "new-editor": Flag(
        isOn: true, variations: [.bool(true), .number(0.5), .string("a"), .json(["x": [nil]])],
        defaultVariation: 1,
        rules: [
          .all([.not(.always), .equals(attribute: "plan", value: .string("pro"))])
        ], rollout: 25)
    ]))
  Sample(
    "a flag that is a Boolean value", #"{"flags": {"a": true}}"#, as: FlagFile.self, "typeMismatch",
    "flags.a")

  Sample(
    "unknown rules and a percentage above 100",
    """
    {"on": false, "variations": [], "fallthrough": 2, "rollout": 101,
     "rules": [{"percent": 5}, {"any": []}]}
    """,
    is: Flag(isOn: false, variations: [], defaultVariation: 2, rules: [.any([])], rollout: 100),
    writtenAs: """
      {"on": false, "variations": [], "defaultVariation": 2, "rules": [{"any": []}],
       "rollout": 100}
      """)
  Sample("a missing state", #"{"variations": []}"#, as: Flag.self, "keyNotFound", "on")
  Sample(
    "a variation that is a string", #"{"on": true, "variations": [], "defaultVariation": "a"}"#,
    as: Flag.self, "typeMismatch", "defaultVariation")
}
