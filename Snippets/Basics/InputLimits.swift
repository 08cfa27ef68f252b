// Sets limits for untrusted input.

import Foundation
import Transcodable

let decoder = JSON.Decoder()
decoder.settings.grammar = .strict  // RFC 8259 exactly
decoder.settings.maximumDocumentSize = 4 << 20
decoder.settings.maximumStringLength = 1 << 16
decoder.settings.maximumElementCount = 1_000
decoder.settings.maximumDepth = 32

let bomb = Data(String(repeating: "[", count: 100_000).utf8)
do {
  _ = try decoder.decode(JSON.self, from: bomb)
} catch DecodingError.dataCorrupted(let context) {
  let failure = context.underlyingError as? CodingFailure
  print(failure?.reason == .depthLimit, failure?.category == .limit)  // → true true
}
