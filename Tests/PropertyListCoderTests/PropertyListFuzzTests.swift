import Foundation
import Testing
import TranscodableFoundation
import TranscodablePropertyList
import TranscodableTestSupport

/// Random values and randomly changed documents: both coders give the same outcome.
///
/// `TRANSCODABLE_FUZZ_ROUNDS` multiplies the number of cases; `TRANSCODABLE_FUZZ_SEED` sets the
/// first seed.
@Suite("Property lists: fuzz")
struct PropertyListFuzzTests {
  private static let formats: [PropertyListDecoder.PropertyListFormat] = [.binary, .xml]

  @Test(arguments: formats)
  func `random values encode to the same bytes as in Foundation`(
    _ format: PropertyListDecoder.PropertyListFormat
  ) {
    for subject in PropertyListSubject.all {
      var mismatches = 0
      for number in 0..<60 * FuzzSettings.rounds where mismatches < 3 {
        let seed = FuzzSettings.firstSeed + UInt64(number)
        var generator = SeededGenerator(seed: seed)
        let (ours, foundation) = (PropertyList.Encoder(), PropertyListEncoder())
        (ours.outputFormat, foundation.outputFormat) = (format, format)
        if let report = subject.encode(&generator, ours, foundation) {
          mismatches += 1
          Issue.record("\(subject.name) as \(format), seed \(seed):\n\(report)")
        }
      }
    }
  }

  @Test(arguments: formats)
  func `random documents decode as in Foundation`(_ format: PropertyListDecoder.PropertyListFormat)
  {
    var (values, errors) = (0, 0)
    for subject in PropertyListSubject.all {
      var mismatches = 0
      for number in 0..<40 * FuzzSettings.rounds where mismatches < 3 {
        let seed = FuzzSettings.firstSeed + UInt64(number)
        var generator = SeededGenerator(seed: seed)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        guard let document = subject.document(&generator, encoder) else { continue }
        let (ours, foundation) = (PropertyList.Decoder(), PropertyListDecoder())
        (ours.userInfo, foundation.userInfo) = (encoder.userInfo, encoder.userInfo)
        for round in 0...6 {
          let changes =
            round == 0 ? 0 : subject.isRandom ? 1 : Int.random(in: 1...3, using: &generator)
          let mutant = mutated(document, changes, format, &generator)
          let (isValue, report) = subject.decode(ours, foundation, mutant)
          if isValue { values += 1 } else { errors += 1 }
          if let report {
            mismatches += 1
            let text = PropertyListOutcome.document(mutant)
            Issue.record(
              "\(subject.name) as \(format), seed \(seed), document \(round):\n\(text)\n\(report)")
            break
          }
        }
      }
    }
    // A generator of only valid or only invalid documents would prove nothing.
    #expect(values > 1_000 && errors > 1_000, "\(values) values, \(errors) errors")
  }

  /// Returns a copy of the document with some random changes.
  private func mutated(
    _ document: Data, _ changes: Int, _ format: PropertyListDecoder.PropertyListFormat,
    _ generator: inout SeededGenerator
  ) -> Data {
    guard changes > 0,
      var tree = try? unsafe PropertyListSerialization.propertyList(from: document, format: nil)
    else { return document }
    for _ in 0..<changes { tree = changed(tree, &generator) }
    let target: PropertyListSerialization.PropertyListFormat = format == .xml ? .xml : .binary
    return
      (try? PropertyListSerialization.data(
        fromPropertyList: tree, format: target, options: 0)) ?? document
  }

  private func changed(_ value: Any, _ generator: inout SeededGenerator) -> Any {
    let goesIn = Int.random(in: 0..<4, using: &generator) > 0
    if goesIn, var dictionary = value as? [String: Any],
      let key = dictionary.keys.sorted().randomElement(using: &generator)
    {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: dictionary[key] = nil
      case 1:
        dictionary[key + "x"] = dictionary[key]
        dictionary[key] = nil
      default: dictionary[key] = changed(dictionary[key] ?? "", &generator)
      }
      return dictionary
    }
    if goesIn, var array = value as? [Any], !array.isEmpty {
      let index = Int.random(in: 0..<array.count, using: &generator)
      if Int.random(in: 0..<8, using: &generator) == 0 {
        array.remove(at: index)
      } else {
        array[index] = changed(array[index], &generator)
      }
      return array
    }
    return scalar(&generator)
  }

  private func scalar(_ generator: inout SeededGenerator) -> Any {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: "$null"
    case 1: String.arbitrary(&generator).replacing("\0", with: "")
    case 2: Bool.arbitrary(&generator)
    case 3: Int.arbitrary(&generator)
    case 4: Int.random(in: -300...300, using: &generator)
    case 5: Double(Int.random(in: -9...9, using: &generator))
    case 6: Double.random(in: -9...9, using: &generator)
    case 7: Date.arbitrary(&generator)
    case 8: Data.arbitrary(&generator)
    case 9: [Any]()
    case 10: [String: Any]()
    default: "a"
    }
  }
}
