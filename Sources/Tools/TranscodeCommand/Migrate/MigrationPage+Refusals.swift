extension MigrationPage {
  /// The codes of types that stay as they are.
  static let refusals: [MigrationPage] = [
    MigrationPage(
      "custom-logic",
      "The code does more than read or write fields, and no attribute says the same.",
      example: "guard container.contains(.id) else { throw Missing() }",
      """
      Where it is a conversion in the middle, decode and encode the value plainly, run the command, and add the strategy: \
      MigrateToAttributes, "A conversion in the middle". Otherwise leave the type as it is, or choose attributes yourself: \
      a strategy (`@CodableBy`) for a conversion, a rule (`@CodableValidated`) \
      for a check, a hook (`@CodableHook`) for what happens after decoding.
      """),
    MigrationPage(
      "conditional-member",
      "A member is under `#if`, so the type differs from build to build.",
      example: "#if DEBUG\n  var note: String?\n#endif",
      "Migrate the type by hand; `@Codable` supports fields under `#if`."),
    MigrationPage(
      "property-wrapper",
      "A field has a property wrapper, which may encode its value in its own way.",
      example: "@Trimmed var name: String",
      """
      See whether an attribute does what the wrapper does: `@CodableDefault`, `@CodableLossy`, `@CodableBy`, `@CodableModified`.
      """),
    MigrationPage(
      "inherited-coding",
      "The type inherits its coding from a superclass or a protocol, or may do so.",
      example:
        "class Admin: User {\n  required init(from decoder: Decoder) throws { … try super.init(from: decoder) }\n}",
      "Migrate the superclass first; then say `superclass: .flat` or `.nested` by hand, as the old code did."
    ),
    MigrationPage(
      "coded-cases",
      "The cases of an enumeration are told apart by code of an unknown form.",
      example: "self = json[\"kind\"] == \"a\" ? .a : .b",
      "Choose a `tagging:` by hand, and test it with documents."),
    MigrationPage(
      "keys-in-use",
      "Other code in the files uses the type of the keys, so it cannot be removed.",
      example: "let query = [CodingKeys.id.rawValue: \"1\"]",
      "Leave it: `@Codable` uses a `CodingKeys` that is written by hand. Or remove the other use first."
    ),
    MigrationPage(
      "computed-keys",
      "The texts of the keys are not plain literals of an enumeration, or are numbers.",
      example:
        "enum CodingKeys: String, CodingKey {\n  case id\n  var stringValue: String { \"x-\" + rawValue }\n}",
      "Write the keys as literals, or leave the type as it is."),
    MigrationPage(
      "unlike-attributes",
      "The attributes would not do what the code does; the last column says where they differ.",
      example:
        "limit = try container.decode(Int.self, forKey: .limit)  // of a field `let limit: Int?`",
      """
      Write the attribute by hand if the old behaviour was a mistake, or does not matter. With attributes, an optional is nil if its key \
      is missing or its value is null.
      """),
    MigrationPage(
      "attribute-refused",
      "The macro would reject the type, or warn; the last column has its message.",
      example: "let a, b: Int  // with a key for each",
      "Correct what the message names, and run the command again."),
    MigrationPage(
      "unreachable-type",
      "The type is declared in a function, where a macro cannot add extensions.",
      example: "func load() {\n  struct Answer: Codable { … }\n}",
      "Move it out of the function."),
    MigrationPage(
      "unclear-type",
      "The files do not show which declarations belong together, or what the type conforms to.",
      example: "extension Config: Decodable { … }  // and two modules have a Config",
      "Give the command all files of one module, and no others."),
    MigrationPage(
      "initializer-clash",
      """
      Once `init(from:)` is gone, the compiler adds a memberwise initialiser, which an extension declares already.
      """,
      example: "extension User {\n  init(id: Int) { … }\n}",
      "Move the initialiser of the extension into the body."),
    MigrationPage(
      "source-errors",
      "A file of the type cannot be parsed.",
      example: "struct User: Codable {",
      "Correct the file."),
    MigrationPage(
      "unknown-attribute",
      "An attribute of the other package, or one of its arguments, has no counterpart here.",
      example: "@Coding(.validation { $0 < 9 }, default: 1) var code: Int",
      "Use other attributes, or migrate the type by hand."),
    MigrationPage(
      "mixed-file",
      """
      The file would still need the other package, whose attributes have the same names as ours, and a file cannot import both. The \
      last column names what still needs it.
      """,
      example: "import MetaCodable\n\n@Codable struct User { @CodedBy(OwnCoder()) let id: Int }",
      "Migrate the rest by hand, or move it to a file of its own."),
    MigrationPage(
      "uncommitted-changes",
      "A file of the type has uncommitted changes, or is not tracked by git, so its contents could not be restored.",
      example: "transcode migrate --write Sources",
      "Commit first, or use `--force`, preferably with `--patch-file`."),
  ]
}
