internal import ArgumentParser
internal import Foundation
internal import TranscodableMigration

/// The program that implements the `transcode migrate` command.
@main
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcode migrate",
    abstract: "Replaces CodingKeys, init(from:) and encode(to:) with attributes.",
    discussion: """
      All files are read together. Without --write, the command only prints a diff and a table of \
      verdicts. It edits a type only if the macro would behave exactly like the existing code; for \
      other types, `transcode explain CODE` prints the reason. To exclude a type, precede it with \
      the comment `// transcode:ignore`.

      Example:
        transcode migrate --write --build "swift build" Sources

      The exit status is 0 on success, 1 if --check finds anything to edit or the build fails, and 2 for invalid \
      arguments or a file that can't be read or written.
      """)

  @Argument(help: "Swift files, or folders with Swift files.")
  var paths: [String] = []

  @Flag(help: "Write the files.")
  var write = false

  @Option(help: "The file in which to save a patch that reverts all changes.")
  var patchFile: String?

  @Option(
    help: ArgumentHelp(
      "After writing the files, run this build, and restore the files if it fails.",
      valueName: "command"))
  var build: String?

  @Option(help: "Apply a patch written by --patch-file; can't be combined with other options.")
  var revert: String?

  @Flag(help: "Overwrite files even if they have uncommitted changes.")
  var force = false

  @Option(
    help:
      "Edit only these kinds of code (a comma-separated list): keys, defaults, containers, enums.")
  var only: String?

  @Option(
    help:
      "Replace another package's attributes instead of hand-written code: kodable, metacodable or reercodable."
  )
  var from: SourcePackage?

  @Flag(
    help: "Also make edits that are right only in some cases; see `transcode explain CODE`.")
  var suggest = false

  @Flag(
    help: """
      Assume that the coders use snake-case key strategies, and that you will remove the \
      strategies after migrating.
      """)
  var assumeSnakeCase = false

  @Flag(
    help: """
      Also replace Codable with the attribute on types without code to remove, which makes them \
      faster.
      """)
  var attributeAll = false

  @Flag(help: "Only print the table, and exit with status 1 if there is anything to edit.")
  var check = false

  @Option(
    name: [.long, .customLong("format")], help: "Print text, or JSON for tools.")
  var report = MigrationReportFormat.text

  func validate() throws {
    if check, write { throw ValidationError("--check can't be combined with --write.") }
    if revert != nil, !paths.isEmpty || write || patchFile != nil || check {
      throw ValidationError("--revert can't be combined with other options.")
    }
    if revert == nil, paths.isEmpty { throw ValidationError("Pass at least one file or folder.") }
    if patchFile != nil, !write { throw ValidationError("--patch-file requires --write.") }
    if build != nil, !write { throw ValidationError("--build requires --write.") }
    _ = try options
  }

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      if error is ExitCode { Foundation.exit(1) }
      printError(
        exitCode(for: error) == .validationFailure
          ? fullMessage(for: error) : "error: \(message(for: error))")
      Foundation.exit(2)
    }
  }

  func run() throws {
    if let revert { return try PatchFile.revert(revert) }
    let files = try SwiftFiles.read(paths).map { ($0.name, $0.text) }
    var options = try options
    var migration = Migration(files, options: options)
    if write, !force {
      options.closedFiles = GitState.uncommitted(migration.changes.map(\.name))
      if !options.closedFiles.isEmpty { migration = Migration(files, options: options) }
    }
    if write { try PatchFile.write(migration.changes, patchFile: patchFile) }
    if let build, !migration.changes.isEmpty { try check(migration.changes, with: build) }
    printOutput(report.text(migration.reports, migration.changes, showsDiff: !write && !check))
    // The exit status lets scripts detect that some of the requested edits were not made.
    if check ? !migration.changes.isEmpty : !options.closedFiles.isEmpty { throw ExitCode(1) }
  }

  /// Restores the files unless the build succeeds.
  private func check(_ changes: [Migration.ChangedFile], with build: String) throws {
    guard let errors = try BuildCheck.errors(of: build) else { return }
    try PatchFile.restore(changes)
    let files = changes.count == 1 ? "the file has" : "all \(changes.count) files have"
    printError(
      """
      \(errors)
      error: '\(build)' failed, so \(files) been restored. If it succeeds now, exclude the types \
      that the errors name with `// transcode:ignore`, or pass fewer files.
      """)
    throw ExitCode(1)
  }

  private var options: MigrationOptions {
    get throws {
      var options = MigrationOptions()
      options.suggests = suggest
      options.loop = { count, body in
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
      }
      options.source = from
      options.assumesSnakeCase = assumeSnakeCase
      options.attributesAll = attributeAll
      if let only {
        options.topics = Set(
          try only.split(separator: ",").map { name in
            guard let topic = MigrationOptions.Topic(rawValue: String(name)) else {
              throw ValidationError(
                "Unknown kind '\(name)'; use keys, defaults, containers or enums.")
            }
            return topic
          })
      }
      return options
    }
  }
}
