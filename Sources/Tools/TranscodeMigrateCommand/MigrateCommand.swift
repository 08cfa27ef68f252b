internal import ArgumentParser
internal import Foundation
internal import TranscodableMigration

/// The command `transcode migrate`, a program of its own.
@main
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcode migrate",
    abstract: "Rewrites CodingKeys, init(from:) and encode(to:) to attributes.",
    discussion: """
      All files are read together. Nothing is written without --write: a diff and a table of verdicts \
      are printed. A type is edited only if what the macro would do is what its code did; `transcode \
      explain CODE` says why another one stays. A comment transcode:ignore in front of a type leaves it alone.

      The exit status is 0, 1 if --check finds something to edit, and 2 if the arguments are wrong or a file cannot be read or written.
      """)

  @Argument(help: "Files, and folders whose Swift files are read.")
  var paths: [String] = []

  @Flag(help: "Write the files.")
  var write = false

  @Option(help: "A file to write a patch to that undoes everything.")
  var patchFile: String?

  @Option(help: "Apply a patch that --patch-file has written, and do nothing else.")
  var revert: String?

  @Flag(help: "Write files with changes that are not committed, too.")
  var force = false

  @Option(help: "Edit some kinds of code only: keys, defaults, containers, enums, with commas.")
  var only: String?

  @Option(help: "Rewrite the attributes of a package instead: kodable, metacodable, reercodable.")
  var from: SourcePackage?

  @Flag(help: "Make the edits, too, that hold under the condition that their code names.")
  var suggest = false

  @Flag(help: "Take the keys for converted by the coders, from and to snake case, which will end.")
  var assumeSnakeCase = false

  @Flag(help: "Write nothing, print the table alone, and end with 1 if there is something to edit.")
  var check = false

  @Option(
    name: [.long, .customLong("format")], help: "Print text, or JSON for tools.")
  var report = MigrationReportFormat.text

  func validate() throws {
    if check, write { throw ValidationError("--check writes nothing.") }
    if revert != nil, !paths.isEmpty || write || patchFile != nil || check {
      throw ValidationError("--revert goes alone.")
    }
    if revert == nil, paths.isEmpty { throw ValidationError("Say which files, or folders.") }
    if patchFile != nil, !write { throw ValidationError("--patch-file needs --write.") }
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
    printOutput(report.text(migration.reports, migration.changes, showsDiff: !write && !check))
    // A script has to know that what it asked for has not been done.
    if check ? !migration.changes.isEmpty : !options.closedFiles.isEmpty { throw ExitCode(1) }
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
      if let only {
        options.topics = Set(
          try only.split(separator: ",").map { name in
            guard let topic = MigrationOptions.Topic(rawValue: String(name)) else {
              throw ValidationError(
                "There is no kind \(name); there are keys, defaults, containers, enums.")
            }
            return topic
          })
      }
      return options
    }
  }
}
