/// How the cases of an enum are told apart in a text.
public enum CodingTagStyle: Sendable {
  /// By the key around what belongs to the case: `{"circle": {"radius": 1}}`. A case to which
  /// nothing belongs is a string: `"empty"`.
  case external
  /// By a member beside what belongs to the case: `{"type": "circle", "radius": 1}`.
  ///
  /// The parameter is the key of that member, or a path to it with dots between the keys.
  case `internal`(String)
  /// By a member beside another one, in which is what belongs to the case:
  /// `{"type": "circle", "content": {"radius": 1}}`.
  ///
  /// The parameters are the keys of the two, the first of which may be a path.
  case adjacent(String, String)
  /// By what belongs to them: the first case that a value can be is the one.
  case untagged
}

/// A literal that can be the tag of a case: a string, a number, true or false, or a range.
public protocol CodingTagLiteral: Sendable {}

extension String: CodingTagLiteral {}
extension Int: CodingTagLiteral {}
extension Double: CodingTagLiteral {}
extension Bool: CodingTagLiteral {}
extension ClosedRange: CodingTagLiteral where Bound: CodingTagLiteral {}
extension Range: CodingTagLiteral where Bound: CodingTagLiteral {}

/// Gives a case of an enum the tags that stand for it in a text.
///
/// ```swift
/// @Codable(tagging: .internal("op"))
/// enum Operation {
///   @CodingTag("load", "operation_load", 1, 5...9) case load(id: Int)
///   case save
/// }
/// ```
///
/// The first one is written, all of them are taken for the case. Without the attribute the tag is
/// the name of the case, in the style of the type's keys.
///
/// Where a case is nothing but its tag, in an enum with the tagging ``CodingTagStyle/external`` or
/// ``CodingTagStyle/untagged``, the tag of one without values may be `nil`, which is null in the text:
///
/// ```swift
/// @Codable(tagging: .untagged)
/// enum Limit {
///   @CodingTag(nil) case none
///   case rows(Int)
/// }
/// ```
///
/// - Parameters:
///   - tag: what is written, which is not a range; nil for null.
///   - others: what is taken for the case as well.
@attached(peer)
public macro CodingTag(_ tag: (any CodingTagLiteral)?, _ others: (any CodingTagLiteral)?...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives the only value of a case its key.
///
/// ```swift
/// @Codable(tagging: .internal("type"))
/// enum Block {
///   @CodingPayload("content") case text(String)   // {"type": "text", "content": "Hi"}
///   @CodingPayload("url") case image(URL)
/// }
/// ```
///
/// - Parameter key: the key in the text.
@attached(peer)
public macro CodingPayload(_ key: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives values of a case their keys.
///
/// ```swift
/// @CodingPayload(["id": "ID", "_1": "minutes"]) case wait(id: Int, Int)
/// ```
///
/// - Parameter keys: the keys by the labels of the values; the second of the values, if it has no
///   label, is `_1`.
@attached(peer)
public macro CodingPayload(_ keys: [String: String]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Makes a case stand for everything that the other cases do not.
///
/// ```swift
/// @Codable(tagging: .internal("type"))
/// enum Event {
///   case opened(by: String)
///   @CodableUnknown case other(type: String, JSON)
/// }
/// ```
///
/// A case with a value of type `JSON` keeps all of what is in the text, and writes it back as it
/// was. One with a value of another type keeps the tag and writes that; one without any value writes
/// its own tag.
@attached(peer)
public macro CodableUnknown() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives a protocol a strategy for values of several types that conform to it, told apart by a tag.
///
/// ```swift
/// @CodablePolymorphic(tag: "type", [Text.self, Image.self], fallback: Unsupported.self)
/// protocol Block {}
///
/// @Codable @CodingTag("text") struct Text: Block { let content: String }
/// @Codable struct Image: Block { let url: URL }
///
/// @Codable struct Page {
///   @CodableBy(.polymorphic) var cover: (any Block)?
///   @CodableLossy @CodableBy(.polymorphic) var blocks: [any Block]
/// }
/// ```
///
/// The strategy is called after the protocol, `BlockCoding`, and `.polymorphic` finds it by the type of
/// the field. The tag of a type is what its ``CodingTag(_:_:)`` says,
/// or its name in the style of `keys`: `image`. Further types can join while the program runs, see
/// ``CodablePolymorphicMembers``. Where a module puts everything on the main actor, the protocol and its
/// types have to be `nonisolated`.
///
/// - Parameters:
///   - tag: the key of the tag, or a path to it with dots between the keys.
///   - members: the types, whose values are objects in the text.
///   - fallback: the type of what has an unknown tag; without one, that is a failure.
///   - keys: the style of the tags that no type says itself.
@attached(peer, names: suffixed(Coding))
public macro CodablePolymorphic(
  tag: String, _ members: [any (Decodable & Encodable).Type] = [],
  fallback: (any (Decodable & Encodable).Type)? = nil, keys: CodingKeyStyle = .camelCase
) =
  #externalMacro(module: "TranscodableMacros", type: "PolymorphicMacro")
