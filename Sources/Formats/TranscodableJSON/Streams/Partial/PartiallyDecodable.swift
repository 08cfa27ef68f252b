/// A type whose values can be shown while their text is still arriving.
///
/// `@Codable(partial: .generated)` writes the conformance of a struct or an enum. Strings, numbers, `Bool`, ``JSON``,
/// and the arrays, optionals and dictionaries of such types conform to it by themselves.
/// ``PartialDecoder`` reads them.
public protocol PartiallyDecodable: Decodable {
  /// What there is of a value.
  associatedtype Partial: Sendable

  /// Reads a value as far as it has come, or goes on where the text ended the last time; for expansions only.
  static func __readPartial(_ partial: inout Partial?, from input: inout __PartialInput)
}

/// What there is of a value of a struct, or of the values of a case: a field of an optional type for each of its own.
///
/// `@Codable(partial: .generated)` makes one.
public protocol PartialFields: Sendable {
  /// Creates one without anything in it.
  init()
  /// How far the fields have come.
  var __states: __PartialStates { get set }
  /// How far a field has come.
  ///
  /// - Parameter field: The field: `\.title`.
  /// - Returns: Whether it has begun, and whether it is complete.
  func state(of field: PartialKeyPath<Self>) -> PartialJSONState
  /// The number of the member with a key in one of the objects of the type, -1 if there is none.
  static func __member(_ key: String, in object: Int) -> Int
  /// The keys of the fields, if others are a failure.
  static var __known: [String]? { get }
  /// The members without which nothing is shown, each with those that stand for it.
  static var __required: [[Int]] { get }
  /// Reads a member, or goes on with it.
  mutating func __read(_ member: Int, from input: inout __PartialInput)
}

extension PartialFields {
  public func state(of field: PartialKeyPath<Self>) -> PartialJSONState { .pending }
  @inlinable public static var __known: [String]? { nil }
  @inlinable public static var __required: [[Int]] { [] }

  /// Whether all of the value has come.
  public var isComplete: Bool { __states.isClosed }
}

/// How far the members of an object have come.
public struct __PartialStates: Sendable, Hashable {
  private var begun: UInt128 = 0
  private var complete: UInt128 = 0
  /// Whether the object has ended.
  @usableFromInline var isClosed = false

  /// Those of an object of which nothing has come.
  public init() {}

  /// How far a member has come; what is under another key counts as well.
  public func state(_ members: Int...) -> PartialJSONState {
    let bits = members.reduce(UInt128(0)) { $0 | Self.bit($1) }
    if complete & bits != 0 { return .complete }
    return begun & bits != 0 ? .partial : .pending
  }

  /// Whether none of some members has come.
  public func areMissing(_ members: Int...) -> Bool {
    members.allSatisfy { begun & Self.bit($0) == 0 }
  }

  @usableFromInline
  func hasBegun(_ member: Int) -> Bool { begun & Self.bit(member) != 0 }
  mutating func begin(_ member: Int) { begun |= Self.bit(member) }
  mutating func end(_ member: Int) { complete |= Self.bit(member) }

  private static func bit(_ member: Int) -> UInt128 { 1 &<< UInt128(truncatingIfNeeded: member) }
}
