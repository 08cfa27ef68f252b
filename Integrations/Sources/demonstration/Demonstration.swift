import ArgumentParser
import Foundation
import LoopbackServer
import NIOCore
import Transcodable
import TranscodableHTTP
import TranscodableNIO
import TranscodableURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Starts a server that takes JSON and NDJSON, shows how it answers, and loads it.
@main
struct Demonstration: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demonstration",
    abstract:
      "A server with this package's coders and with Foundation's, and a client that loads it.")

  @Option(help: "How long each turn of a measurement takes.")
  var seconds = 2.0
  @Option(help: "The number of turns, of which the median counts; 0 measures nothing.")
  var turns = 5
  @Flag(help: "Keep the server until the program is stopped, to try it with curl.")
  var serve = false

  func run() async throws {
    try await withServer(try Routes.router()) { address in
      print("The server is at \(address)")
      try await showAnswers(address)
      if turns > 0 { try await measure(address) }
      if serve { try await Task.sleep(for: .seconds(86_400)) }
    }
  }

  /// Sends good lines and bad ones, and prints what comes back.
  private func showAnswers(_ address: String) async throws {
    let good = try JSON.Encoder().encodeLines(Batch(of: 3).orders)
    let bad = good + Data(#"{"id": 1, "customer": "", "lines": "none"}"#.utf8) + Data("\n{\n".utf8)
    for lines in [good, bad] {
      guard let url = URL(string: "\(address)/transcodable/checked/lines") else { return }
      var request = URLRequest(url: url)
      request.httpMethod = "POST"
      request.httpBody = lines
      do {
        print("\n200: \(try await URLSession.shared.decode(Int.self, for: request)) orders")
      } catch let answer as UnacceptedResponse {
        print("\n\(answer.status): \(answer.problem?.title ?? "")")
        for error in answer.problem?.errors ?? [] { print("  \(error.pointer) \(error.detail)") }
      }
    }
  }

  private func measure(_ address: String) async throws {
    guard let port = URL(string: address)?.port else { return }
    let comparison = Comparison(port: port, seconds: seconds, turnCount: turns)
    for count in [2, 200] {
      var body = ByteBuffer()
      try JSON.encode(Batch(of: count), into: &body)
      try await comparison.run(
        "Batches, decoded and sent back", paths: Routes.batchPaths, body: body)
    }
    let lines = ByteBuffer(bytes: try JSON.Encoder().encodeLines(Batch(of: 200).orders))
    try await comparison.run("Lines, decoded", paths: Routes.linePaths, body: lines)
  }
}
