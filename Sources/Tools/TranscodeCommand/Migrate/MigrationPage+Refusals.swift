extension MigrationPage {
  static let refusals: [MigrationPage] = [
    MigrationPage(
      "custom-logic",
      "The code does more than decode or encode fields, and no attribute is equivalent.",
      example: "guard container.contains(.id) else { throw Missing() }",
      """
      If the code converts a value, first remove the conversion from the code. Then run the command \
      and add a strategy; see MigrateToAttributes. Otherwise, leave the type unchanged, or \
      choose attributes by hand: a strategy (`@CodableBy`) for a conversion, a rule \
      (`@CodableValidated`) for a check, a hook (`@CodableHook`) for code that runs after \
      decoding.
      """
    ),
    MigrationPage(
      "conditional-member",
      """
      A stored property, an initializer or a coding member is inside `#if`, so the coding of the \
      type depends on the build configuration.
      """,
      example: "#if DEBUG\n  var note: String?\n#endif",
      "Migrate the type by hand; `@Codable` supports fields inside `#if`."),
    MigrationPage(
      "property-wrapper",
      "A field has a property wrapper, which may encode its value differently.",
      example: "@Trimmed var name: String",
      """
      Check whether an attribute can replace the wrapper: `@CodableDefault`, `@CodableLossy`, \
      `@CodableBy` or `@CodableModified`.
      """
    ),
    MigrationPage(
      "inherited-coding",
      """
      The type inherits (or may inherit) its Codable implementation from a superclass or a protocol.
      """,
      example:
        """
        class Admin: User {
          required init(from decoder: Decoder) throws { … try super.init(from: decoder) }
        }
        """,
      """
      Migrate the superclass first; then add `superclass: .flat` or `.nested` by hand, to match \
      the old code.
      """
    ),
    MigrationPage(
      "coded-cases",
      "The command doesn't recognize the code that selects the case of an enum.",
      example: "self = json[\"kind\"] == \"a\" ? .a : .b",
      "Choose a `tagging:` by hand, and test it with real documents."),
    MigrationPage(
      "keys-in-use",
      "Other code in the files uses the key type, so it can't be removed.",
      example: "let query = [CodingKeys.id.rawValue: \"1\"]",
      """
      Leave the key type in place (`@Codable` uses a hand-written `CodingKeys`), or remove the \
      other use.
      """
    ),
    MigrationPage(
      "computed-keys",
      "The keys are not defined as string literals in an enum.",
      example:
        """
        enum CodingKeys: String, CodingKey {
          case id
          var stringValue: String { "x-" + rawValue }
        }
        """,
      "Write the keys as literals, or leave the type unchanged."),
    MigrationPage(
      "unlike-attributes",
      """
      The attributes would behave differently from the code; the last column names the difference.
      """,
      example:
        "limit = try container.decode(Int.self, forKey: .limit)  // of a field `let limit: Int?`",
      """
      Add the attribute by hand if the old behavior was a mistake or does not matter. With \
      attributes, an optional is nil if its key is missing or its value is null.
      """
    ),
    MigrationPage(
      "attribute-refused",
      "The macro would report an error or a warning; the last column contains its message.",
      example: "let a, b: Int  // with a key for each",
      "Fix the reported problem, and run the command again."),
    MigrationPage(
      "unreachable-type",
      "The type is declared in a function, where a macro can't add extensions.",
      example: "func load() {\n  struct Answer: Codable { … }\n}",
      "Move the type out of the function."),
    MigrationPage(
      "unclear-type",
      """
      It is unclear from the files which declarations belong together, or what the type conforms \
      to.
      """,
      example: "extension Config: Decodable { … }  // and two modules have a Config",
      "Pass all the files of a single module to the command."),
    MigrationPage(
      "initializer-clash",
      """
      Without `init(from:)`, the compiler synthesizes a memberwise initializer, which an \
      extension already declares.
      """,
      example: "extension User {\n  init(id: Int) { … }\n}",
      "Move the initializer from the extension to the body of the type."),
    MigrationPage(
      "source-errors",
      "A file that contains the type can't be parsed.",
      example: "struct User: Codable {",
      "Fix the file."),
    MigrationPage(
      "unknown-attribute",
      """
      An attribute from the other package, or one of its arguments, has no equivalent in this \
      package.
      """,
      example: "@Coding(.validation { $0 < 9 }, default: 1) var code: Int",
      "Use other attributes, or migrate the type by hand."),
    MigrationPage(
      "mixed-file",
      """
      The file would still need the other package, but a file can't import both packages, because \
      their attributes have the same names. The last column names the code that still needs the \
      package.
      """,
      example: "import MetaCodable\n\n@Codable struct User { @CodedBy(OwnCoder()) let id: Int }",
      "Migrate the rest by hand, or move it to a separate file."),
    MigrationPage(
      "uncommitted-changes",
      """
      A file that contains the type has uncommitted changes or isn't tracked by git, so git \
      couldn't restore it after an edit.
      """,
      example: "transcode migrate --write Sources",
      "Commit first, or use `--force`, preferably with `--patch-file`."),
  ]
}
