// Reads server-sent events and decodes their data.
import Foundation
import Transcodable
import TranscodableStreams

@Codable
struct Delta: Sendable {
  let text: String
}

// A connection delivers chunks of any size.
let chunks = AsyncStream<String> { continuation in
  for chunk in [
    "data: {\"te", "xt\": \"Hel\"}\n\nda", "ta: {\"text\": \"lo\"}\r\n\r\ndata: [DONE]\n\n",
  ] {
    continuation.yield(chunk)
  }
  continuation.finish()
}

for try await delta in chunks.serverSentEvents().decodedJSON(Delta.self) { print(delta.text) }
// → Hel
// → lo
