internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Expects that `JSON.Decoder` makes of a document what Foundation's decoder makes of it.
///
/// Both decode the same value, or both refuse the document. For types with `@Codable`, that compares the direct lane with the
/// code for all other coders.
///
/// ```swift
/// try expectSameAsFoundation(Order.self, decoding: text) {
///   $0.keyDecodingStrategy = .convertFromSnakeCase
/// }
/// ```
///
/// - Parameters:
///   - type: The type of the value.
///   - document: JSON text in UTF-8. What only our decoder can read, such as JSON5, is not compared.
///   - configure: Sets up each of the two decoders.
/// - Throws: A ``CodingMismatch`` that says what each of them made of it.
public func expectSameAsFoundation<Value: Decodable & Equatable>(
  _ type: Value.Type, decoding document: some StringProtocol,
  configure: (JSONDecoder) -> Void = { _ in }
) throws {
  let data = Data(document.utf8)
  let (ours, foundations) = (JSON.Decoder(), JSONDecoder())
  configure(ours)
  configure(foundations)
  let outcome = Result { try ours.decode(type, from: data) }
  let expected = Result { try foundations.decode(type, from: data) }
  switch (outcome, expected) {
  case (.success(let value), .success(let other)) where value == other: return
  // Which of several failures is told first may differ: types read in the order of the text here.
  case (.failure, .failure): return
  default:
    throw CodingMismatch(
      "JSON.Decoder: \(outcome.shown)\nFoundation: \(expected.shown)\n\(data.shownAsText)")
  }
}

/// Expects that `JSON.Encoder` writes of a value what Foundation's encoder writes of it, but for the order of members.
///
/// - Parameters:
///   - value: The value.
///   - configure: Sets up each of the two encoders.
/// - Throws: A ``CodingMismatch`` that names the members that differ.
public func expectSameAsFoundation(
  encoding value: some Encodable, configure: (JSONEncoder) -> Void = { _ in }
) throws {
  let (ours, foundations) = (JSON.Encoder(), JSONEncoder())
  configure(ours)
  configure(foundations)
  let outcome = Result { try JSON(parsing: ours.encode(value)) }
  let expected = Result { try JSON(parsing: foundations.encode(value)) }
  switch (outcome, expected) {
  case (.success(let text), .success(let other)):
    let difference = text.difference(from: other)
    guard !difference.isEmpty else { return }
    throw CodingMismatch("Foundation's encoder writes something else: \(difference)")
  case (.failure, .failure): return
  default:
    throw CodingMismatch("JSON.Encoder: \(outcome.shown)\nFoundation: \(expected.shown)")
  }
}

extension Result {
  fileprivate var shown: String {
    switch self {
    case .success(let value): "\(value)"
    case .failure(let error): "\(error)"
    }
  }
}
