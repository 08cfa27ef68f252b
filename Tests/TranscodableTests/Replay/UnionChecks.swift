internal import Foundation
internal import Transcodable

/// Decodes a type with several forms on the direct path and on the container path.
///
/// Both paths must fail, or decode the same value. The encoded value must decode, and encode again
/// to the same JSON. Failures must lie within the document.
///
/// The first byte determines the type.
func checkUnions(_ data: Data) throws {
  guard let choice = Choice(data) else { return }
  try unions[choice.number % unions.count](choice.document)
}

private typealias Union = @Sendable (Data) throws -> Void

private let unions: [Union] = [
  union(Unions.Tree.self), union(Unions.Either.self), union(Unions.Internal.self),
  union(Unions.Deep.self), union(Unions.Adjacent.self), union(Unions.External.self),
  union(Unions.Numbered.self), union(Unions.Fields.self), union(Unions.Flattened.self),
  union(Unions.FlattenedUnion.self), union(Unions.Lossy.self), union(Unions.Aliased.self),
  union(Unions.New.self), union(Unions.Polymorphic.self), union([Unions.Tree].self),
  union([Unions.Internal?].self), union([String: Unions.Numbered].self),
]

private func union<Value: Codable & SendableMetatype>(_ type: Value.Type) -> Union {
  { data in
    let direct = try Reading { try DefaultCoders.decoder.decode(type, from: data) }
    let standard = try Reading {
      try DefaultCoders.decoder.decode(OnContainerPath<Value>.self, from: data)
    }
    switch (direct, standard) {
    case (.value(let value), .value(let other)):
      try expect(
        try isWrittenEqually(value, other.value), "\(type): \(value) and \(other.value)")
      try checkWriting(value)
    case (.failure(let failure), .failure(let other)):
      try checkLocation(of: failure, in: data)
      try checkLocation(of: other, in: data)
    case (.value(let value), .failure(let failure)):
      throw BrokenCheck(description: "\(type): only the direct path decodes \(value): \(failure)")
    case (.failure(let failure), .value(let other)):
      throw BrokenCheck(
        description: "\(type): only the container path decodes \(other.value): \(failure)")
    }
  }
}

private func checkWriting<Value: Codable>(_ value: Value) throws {
  let written = try DefaultCoders.encoder.encode(value)
  let other = try DefaultCoders.encoder.encode(OnContainerPath(value: value))
  try expect(
    try isEqual(written, other),
    "\(value) is written as \(shown(written)) and \(shown(other))")
  let again = try Reading { try DefaultCoders.decoder.decode(Value.self, from: written) }
  guard let value = again.value else {
    throw BrokenCheck(description: "\(value) is written as \(shown(written)): \(again)")
  }
  let second = try DefaultCoders.encoder.encode(value)
  try expect(
    try isEqual(written, second),
    "\(shown(written)) is written again as \(shown(second))")
}

private func shown(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

/// A value that is decoded and encoded with containers, even if its type has a direct path.
private struct OnContainerPath<Value: Codable>: Codable {
  let value: Value

  init(value: Value) { self.value = value }

  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
