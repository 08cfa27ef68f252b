/// A type whose values can be shown while their JSON is still arriving.
///
/// `@PartiallyDecodable` generates the conformance for a struct or an enum. Strings,
/// numbers, `Bool` and `JSON` also conform, as do arrays, optionals and dictionaries of such
/// types. Use ``PartialDecoder`` to decode these types.
public protocol PartiallyDecodable: Decodable {
  /// The type of a partial value.
  associatedtype Partial: Sendable

  /// Reads a partial value, or resumes reading it.
  ///
  /// Only generated code should call this method.
  static func __readPartial(_ partial: inout Partial?, from input: inout __PartialInput)
}

/// The partial value of a struct, or of the associated values of an enum case.
///
/// Each field is optional.
///
/// `@PartiallyDecodable` generates conforming types.
public protocol PartialFields: Sendable, CustomStringConvertible {
  /// Creates an empty partial value.
  init()
  /// The progress of the fields.
  var __states: __PartialStates { get set }
  /// Returns how much of a field has arrived.
  ///
  /// - Parameter field: A field, such as `\.title`.
  /// - Returns: Whether the field is pending, partial or complete.
  func state(of field: PartialKeyPath<Self>) -> PartialJSONState
  /// Returns the number of the member with the given key in an object, or -1 if there is none.
  static func __member(_ key: String, in object: Int) -> Int
  /// The keys of the fields, or `nil` if unknown keys are allowed.
  static var __known: [String]? { get }
  /// The members that must have begun before the value is shown.
  ///
  /// Each inner list contains a member and its aliases.
  static var __required: [[Int]] { get }
  /// Reads a member, or resumes reading it.
  mutating func __read(_ member: Int, from input: inout __PartialInput)
}

extension PartialFields {
  public func state(of field: PartialKeyPath<Self>) -> PartialJSONState { .pending }
  @inlinable public static var __known: [String]? { nil }
  @inlinable public static var __required: [[Int]] { [] }

  /// A description of the fields that have begun to arrive.
  ///
  /// An example is `Partial(title: "Soup", steps: ["Boil"], …)`.
  ///
  /// The ellipsis is omitted if the value is complete.
  public var description: String {
    let fields = Mirror(reflecting: self).children.compactMap { child -> String? in
      guard let label = child.label, label != "__states" else { return nil }
      let content = Mirror(reflecting: child.value)
      guard content.displayStyle == .optional else {
        return "\(label): \(String(reflecting: child.value))"
      }
      return content.children.first.map { "\(label): \(String(reflecting: $0.value))" }
    }
    return "\(Self.self)(\((fields + (isComplete ? [] : ["…"])).joined(separator: ", ")))"
  }

  /// Whether the whole value has arrived.
  public var isComplete: Bool { __states.isClosed }
}

/// The progress of the members of an object.
public struct __PartialStates: Sendable, Hashable {
  private var begun: UInt128 = 0
  private var complete: UInt128 = 0
  @usableFromInline var isClosed = false

  /// Creates the state for an object that hasn't begun.
  public init() {}

  /// Returns the progress of a field, given the numbers of its key and aliases.
  public func state(_ members: Int...) -> PartialJSONState {
    let bits = members.reduce(UInt128(0)) { $0 | Self.bit($1) }
    if complete & bits != 0 { return .complete }
    return begun & bits != 0 ? .partial : .pending
  }

  /// Returns whether none of the members has begun.
  public func areMissing(_ members: Int...) -> Bool {
    members.allSatisfy { begun & Self.bit($0) == 0 }
  }

  @usableFromInline
  func hasBegun(_ member: Int) -> Bool { begun & Self.bit(member) != 0 }
  mutating func begin(_ member: Int) { begun |= Self.bit(member) }
  mutating func end(_ member: Int) { complete |= Self.bit(member) }

  private static func bit(_ member: Int) -> UInt128 { 1 &<< UInt128(truncatingIfNeeded: member) }
}
