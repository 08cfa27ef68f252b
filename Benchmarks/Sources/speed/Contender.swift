import Foundation

/// A coder under its name: how it decodes and encodes the values of one model.
struct Contender<Model: Codable & Equatable> {
  /// The name in the table.
  let name: String
  /// Decodes a whole document.
  let decode: (Data) throws -> Model
  /// Encodes a whole value.
  let encode: (Model) throws -> Data

  /// Checks the contender against Foundation, then makes its operations on a document.
  ///
  /// What the contender decodes must equal what Foundation decodes, and Foundation must read the
  /// same value back from what the contender encodes.
  func trial(on bytes: Data, of document: String) throws -> Trial {
    let foundation = JSONDecoder()
    let expected = try foundation.decode(Model.self, from: bytes)
    guard try decode(bytes) == expected else {
      throw Disagreement(contender: name, document: document, operation: .decode)
    }
    guard try foundation.decode(Model.self, from: encode(expected)) == expected else {
      throw Disagreement(contender: name, document: document, operation: .encode)
    }
    return Trial(
      contender: name,
      decode: { keep(try decode(bytes)) },
      encode: { keep(try encode(expected)) })
  }
}

/// A contender does not mean what Foundation means.
struct Disagreement: Error, CustomStringConvertible {
  /// The contender's name.
  let contender: String
  /// The document's name.
  let document: String
  /// The operation that went wrong.
  let operation: Operation

  var description: String {
    "\(contender) does not \(operation.rawValue) \(document) to what Foundation makes of it; "
      + "nothing was timed"
  }
}
