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
  import TranscodableStreams
#endif

/// Starts a server for JSON and NDJSON, shows its responses, and measures it under load.
@main
struct Demonstration: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demonstration",
    abstract:
      "Compares a server that uses this package's coders with one that uses Foundation's.")

  @Option(help: "The seconds of each turn.")
  var seconds = 2.0
  @Option(help: "The number of turns, whose median is printed; 0 skips measuring.")
  var turns = 5
  @Flag(help: "Keep the server running, to try it with curl.")
  var serve = false

  func run() async throws {
    try await withServer(try Routes.router()) { address in
      print("Server address: \(address)")
      try await showAnswers(address)
      if turns > 0 { try await measure(address) }
      if serve { try await Task.sleep(for: .seconds(86_400)) }
    }
  }

  /// Sends valid and invalid lines, and prints the responses.
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
        "Batches (decoded and sent back)", paths: Routes.batchPaths, body: body)
    }
    let lines = ByteBuffer(bytes: try JSON.Encoder().encodeLines(Batch(of: 200).orders))
    try await comparison.run("Lines, decoded", paths: Routes.linePaths, body: lines)
  }
}
