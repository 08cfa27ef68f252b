extension MigrationPage {
  static let suggestions: [MigrationPage] = [
    MigrationPage(
      "order-differs",
      """
      The attributes decode and encode in the order of the fields, but the code uses another \
      order. The members of encoded objects would be reordered, or decoding a document with two \
      failures would report a different failure.
      """,
      example: "let id: Int\nlet name: String\nenum CodingKeys: CodingKey { case name, id }",
      "Reorder the fields to match the code, or use `--suggest` if the order does not matter."),
    MigrationPage(
      "public-keys",
      "The key type is public, so other modules may use it.",
      example: "public enum CodingKeys: String, CodingKey { case id = \"ID\" }",
      "Use `--suggest` if no other module uses the key type."),
    MigrationPage(
      "swallowed-failure",
      """
      A `try?` turns every failure of a field into nil, including a missing key. The attributes \
      do the same, and record the failure in a `DecodingReport`.
      """,
      example: "size = try? container.decode(Int.self, forKey: .size)",
      "Use `--suggest`, or change the code to throw an error on failure."),
    MigrationPage(
      "wider-unknown",
      """
      The case for unknown raw values or tags would also accept values of another type, such as a \
      number where a string is expected. The old code rejects these.
      """,
      example: "self = Kind(rawValue: try container.decode(String.self)) ?? .other",
      "Use `--suggest` if such a value can also be treated as unknown."),
    MigrationPage(
      "other-failure",
      """
      A value that matches no case, or that a guard rejects, is still rejected, but with a different \
      failure: `dataCorrupted`, at the path of the tag, or of the value if there is no tag. The failure \
      for an array that is too short has the path of the array.
      """,
      example: "switch try container.decode(String.self, forKey: .type) { … }",
      "Use `--suggest` if the kind of failure does not matter."),
    MigrationPage(
      "near-match",
      """
      The attributes differ in some details from the old code, or from those of the other package. The \
      last column names the first difference.
      """,
      example: "@CodableDate var created: Date  // .iso8601 also accepts fractional seconds",
      "Use `--suggest` if the difference does not matter."),
    MigrationPage(
      "recursive-raw-value",
      """
      The property `rawValue` encodes the value, and the standard library encodes a `RawRepresentable` type \
      as its raw value. Without the attribute, encoding calls itself until the program crashes.
      """,
      example: "var rawValue: String { … JSONEncoder().encode(self) … }",
      "Use `--suggest`. With the attribute, the type is encoded as an object."),
  ]

  static let others: [MigrationPage] = [
    MigrationPage(
      "user-info",
      "The code reads `userInfo`, which no attribute can do, so it stays by hand.",
      example: "let options = decoder.userInfo[.options] as? Options ?? []",
      """
      Nothing. Types with attributes can contain this type, and the coders of this package pass \
      `userInfo` on.
      """),
    MigrationPage(
      "nothing-by-hand",
      "The compiler synthesizes the conformance; there is no code to remove.",
      example: "struct User: Codable { let id: Int }",
      """
      Nothing. Replacing `: Codable` with `@Codable` makes the type faster to decode and encode \
      with this package's coders.
      """),
    MigrationPage(
      "already-attributed",
      "The type already has an attribute from this package.",
      example: "@Codable struct User { let id: Int }",
      "Nothing."),
    MigrationPage(
      "opted-out",
      "A comment before the type excludes it.",
      example: "// transcode:ignore\nstruct User: Codable { … }",
      "Remove the comment to migrate the type."),
    MigrationPage(
      "not-selected",
      "`--only` doesn't include this kind of code.",
      example: "transcode migrate --only keys Sources",
      "Add the kind to `--only`, or remove `--only`."),
  ]
}
