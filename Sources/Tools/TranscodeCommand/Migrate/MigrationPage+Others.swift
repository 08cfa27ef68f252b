extension MigrationPage {
  /// The codes of edits that hold under a condition.
  static let suggestions: [MigrationPage] = [
    MigrationPage(
      "order-differs",
      """
      The attributes read and write in the order of the fields, the code in another one. Encoded objects would have their members \
      in a different order, or a document with two failures would report the other one.
      """,
      example: "let id: Int\nlet name: String\nenum CodingKeys: CodingKey { case name, id }",
      "Put the fields into the order of the code, or use `--suggest` if the order does not matter."),
    MigrationPage(
      "public-keys",
      "The type of the keys is public, so files elsewhere may use it.",
      example: "public enum CodingKeys: String, CodingKey { case id = \"ID\" }",
      "Use `--suggest` if no other module uses it."),
    MigrationPage(
      "swallowed-failure",
      """
      A `try?` turns every failure of a field into nil, a missing key included. The attributes do the same, and list the failure in a \
      `DecodingReport`.
      """,
      example: "size = try? container.decode(Int.self, forKey: .size)",
      "Use `--suggest`, or write code that throws the failures."),
    MigrationPage(
      "wider-unknown",
      """
      The case for unknown raw values or tags would also accept values of another type, such as a number where a string is expected. \
      The old code refuses these.
      """,
      example: "self = Kind(rawValue: try container.decode(String.self)) ?? .other",
      "Use `--suggest` if such a value may count as unknown, too."),
    MigrationPage(
      "other-failure",
      """
      A value that belongs to no case is refused as before, but with another kind of failure: `dataCorrupted`, at the path of the tag, or \
      of the value if there is no tag.
      """,
      example: "switch try container.decode(String.self, forKey: .type) { … }",
      "Use `--suggest` if the kind of the failure does not matter."),
    MigrationPage(
      "near-match",
      """
      The attributes differ from those of the other package in details. The last column names the first difference.
      """,
      example: "@CodableDate var created: Date  // .iso8601 takes fractions of seconds as well",
      "Use `--suggest` if the difference does not matter."),
  ]

  /// The codes of types with which there is nothing to do.
  static let others: [MigrationPage] = [
    MigrationPage(
      "nothing-by-hand",
      "The compiler writes the conformance; there is no code to remove.",
      example: "struct User: Codable { let id: Int }",
      "Nothing. With `@Codable` in place of `: Codable` it is faster in this package's coders."),
    MigrationPage(
      "already-attributed",
      "The type has an attribute of this package.",
      example: "@Codable struct User { let id: Int }",
      "Nothing."),
    MigrationPage(
      "opted-out",
      "A comment in front of the type says that it stays as it is.",
      example: "// transcode:ignore\nstruct User: Codable { … }",
      "Remove the comment to migrate the type."),
    MigrationPage(
      "not-selected",
      "The code is of a kind that `--only` does not name.",
      example: "transcode migrate --only keys Sources",
      "Name the kind, or leave `--only` out."),
  ]
}
