package import Foundation

/// Conversions between bytes and hexadecimal digits.
extension [UInt8] {
  /// Creates bytes from hexadecimal digits; all other characters are ignored.
  package init(hex: String) {
    let digits = hex.compactMap(\.hexDigitValue)
    self = stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  package var hex: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Documents {
  /// The file `appendix_a.json` in the folder `TRANSCODABLE_CBOR_SUITE`.
  package static let cborExamples = file("appendix_a.json", in: "TRANSCODABLE_CBOR_SUITE")
  /// The file `msgpack-test-suite.json` in the folder `TRANSCODABLE_MSGPACK_SUITE`.
  package static let messagePackCases =
    file("msgpack-test-suite.json", in: "TRANSCODABLE_MSGPACK_SUITE")
  /// The file `urlencoded-parser-data.json` in the folder `TRANSCODABLE_FORM_SUITE`.
  package static let formCases = file("urlencoded-parser-data.json", in: "TRANSCODABLE_FORM_SUITE")

  private static func file(_ name: String, in variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map {
      URL(filePath: $0).appending(path: name)
    }
  }
}
