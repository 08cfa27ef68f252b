extension MigrationPage {
  /// The codes of edits that hold under a condition.
  static let suggestions: [MigrationPage] = [
    MigrationPage(
      "order-differs",
      """
      The attributes do the same in another order: that of the fields. So the members of encoded objects have other places, or of \
      two failures another one comes first.
      """,
      example: "let id: Int\nlet name: String\nenum CodingKeys: CodingKey { case name, id }",
      "Put the fields into the order of the code, or use `--suggest` if nobody depends on it."),
    MigrationPage(
      "public-keys",
      "The type of the keys is public, so that files elsewhere may name it.",
      example: "public enum CodingKeys: String, CodingKey { case id = \"ID\" }",
      "Use `--suggest` if nothing outside of the files does."),
    MigrationPage(
      "swallowed-failure",
      """
      A `try?` turns every failure of a field into nil, also a missing key. So do the attributes; a `DecodingReport` hears of it from then on.
      """,
      example: "size = try? container.decode(Int.self, forKey: .size)",
      "Use `--suggest`; or decide that failures should be seen."),
    MigrationPage(
      "wider-unknown",
      """
      The case for unknown raw values or tags would also stand for values of another kind, such as a number among strings, which the old \
      code refuses.
      """,
      example: "self = Kind(rawValue: try container.decode(String.self)) ?? .other",
      "Use `--suggest` if a value of another kind is as unknown as a new one."),
    MigrationPage(
      "other-failure",
      """
      What is of no case is refused as before, but with another kind of failure: data that are corrupted, at the path of the tag, or of \
      the value if there is none.
      """,
      example: "switch try container.decode(String.self, forKey: .type) { … }",
      "Use `--suggest` if nobody looks at the kind of the failure."),
    MigrationPage(
      "near-match",
      """
      The attributes do what those of the other package do, except for what the last column names: the first of the differences.
      """,
      example: "@CodableDate var created: Date  // .iso8601 takes fractions of seconds as well",
      "Use `--suggest` if nobody depends on the difference."),
  ]

  /// The codes of types with which there is nothing to do.
  static let others: [MigrationPage] = [
    MigrationPage(
      "nothing-by-hand",
      "The compiler writes the conformance, and nothing is there that could go.",
      example: "struct User: Codable { let id: Int }",
      "Nothing. With `@Codable` in place of `: Codable` it is faster in this package's coders."),
    MigrationPage(
      "already-attributed",
      "The type has an attribute of this package.",
      example: "@Codable struct User { let id: Int }",
      "Nothing."),
    MigrationPage(
      "opted-out",
      "A comment in front of the type says that it stays.",
      example: "// transcode:ignore\nstruct User: Codable { … }",
      "Take the comment away to migrate it."),
    MigrationPage(
      "not-selected",
      "The code is of a kind that `--only` does not name.",
      example: "transcode migrate --only keys Sources",
      "Name the kind, or leave `--only` out."),
  ]
}
