internal import Foundation
internal import Transcodable
internal import TranscodableTOML

let tomlChecks: [String: @Sendable (Data) -> Bool] = [
  "fuzz-toml-reader": { checkTOML($0) }
]

/// Reads a document as a value, writes the value, and reads it again.
private func checkTOML(_ data: Data) -> Bool {
  var decoder = TOML.Decoder()
  decoder.settings = FormatSettings(
    maximumDepth: 64, maximumDocumentSize: 1 << 20, maximumElementCount: 1 << 12)
  if data.count % 4 == 0 { decoder.version = .v1_0 }
  let value: TOML
  do {
    value = try decoder.decode(TOML.self, from: data)
  } catch let error as DecodingError {
    let failure = CodingFailure(error)
    let range = failure.byteRange ?? 0..<0
    require(range.lowerBound >= 0 && range.upperBound <= data.count, "\(error) in \(data.count)")
    checkCollecting(TOML.self, data, decoder, failure)
    return false
  } catch {
    fatalError("Threw \(error)")
  }
  var format = TOML.Format()
  format.usesMultilineStrings = data.count % 2 == 0
  format.lineWidth = data.count % 3 * 40
  do {
    let written = try value.serialized(format)
    for version in [TOML.Version.v1_0, .v1_1] {
      let again = try TOML(parsing: written, version: version)
      require(again == value, "\(value) became \(again).")
    }
    require(
      try TOML(parsing: written).serialized(format) == written, "The layout of \(value) changes.")
  } catch {
    fatalError("\(value): \(error)")
  }
  var report = DecodingReport()
  _ = try? decoder.decode(Probe.self, from: data, report: &report)
  _ = try? decoder.decodeCollecting([String: Probe].self, from: data)
  return true
}

/// Collecting finds the same first failure, and failures with locations.
func checkCollecting<Value: Decodable, Format: DecodingFormat>(
  _ type: Value.Type, _ data: Data, _ decoder: FormatDecoder<Format>, _ first: CodingFailure
) {
  do throws(CodingFailures) {
    _ = try decoder.decodeCollecting(type, from: data)
    fatalError("Collecting failures accepts a document.")
  } catch {
    require(error.first?.offset == first.offset, "\(error) doesn't begin with \(first).")
    require(error.allSatisfy { $0.offset ?? -1 <= data.count }, "\(error) in \(data.count)")
  }
}
