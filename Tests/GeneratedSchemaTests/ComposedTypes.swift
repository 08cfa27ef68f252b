import Transcodable

/// Types that contain others in all the ways that decide on the members of an object.
enum ComposedTypes {
  // MARK: - The innermost types

  @Codable(schema: .generated) struct Open: Sendable {
    let x: Int
  }

  @Codable(unknownKeys: .reject, schema: .generated) struct Closed: Sendable {
    let p: Int
    var q: String?
  }

  struct Plain: Codable, Sendable {
    let n: Int
    var m: String?
  }

  @Codable(layout: .transparent, schema: .generated) struct Wrapper: Sendable {
    let closed: Closed
  }

  // MARK: - Types around them

  @Codable(schema: .generated) struct Flat<Value: Codable & Sendable>: Sendable {
    let a: Int
    @CodableFlattened var value: Value
  }

  @Codable(unknownKeys: .reject, schema: .generated)
  struct ClosedFlat<Value: Codable & Sendable>: Sendable {
    let b: Int
    @CodableFlattened var value: Value
  }

  @Codable(schema: .generated) struct MaybeFlat<Value: Codable & Sendable>: Sendable {
    let c: Int
    @CodableFlattened var value: Value?
  }

  @Codable(tagging: .internal("t"), schema: .generated)
  enum Internal<Value: Codable & Sendable>: Sendable {
    case one(Value)
    case two
  }

  @Codable(unknownKeys: .reject, tagging: .internal("u"), schema: .generated)
  enum ClosedInternal<Value: Codable & Sendable>: Sendable {
    case one(Value)
    case two(d: Int)
  }

  @Codable(schema: .generated) enum External<Value: Codable & Sendable>: Sendable {
    case one(Value)
    case two(Int)
    case none
  }

  @Codable(tagging: .untagged, schema: .generated)
  enum Untagged<Value: Codable & Sendable>: Sendable {
    case one(Value)
    case two(e: Int)
  }

  @Codable(schema: .generated) struct Field<Value: Codable & Sendable>: Sendable {
    let v: Value
    var w: Value?
    @CodingPath("f.g") @CodableDefault(5, for: .anyFailure) var number: Int
  }
}
