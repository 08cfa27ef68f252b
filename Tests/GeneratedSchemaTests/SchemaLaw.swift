import Foundation
import Testing
import Transcodable
import TranscodableSchema
import TranscodableTestSupport

/// A type whose schemas must accept exactly what it decodes and everything that it encodes.
struct LawCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// Documents, most of which decode.
  let samples: [String]
  /// The reason why the schema accepts more than what decodes, or `nil`.
  let exception: String?
  /// The reason why the schema rejects some documents that decode, or `nil`.
  let quirk: String?
  /// Keys that exclude each other; other validators handle such schemas differently.
  let rivals: Set<String>
  let describe: @Sendable (JSON.SchemaContext.Direction) -> JSON.Schema.Description
  /// Decodes and encodes a document; returns `nil` if it doesn't decode.
  let encodeAgain: @Sendable (String) -> String??

  var testDescription: String { name }

  /// A type that is decoded and encoded.
  init<Value: Codable & CodingDescribed & SendableMetatype>(
    _ type: Value.Type, _ samples: String..., exception: String? = nil, quirk: String? = nil,
    rivals: Set<String> = []
  ) {
    self.init(type, samples, exception, quirk, rivals) { value in
      String(decoding: try JSON.Encoder().encode(value), as: UTF8.self)
    }
  }

  init<Value: Codable & CodingDescribed & SendableMetatype>(
    _ type: Value.Type, samples: [String], exception: String?
  ) {
    self.init(type, samples, exception, nil, []) { value in
      String(decoding: try JSON.Encoder().encode(value), as: UTF8.self)
    }
  }

  /// A type that is only decoded.
  init<Value: Decodable & CodingDescribed & SendableMetatype>(
    reading type: Value.Type, _ samples: String..., exception: String? = nil
  ) {
    self.init(type, samples, exception, nil, [], encode: nil)
  }

  private init<Value: Decodable & CodingDescribed & SendableMetatype>(
    _ type: Value.Type, _ samples: [String], _ exception: String?, _ quirk: String?,
    _ rivals: Set<String>, encode: (@Sendable (Value) throws -> String)?
  ) {
    name = "\(type)"
    self.samples = samples
    self.exception = exception
    self.quirk = quirk
    self.rivals = rivals
    describe = { JSON.Schema.describing(type, for: $0) }
    encodeAgain = { text in
      guard let value = try? JSON.Decoder().decode(type, from: Data(text.utf8)) else { return nil }
      return .some(try? encode?(value))
    }
  }
}

/// Tests the schemas with random changes of the samples.
struct SchemaLaw {
  let law: LawCase
  let decoding: JSON.SchemaValidator
  let encoding: JSON.SchemaValidator

  init(_ law: LawCase) throws {
    self.law = law
    decoding = try JSON.SchemaValidator(law.describe(.decoding).schema, formats: .asserted)
    encoding = try JSON.SchemaValidator(law.describe(.encoding).schema, formats: .asserted)
  }

  struct Findings {
    var decoded = 0
    var refused = 0
    /// Documents that decode although the schema rejects them.
    var missed: [String] = []
    /// Documents that the schema accepts but that don't decode.
    var promised: [String] = []
    /// Encoded documents that the schema rejects.
    var written: [String] = []
  }

  func run(count: Int, seed: UInt64) throws -> Findings {
    var mutator = try DocumentMutator(samples: law.samples, seed: seed)
    var findings = Findings()
    for number in 0..<count {
      let document =
        number < law.samples.count ? try JSON(parsing: law.samples[number]) : mutator.next()
      let text = document.description
      let isAccepted = decoding.isValid(document)
      guard let written = law.encodeAgain(text) else {
        findings.refused += 1
        if isAccepted, !document.hasSeveral(of: law.rivals) { findings.promised.append(text) }
        continue
      }
      findings.decoded += 1
      if !isAccepted, law.quirk == nil { findings.missed.append(text) }
      if let written, !(try encoding.isValid(parsing: written)) { findings.written.append(written) }
    }
    return findings
  }
}

extension JSON {
  /// Whether an object in the value has several of the keys.
  fileprivate func hasSeveral(of keys: Set<String>) -> Bool {
    switch self {
    case .array(let elements): elements.contains { $0.hasSeveral(of: keys) }
    case .object(let members):
      members.keys.count { keys.contains($0) } > 1
        || members.values.contains { $0.hasSeveral(of: keys) }
    default: false
    }
  }
}
