import Foundation
import TranscodableCore
import TranscodableDiagnostics
import TranscodableFoundation
import TranscodableJSON

/// An enum with the conformance that `@Codable` generates.
enum Ink: String, CaseIterable, JSONDecodable {
  case cyan, magenta, yellow

  static func decode(from reader: inout JSONReader) -> Ink? { reader.readRawValue(Self.self) }
}

/// A type that reports recoveries of every kind.
private struct Recovering: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingFieldKey.self)
    if container.contains("numbers") {
      var elements = try container.nestedUnkeyedContainer(forKey: "numbers")
      while !elements.isAtEnd {
        let element = try elements.superDecoder()
        do { _ = try Int(from: element) } catch { element.report(.droppedElement, cause: error) }
      }
    }
    do {
      _ = try container.decodeIfPresent(Int.self, forKey: "port")
    } catch {
      decoder.report(
        .defaultedValue, forKey: "port" as CodingFieldKey, cause: error, replacement: "80")
    }
    if container.contains("e-mail") {
      decoder.report(.alias, forKey: "e-mail" as CodingFieldKey, replacement: "email")
    }
    if container.contains("age") {
      decoder.report(.coercion, forKey: "age" as CodingFieldKey, replacement: "36")
    }
    if container.contains("color") {
      let inks = Ink.allCases.map(\.rawValue)
      let refusal = CodingFailure(
        .invalidValue, in: nil, expected: "Ink", found: "invalid Ink tag \"megenta\"")
      decoder.report(
        .unknownCase, forKey: "color" as CodingFieldKey, cause: refusal.offering(inks),
        replacement: "other", alternatives: inks)
    }
  }
}

extension ReportCase {
  /// A document that is decoded with a report.
  static func reporting<Value: Decodable & SendableMetatype>(
    _ name: String, _ text: String, as type: Value.Type
  ) -> ReportCase {
    ReportCase(name, bytes: Array(text.utf8)) { source in
      var report = DecodingReport(limit: 3)
      _ = try? JSON.Decoder().decode(type, from: Data(source), report: &report)
      return CodingDiagnosticReport(report, source: source, name: "people.json")
    }
  }

  /// A document that is decoded with all its failures.
  static func collecting<Value: Decodable & SendableMetatype>(
    _ name: String, _ text: String, as type: Value.Type
  ) -> ReportCase {
    ReportCase(name, bytes: Array(text.utf8)) { source in
      do {
        _ = try JSON.Decoder().decodeCollecting(type, from: Data(source))
        return CodingDiagnosticReport([CodingFailure](), source: source)
      } catch {
        return CodingDiagnosticReport(error, source: source, name: "people.json")
      }
    }
  }

  /// A case for each kind of event that is not a failure, named after its code.
  static let events: [ReportCase] = [
    .reporting("dropped-element", #"{"numbers": [1, "two", 3]}"#, as: Recovering.self),
    .reporting("duplicate-element", #"["a", "b", "a"]"#, as: Set<String>.self),
    .reporting("defaulted-value", #"{"port": "eighty"}"#, as: Recovering.self),
    .reporting("alias", #"{"e-mail": "a@b.example"}"#, as: Recovering.self),
    .reporting("coercion", #"{"age": "36"}"#, as: Recovering.self),
    .reporting("unknown-case", #"{"color": "megenta"}"#, as: Recovering.self),
  ]
}
