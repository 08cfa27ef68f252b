import Foundation

/// A coder under its name: how it decodes and encodes the values of one model.
struct Contender<Model: Codable & Equatable> {
  /// The name in the table.
  let name: String
  /// Decodes a whole document.
  let decode: (Data) throws -> Model
  /// Encodes a whole value.
  let encode: (Model) throws -> Data
  /// Decodes a whole document, or says everything that is wrong with it.
  var collect: ((Data) throws -> Model)?
  /// Whether a wrong value may be passed over, so that nothing fails.
  var recovers = false
  /// Whether the contender decodes as another one does, so that only its encoding is timed.
  var encodesOnly = false

  /// Checks the contender against Foundation, then makes its operations on a document.
  ///
  /// What the contender decodes must equal what Foundation decodes, and Foundation must read the
  /// same value back from what the contender encodes.
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

  /// Decodes a document with a wrong value, which has to fail; nothing where there is no number to be wrong.
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
    throw Disagreement(contender: name, work: work, detail: "the values are not equal")
  }
}
