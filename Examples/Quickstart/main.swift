import Foundation
import Transcodable

func show(_ title: String, _ lines: [String]) {
  print("\(title)\n")
  for line in lines { print(line.isEmpty ? "" : "  \(line)") }
  print()
}

do {
  let input = try Input(arguments: CommandLine.arguments)
  let text = input.text
  let commits = try makeDecoder().decode([Commit].self, from: text)

  let title = "\(commits.count) commits from \(input.name), \(text.count) bytes"
  show(title, Table(commits: commits).lines)
  let roundTrip = try RoundTrip(of: commits)
  show("Round trip", roundTrip.lines)
  if let damage = Damage(to: text) {
    show(#"A damaged copy: the last date is now "last Tuesday""#, damage.report)
  }
  show("Best time of many, by turns", try Timing(text: text, commits: commits).lines)
  exit(roundTrip.isExact && roundTrip.isExactForFoundation ? 0 : 1)
} catch {
  let report = ErrorReport(error).lines.map { "\($0)\n" }.joined()
  FileHandle.standardError.write(Data(report.utf8))
  exit(1)
}
