import Foundation
import TranscodableFoundation
import TranscodableTestSupport

/// The strategies of one fuzz case.
struct FuzzOptions: CustomStringConvertible {
  var keys = 0
  var dates = 0
  var data = 0
  var floats = 0
  var layout = 0
  /// Whether custom keys contain their depth.
  let marksDepth: Bool

  init(for subject: FuzzSubject, _ generator: inout SeededGenerator) {
    self.init(marksDepth: subject.hasTruePaths, &generator)
  }

  init(marksDepth: Bool, _ generator: inout SeededGenerator) {
    self.marksDepth = marksDepth
    keys = [0, 0, 0, 1, 1, 2].randomElement(using: &generator) ?? 0
    dates = .random(in: 0..<6, using: &generator)
    data = .random(in: 0..<3, using: &generator)
    floats = .random(in: 0..<2, using: &generator)
    layout = .random(in: 0..<4, using: &generator)
  }

  var description: String {
    let names = [
      ["default keys", "snake case", "custom keys"][keys],
      ["deferred", "seconds", "milliseconds", "iso8601", "formatted", "custom"][dates] + " dates",
      ["base64", "deferred data", "custom data"][data], ["throw", "convert"][floats] + " floats",
      "layout \(layout)",
    ]
    return names.joined(separator: ", ")
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy/MM/dd HH:mm:ss"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }

  func configure(_ decoder: JSONDecoder) {
    decoder.keyDecodingStrategy =
      [
        .useDefaultKeys, .convertFromSnakeCase,
        .custom { path in
          // The mark contains the depth of the key. Keys without a mark stay unchanged.
          let key = path.last?.stringValue ?? ""
          let mark = "k\(path.count)"
          return AnyKey(key.hasPrefix(mark) ? String(key.dropFirst(mark.count)) : key)
        },
      ][keys]
    decoder.dateDecodingStrategy =
      switch dates {
      case 0: .deferredToDate
      case 1: .secondsSince1970
      case 2: .millisecondsSince1970
      case 3: .iso8601
      case 4: .formatted(formatter)
      default:
        .custom { decoder in
          var container = try decoder.unkeyedContainer()
          return Date(timeIntervalSince1970: try container.decode(Double.self))
        }
      }
    decoder.dataDecodingStrategy =
      [
        .base64, .deferredToData, .custom { Data(try String(from: $0).utf8.reversed()) },
      ][data]
    if floats == 1 {
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "NaN")
    }
  }

  func configure(_ encoder: JSONEncoder) {
    encoder.keyEncodingStrategy =
      [
        .useDefaultKeys, .convertToSnakeCase,
        .custom { [marksDepth] path in
          AnyKey((marksDepth ? "k\(path.count)" : "k") + (path.last?.stringValue ?? ""))
        },
      ][keys]
    encoder.dateEncodingStrategy =
      switch dates {
      case 0: .deferredToDate
      case 1: .secondsSince1970
      case 2: .millisecondsSince1970
      case 3: .iso8601
      case 4: .formatted(formatter)
      default: .custom { date, encoder in try [date.timeIntervalSince1970].encode(to: encoder) }
      }
    encoder.dataEncodingStrategy =
      [
        .base64, .deferredToData,
        .custom { data, encoder in
          try String(decoding: data.map { $0 & 0x7F }.reversed(), as: UTF8.self).encode(to: encoder)
        },
      ][data]
    if floats == 1 {
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "NaN")
    }
    encoder.outputFormatting =
      [
        [.sortedKeys], [.sortedKeys, .prettyPrinted], [.sortedKeys, .withoutEscapingSlashes],
        [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes],
      ][layout]
  }
}
