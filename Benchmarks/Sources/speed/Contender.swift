import Foundation
import InventedDocuments

/// A named coder that decodes and encodes values of one model.
struct Contender<Model: Codable & Equatable> {
  let name: String
  let decode: (Data) throws -> Model
  let encode: (Model) throws -> Data
  /// Decodes a whole document or collects all failures.
  var collect: ((Data) throws -> Model)?
  /// Whether the contender tolerates a wrong value, so that decoding doesn't fail.
  var recovers = false
  /// Whether the contender decodes like another one, so that only its encoding is timed.
  var encodesOnly = false

  /// Checks the contender against Foundation, then creates its operations for a document.
  ///
  /// Both must decode the same value, and Foundation must decode that value from the contender's
  /// output.
  @inline(__always)
  func trial(on bytes: Data, of document: String) throws -> Trial {
    let foundation = JSONDecoder()
    let expected = try foundation.decode(Model.self, from: bytes)
    try check("decoding \(document)") { try decode(bytes) == expected }
    try check("encoding \(document)") {
      try foundation.decode(Model.self, from: encode(expected)) == expected
    }
    var trial = Trial(
      contender: name,
      bodies: [
        .decode: { keep(try decode(bytes)) },
        .encode: { keep(try encode(expected)) },
      ])
    trial.text = { try encode(decode(bytes)) }
    if encodesOnly {
      trial.bodies[.decode] = nil
      return trial
    }
    trial.bodies[.fail] = recovers ? nil : try failure(decode, of: bytes, document)
    trial.bodies[.collect] = try collect.flatMap { try failure($0, of: bytes, document) }
    return trial
  }

  /// Decodes a document with a wrong value, which must fail; does nothing without a number.
  @inline(__always)
  private func failure(
    _ decode: @escaping (Data) throws -> Model, of bytes: Data, _ document: String
  ) throws -> (() throws -> Void)? {
    guard let damaged = try? bytes.withWrongValue else { return nil }
    try check("refusing \(document)") { (try? decode(damaged)) == nil }
    return {
      do { keep(try decode(damaged)) } catch { keep(error) }
    }
  }

  private func check(_ work: String, agrees: () throws -> Bool) throws {
    do {
      if try agrees() { return }
    } catch {
      throw Disagreement(contender: name, work: work, detail: "\(error)")
    }
    throw Disagreement(contender: name, work: work, detail: "the values differ")
  }
}
