import BenchmarkModels
import Foundation
import InventedDocuments
import KodableModels
import PlainModels
import StrategyModels
import Transcodable
import TrialModels

/// Makes one call of each kind in `counted` and prints the kinds in order, for
/// Scripts/check-instructions, which counts the instructions.
///
///     instructions make FOLDER             writes the documents
///     instructions count FOLDER [NAME …]   decodes and encodes all or some of them
@main
struct Instructions {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { throw CocoaError(.fileReadInvalidFileName) }
    let folder = URL(filePath: arguments[2])
    for document in CountedDocument.all {
      let file = folder.appending(path: document.name + ".json")
      if arguments[1] == "make" {
        try document.make().write(to: file)
      } else if arguments.count == 3 || arguments[3...].contains(document.name) {
        try document.count(Data(contentsOf: file))
      }
    }
  }
}

/// A document with its counted calls.
struct CountedDocument {
  let name: String
  let make: () throws -> Data
  let count: (Data) throws -> Void

  // Inlined, so that calls use concrete types as in a user's program.
  @inline(__always)
  init<Plain: Codable, Attributed: JSONDecodable & JSONEncodable>(
    _ name: String, _: Plain.Type, _: Attributed.Type, make: @escaping () throws -> Data
  ) {
    self.name = name
    self.make = make
    count = { bytes in
      let call = Call(document: name)
      let attributed = try JSON.decode(Attributed.self, from: bytes)
      try call("decode", "direct") { keep(try JSON.decode(Attributed.self, from: bytes)) }
      try call("encode", "direct") { keep(try JSON.encode(attributed)) }
      let (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
      try call("decode", "coder") { keep(try decoder.decode(Attributed.self, from: bytes)) }
      try call("encode", "coder") { keep(try encoder.encode(attributed)) }
      let plain = try decoder.decode(Plain.self, from: bytes)
      try call("decode", "standard") { keep(try decoder.decode(Plain.self, from: bytes)) }
      try call("encode", "standard") { keep(try encoder.encode(plain)) }
      try call("parse", "value") { keep(try JSON(parsing: bytes)) }
      if let damaged = try? bytes.withWrongValue {
        let foundation = JSONDecoder()
        try call("fail", "direct") { keepError { try JSON.decode(Attributed.self, from: damaged) } }
        try call("fail", "coder") {
          keepError { try decoder.decode(Attributed.self, from: damaged) }
        }
        try call("fail", "standard") { keepError { try decoder.decode(Plain.self, from: damaged) } }
        try call("fail", "foundation") {
          keepError { try foundation.decode(Plain.self, from: damaged) }
        }
      }
      let listDecoder = PropertyList.Decoder()
      for (format, name) in [
        (PropertyListDecoder.PropertyListFormat.binary, "binary"), (.xml, "xml"),
      ] {
        let listEncoder = PropertyList.Encoder()
        listEncoder.outputFormat = format
        let list = try listEncoder.encode(plain)
        try call("decode-\(name)", "standard") {
          keep(try listDecoder.decode(Plain.self, from: list))
        }
        try call("encode-\(name)", "standard") { keep(try listEncoder.encode(plain)) }
      }
    }
  }

  @inline(__always)
  private init<Plain: Codable, Attributed: JSONDecodable & JSONEncodable>(
    _ name: String, _ plain: Plain.Type, _ attributed: Attributed.Type, shape: DocumentShape,
    counts: [String: Int] = [:]
  ) {
    self.init(name, plain, attributed) {
      try InventedDocument(shape: shape.with(counts)).bytes(of: plain)
    }
  }

  /// A document that types decode by attempts, with Foundation's instructions beside.
  private init(_ document: TrialDocument) {
    self.init(name: document.name, make: { Data(document.text.utf8) }) { bytes in
      try Self.count(document.type, bytes, Call(document: document.name))
    }
  }

  private static func count<Value: Decodable>(
    _ type: Value.Type, _ bytes: Data, _ call: Call
  ) throws {
    let (ours, theirs) = (JSON.Decoder(), JSONDecoder())
    try call("decode", "coder") { keep(try ours.decode(type, from: bytes)) }
    try call("decode", "foundation") { keep(try theirs.decode(type, from: bytes)) }
  }

  /// A document whose type has strategies, on the direct path.
  private init(_ document: StrategyDocument) {
    self.init(name: document.name, make: { Data(document.text.utf8) }) { bytes in
      try Self.count(elements: document.type, bytes, Call(document: document.name))
    }
  }

  private static func count<Element: Codable & JSONDecodable & JSONEncodable>(
    elements: Element.Type, _ bytes: Data, _ call: Call
  ) throws {
    let values = try JSON.decode([Element].self, from: bytes)
    try call("decode", "direct") { keep(try JSON.decode([Element].self, from: bytes)) }
    try call("encode", "direct") { keep(try JSON.encode(values)) }
  }

  /// Also calls with a model that has property wrappers.
  @inline(__always)
  private func adding<Wrapped: Codable>(wrapped: Wrapped.Type) -> CountedDocument {
    CountedDocument(name: name, make: make) { bytes in
      try count(bytes)
      let call = Call(document: name)
      let (decoder, encoder) = (JSON.Decoder(), JSON.Encoder())
      let value = try decoder.decode(Wrapped.self, from: bytes)
      try call("decode", "kodable") { keep(try decoder.decode(Wrapped.self, from: bytes)) }
      try call("encode", "kodable") { keep(try encoder.encode(value)) }
    }
  }

  private init(
    name: String, make: @escaping () throws -> Data, count: @escaping (Data) throws -> Void
  ) {
    (self.name, self.make, self.count) = (name, make, count)
  }

  /// The documents of the other benchmarks, most of them shortened to a tenth: under Callgrind, a
  /// program runs some fifty times slower.
  static var all: [CountedDocument] {
    [
      .init(
        "twitter", PlainModels.SearchResult.self, BenchmarkModels.SearchResult.self,
        shape: .twitter, counts: ["statuses": 10]),
      .init(
        "canada", PlainModels.FeatureCollection.self, BenchmarkModels.FeatureCollection.self,
        shape: .canada, counts: ["coordinates": 48]),
      .init(
        "citm_catalog", PlainModels.Catalog.self, BenchmarkModels.Catalog.self,
        shape: .citmCatalog, counts: ["events": 18, "performances": 24]),
      .init(
        "github_events", [PlainModels.RepositoryEvent].self,
        [BenchmarkModels.RepositoryEvent].self, shape: .githubEvents),
      .init("account", PlainModels.CommitAccount.self, BenchmarkModels.CommitAccount.self) {
        Data(SampleTexts.account.utf8)
      },
      .init("commit", PlainModels.CommitAnswer.self, BenchmarkModels.CommitAnswer.self) {
        Data(SampleTexts.commit.utf8)
      }.adding(wrapped: KodableModels.CommitAnswer.self),
      .init(
        "strings", PlainModels.StringsDocument.self, BenchmarkModels.StringsDocument.self,
        shape: .strings, counts: ["strings": 140]),
      .init(
        "numbers", PlainModels.NumbersDocument.self, BenchmarkModels.NumbersDocument.self,
        shape: .numbers, counts: ["numbers": 400]),
      .init(
        "keys", PlainModels.KeysDocument.self, BenchmarkModels.KeysDocument.self, shape: .keys,
        counts: ["settings": 250]),
      .init(
        "nested", PlainModels.NestedDocument.self, BenchmarkModels.NestedDocument.self,
        shape: .nested, counts: ["trees": 100]),
    ] + TrialDocument.all(200).map(CountedDocument.init)
      + StrategyDocument.all.map(CountedDocument.init)
  }
}

struct Call {
  let document: String

  /// Makes some calls to fill caches, then a counted one.
  func callAsFunction(_ operation: String, _ contender: String, _ body: () throws -> Void) throws {
    print(document, operation, contender, separator: "\t")
    for _ in 0..<8 { try body() }
    try counted(body)
  }
}

/// Calls in this function are counted; check-instructions finds it by name.
@inline(never) @_optimize(none)
func counted(_ body: () throws -> Void) throws { try body() }

/// Uses a result, so that the optimizer must produce it.
@inline(never) @_optimize(none)
func keep<Value>(_ value: borrowing Value) {}

@inline(__always)
func keepError<Value>(_ body: () throws -> Value) {
  do { keep(try body()) } catch { keep(error) }
}
