import Foundation
import Kodable
import Transcodable
import TranscodableDiagnostics
import TranscodableStreams

// A conformance to every public protocol that uses only public API. If this stops compiling, so
// does users' code. Scripts/check-api.py searches for missing protocols.

// MARK: - TranscodableCore

struct Pages: ByteSource {
  var bytes: [UInt8]

  func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result {
    try bytes.withBytes(body)
  }
}

final class Listener: DecodingReporting {
  func record(_ event: DecodingEvent) {}
}

enum Shape: CodingTagged {
  static var codingTags: [CodingTagValue] { [.string("circle"), .integer(2)] }
}

// The attribute generates the requirements.
@Codable(schema: .generated) struct Described { let id: Int }

func takesDescribed(_ type: any CodingDescribed.Type = Described.self) {}

struct Percent: CodableWireType {
  var text: String

  init(_ value: Double) throws { text = "\(value * 100)%" }

  func value() throws -> Double { (Double(text.dropLast()) ?? 0) / 100 }
}

struct Doubling: CodingStrategy {
  func decode(from decoder: any Decoder) throws -> Int { try Int(from: decoder) / 2 }
  func encode(_ value: Int, to encoder: any Encoder) throws { try (value * 2).encode(to: encoder) }
}

struct OnlyIn: DecodingStrategy {
  func decode(from decoder: any Decoder) throws -> String { try String(from: decoder) }
}

struct OnlyOut: EncodingStrategy {
  func encode(_ value: String, to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

struct Placeholder: ValueStrategy { typealias Value = Int }

struct Hexadecimal: TextStrategy {
  var expectation: String { "hexadecimal digits" }
  func value(of text: String) -> Int? { Int(text, radix: 16) }
  func text(of value: Int) -> String? { String(value, radix: 16) }
}

enum Numbered: DictionaryKeyStrategy {
  static func key(_ text: String) -> Int? { Int(text) }
  static func text(_ key: Int) -> String { "\(key)" }
}

// MARK: - TranscodableJSON

struct Point: Codable, Equatable, JSONDecodable, JSONEncodable {
  var x, y: Double

  static func decode(from reader: inout JSONReader) -> Point? {
    guard let pair = reader.read([Double].self), pair.count == 2 else { return nil }
    return Point(x: pair[0], y: pair[1])
  }

  func encode(to writer: inout JSONWriter) { writer.write([x, y]) }
}

struct Country: Hashable, JSONKey {
  var jsonKey: String
  init?(jsonKey: String) { self.jsonKey = jsonKey }
}

struct Tripling: CodingStrategy, JSONDecodingStrategy, JSONEncodingStrategy {
  func decode(from decoder: any Decoder) throws -> Int { try Int(from: decoder) / 3 }
  func decode(from reader: inout JSONReader) -> Int? { Int.decode(from: &reader).map { $0 / 3 } }
  func encode(_ value: Int, to encoder: any Encoder) throws { try (value * 3).encode(to: encoder) }
  func encode(_ value: Int, to writer: inout JSONWriter) { writer.write(value * 3) }
}

func isSmall(_ value: some JSONInteger) -> Bool { value < 100 }

// MARK: - Transcodable

func isTag(_ tag: some CodingTagLiteral) -> Bool { tag is String }

func valuesOfMany<Strategy: PolymorphicStrategy>(_: Strategy.Type) -> Int { 0 }

// MARK: - TranscodableDiagnostics

struct Counting: CodingDiagnosticRenderer {
  func render(_ report: CodingDiagnosticReport) -> String { "\(report.diagnostics.count)" }
}

// MARK: - Kodable

struct Length: KodableTransform {
  func transformFromJSON(value: String) throws -> Int { value.count }
  func transformToJSON(value: Int) throws -> String { String(repeating: "-", count: value) }
}

struct Years: DateConvertible {
  func date(from text: String) -> Date? { Double(text).map(Date.init(timeIntervalSince1970:)) }
  func string(from date: Date) -> String { "\(date.timeIntervalSince1970)" }
}

struct User: Kodable, DebugJSON {
  @Coding var name: String
  init() {}
}

struct Reader: Dekodable {
  @Coding var name: String
  init() {}
}

struct Writer: Enkodable {
  @Coding var name: String
  init() {}
}

struct Unlucky: DescribedError { var description: String { "no luck" } }

func wrapped<Value: KodableOptional>(_ value: Value) -> Value.Wrapped? { value.optional }
func isDate(_ value: some DateProtocol) -> Bool { value is Date }

// MARK: - Partial decoding

@Codable @PartiallyDecodable
struct Arriving {
  let name: String
  let shape: ArrivingShape
}

@Codable @PartiallyDecodable
enum ArrivingShape { case circle(radius: Double), empty }

func show<Value: PartiallyDecodable>(_ type: Value.Type, _ text: String) throws -> Value.Partial?
where Value.Partial: PartialFields {
  var decoder = PartialDecoder(type)
  try decoder.append(text)
  return decoder.partial
}

func cases<Value: PartiallyDecodable>(_ type: Value.Type) where Value.Partial: PartialCases {}
