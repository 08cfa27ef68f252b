import Logging
import LoopbackServer

/// Runs the programs of the README.
@main
struct Examples {
  static func main() async throws {
    try await withServer(shop()) { address in
      try await sendWithAsyncHTTPClient(address)
      try await streamWithAsyncHTTPClient(address)
      try await sendWithURLSession(address)
    }
    try readEnvelope()
    try storePlayers()
    try readLayers()
    logFailures(Logger(label: "examples"))
  }
}
