extension MigrationPage {
  /// The codes of types that stay as they are.
  static let refusals: [MigrationPage] = [
    MigrationPage(
      "custom-logic",
      "The code does something besides reading or writing fields, so that no attribute says the same.",
      example: "guard container.contains(.id) else { throw Missing() }",
      """
      Leave it. Or say it by attributes yourself: a conversion is a strategy (`@CodableBy`), a check a rule (`@CodableValidated`), \
      and what follows decoding a hook (`@CodableHook`).
      """),
    MigrationPage(
      "conditional-member",
      "A member is under `#if`, so that the type is another one in another build.",
      example: "#if DEBUG\n  var note: String?\n#endif",
      "Migrate the type by hand; `@Codable` takes fields under `#if`."),
    MigrationPage(
      "property-wrapper",
      "A field has a property wrapper, which may code its value in a way of its own.",
      example: "@Trimmed var name: String",
      """
      See whether an attribute does what the wrapper does: `@CodableDefault`, `@CodableLossy`, `@CodableBy`, `@CodableModified`.
      """),
    MigrationPage(
      "inherited-coding",
      "The type has its coding from a superclass or from a protocol, or may have.",
      example:
        "class Admin: User {\n  required init(from decoder: Decoder) throws { … try super.init(from: decoder) }\n}",
      "Migrate the superclass first; then say `superclass: .flat` or `.nested` by hand, as the old code did."
    ),
    MigrationPage(
      "coded-cases",
      "The cases of an enumeration are told apart by code that has another form than the ones that are known.",
      example: "self = json[\"kind\"] == \"a\" ? .a : .b",
      "Choose a `tagging:` by hand, and compare it with documents."),
    MigrationPage(
      "keys-in-use",
      "The type of the keys is named elsewhere in the files, and so cannot go.",
      example: "let query = [CodingKeys.id.rawValue: \"1\"]",
      "Leave it: `@Codable` obeys a `CodingKeys` that is written by hand. Or take the other use away first."
    ),
    MigrationPage(
      "computed-keys",
      "The texts of the keys are not plain literals of an enumeration, or are numbers.",
      example:
        "enum CodingKeys: String, CodingKey {\n  case id\n  var stringValue: String { \"x-\" + rawValue }\n}",
      "Write the keys out, or leave the type."),
    MigrationPage(
      "unlike-attributes",
      "The attributes would not do what the code does; the last column says where they differ.",
      example:
        "limit = try container.decode(Int.self, forKey: .limit)  // of a field `let limit: Int?`",
      """
      If the old behaviour was a mistake, or nobody depends on it, write the attribute by hand. An optional without a key is always nil, \
      and the null of an optional is nil.
      """),
    MigrationPage(
      "attribute-refused",
      "The macro would refuse the type, or warn; the last column is its message.",
      example: "let a, b: Int  // with a key for each",
      "Change what the message says, and run the command again."),
    MigrationPage(
      "unreachable-type",
      "The type is declared in a function, where a macro can add nothing.",
      example: "func load() {\n  struct Answer: Codable { … }\n}",
      "Move it out of the function."),
    MigrationPage(
      "unclear-type",
      "The files do not tell which declarations belong together, or what the type conforms to.",
      example: "extension Config: Decodable { … }  // and two modules have a Config",
      "Give the command all files of one module, and no others."),
    MigrationPage(
      "initializer-clash",
      """
      Without `init(from:)` in its body, the struct gets an initialiser from the compiler, and an extension declares the same one.
      """,
      example: "extension User {\n  init(id: Int) { … }\n}",
      "Move the initialiser of the extension into the body."),
    MigrationPage(
      "source-errors",
      "A file of the type cannot be parsed.",
      example: "struct User: Codable {",
      "Mend the file."),
    MigrationPage(
      "unknown-attribute",
      "An attribute of the other package, or an argument of it, has none here that does the same.",
      example: "@Coding(.validation { $0 < 9 }, default: 1) var code: Int",
      "Say it by other attributes, or migrate the type by hand."),
    MigrationPage(
      "mixed-file",
      """
      The file would still need the other package, whose attributes have the names of ours: a file cannot import both. The last column \
      says what is left of it.
      """,
      example: "import MetaCodable\n\n@Codable struct User { @CodedBy(OwnCoder()) let id: Int }",
      "Migrate what is left by hand, or move it to a file of its own."),
    MigrationPage(
      "uncommitted-changes",
      "A file of the type has changes that are not committed, or git does not know it: what was in it could not be had again.",
      example: "transcode migrate --write Sources",
      "Commit first. Or use `--force`, best with `--patch-file`."),
  ]
}
