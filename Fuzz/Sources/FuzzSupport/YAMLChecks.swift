// Only Scripts/fuzz builds the module, because it needs another package.
#if canImport(TranscodableYAML)
  internal import Foundation
  internal import Transcodable
  internal import TranscodableYAML

  let yamlChecks: [String: @Sendable (Data) -> Bool] = [
    "fuzz-yaml-reader": { checkYAML($0) }
  ]

  /// Reads a document as a value, writes the value, and reads it again.
  private func checkYAML(_ data: Data) -> Bool {
    var decoder = YAML.Decoder()
    decoder.settings = FormatSettings(
      maximumDepth: 64, maximumDocumentSize: 1 << 20, maximumElementCount: 1 << 12)
    decoder.maximumAliasedValueCount = 1 << 10
    decoder.scalarRules = YAML.ScalarRules.allCases[data.count % 3]
    decoder.allowsDuplicateKeys = data.count % 2 == 0
    decoder.mergesKeys = data.count % 5 > 0
    _ = try? decoder.decodeAll(JSON.self, from: data)
    let value: JSON
    do {
      value = try decoder.decode(JSON.self, from: data)
    } catch let error as DecodingError {
      checkFailure(CodingFailure(error), data, decoder)
      return false
    } catch {
      fatalError("Threw \(error)")
    }
    do {
      let written = try YAML.Encoder().encode(value)
      for rules in YAML.ScalarRules.allCases.prefix(2) {
        var decoder = YAML.Decoder()
        decoder.scalarRules = rules
        // A key `<<` of a document that doesn't merge is quoted.
        let again = try decoder.decode(JSON.self, from: written)
        require(again == value, "\(value) became \(again).")
      }
    } catch {
      fatalError("\(value): \(error)")
    }
    var report = DecodingReport()
    _ = try? decoder.decode(Probe.self, from: data, report: &report)
    _ = try? decoder.decodeCollecting([String: Probe].self, from: data)
    return true
  }

  /// A failure has a location in the document, and collecting finds the same first failure.
  private func checkFailure(_ failure: CodingFailure, _ data: Data, _ decoder: YAML.Decoder) {
    guard let range = failure.byteRange, let line = failure.line else {
      fatalError("\(failure) has no location.")
    }
    require(range.lowerBound >= 0 && range.upperBound <= data.count, "\(failure) in \(data.count)")
    require(line > 0, "\(failure)")
    checkCollecting(JSON.self, data, decoder, failure)
  }
#else
  internal import Foundation

  let yamlChecks: [String: @Sendable (Data) -> Bool] = [:]
#endif
