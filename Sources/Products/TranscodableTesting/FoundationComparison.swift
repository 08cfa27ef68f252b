internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Expects that `JSON.Decoder` and Foundation's decoder decode a document to the same value.
///
/// Either both decoders must decode equal values, or both must fail. For types with `@Codable`,
/// this compares the direct path with the container path.
///
/// ```swift
/// try expectSameAsFoundation(Order.self, decoding: text) {
///   $0.keyDecodingStrategy = .convertFromSnakeCase
/// }
/// ```
///
/// - Parameters:
///   - type: The type to decode.
///   - document: The JSON document. It must not require features that Foundation lacks.
///   - configure: A closure that configures each of the two decoders.
/// - Throws: A ``CodingMismatch`` with the results of both decoders.
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
  // The errors may differ, because only `@Codable` types decode members in document order.
  case (.failure, .failure): return
  default:
    throw CodingMismatch(
      "JSON.Decoder: \(outcome.shown)\nFoundation: \(expected.shown)\n\(data.shownAsText)")
  }
}

/// Expects that `JSON.Encoder` and Foundation's encoder encode a value as the same JSON, except for
/// the order of members.
///
/// - Parameters:
///   - value: The value to encode.
///   - configure: A closure that configures each of the two encoders.
/// - Throws: A ``CodingMismatch`` that lists the different members.
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
    throw CodingMismatch("Foundation's encoder writes different JSON: \(difference)")
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
