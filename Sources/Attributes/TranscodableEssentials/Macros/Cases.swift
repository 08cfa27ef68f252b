/// How an encoded value identifies the enum case.
public enum CodingTagStyle: Sendable {
  /// The case is the key around its associated values: `{"circle": {"radius": 1}}`. A case without
  /// associated values is a string: `"empty"`.
  case external
  /// The case is a member next to its associated values: `{"type": "circle", "radius": 1}`.
  ///
  /// The parameter is the key of that member, or a path with dots between the keys.
  case `internal`(String)
  /// The case is one member, and its associated values are in another:
  /// `{"type": "circle", "content": {"radius": 1}}`.
  ///
  /// The parameters are the keys of the two members. The first can be a path.
  case adjacent(String, String)
  /// No tag: the first case whose associated values can be decoded is chosen.
  case untagged
}

/// A literal that can be the tag of a case: a string, a number, a Boolean or a range.
public protocol CodingTagLiteral: Sendable {}

extension String: CodingTagLiteral {}
extension Int: CodingTagLiteral {}
extension Double: CodingTagLiteral {}
extension Bool: CodingTagLiteral {}
extension ClosedRange: CodingTagLiteral where Bound: CodingTagLiteral {}
extension Range: CodingTagLiteral where Bound: CodingTagLiteral {}

/// Specifies the tags that identify an enum case.
///
/// ```swift
/// @Codable(tagging: .internal("op"))
/// enum Operation {
///   @CodingTag("load", "operation_load", 1, 5...9) case load(id: Int)
///   case save
/// }
/// ```
///
/// The first tag is used for encoding; all of them are accepted when decoding. Without the
/// attribute, the tag is the name of the case in the key style of the type.
///
/// In an enum with ``CodingTagStyle/external`` or ``CodingTagStyle/untagged`` tagging, a case
/// without associated values is encoded as just its tag. That tag can be `nil`, which represents
/// null:
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
///   - tag: The tag to encode, which can't be a range; `nil` for null.
///   - others: Further tags to accept when decoding.
@attached(peer)
public macro CodingTag(_ tag: (any CodingTagLiteral)?, _ others: (any CodingTagLiteral)?...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies the key of a case's only associated value.
///
/// ```swift
/// @Codable(tagging: .internal("type"))
/// enum Block {
///   @CodingPayload("content") case text(String)   // {"type": "text", "content": "Hi"}
///   @CodingPayload("url") case image(URL)
/// }
/// ```
///
@attached(peer)
public macro CodingPayload(_ key: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies the keys of a case's associated values.
///
/// ```swift
/// @CodingPayload(["id": "ID", "_1": "minutes"]) case wait(id: Int, Int)
/// ```
///
/// - Parameter keys: The keys by the labels of the values. An unlabeled value is named by its
///   index: `_1` is the second.
@attached(peer)
public macro CodingPayload(_ keys: [String: String]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Makes a case the fallback for everything that matches no other case.
///
/// ```swift
/// @Codable(tagging: .internal("type"))
/// enum Event {
///   case opened(by: String)
///   @CodableUnknown case other(type: String, JSON)
/// }
/// ```
///
/// A value of type `JSON` keeps the whole input and is encoded verbatim. A value of another type
/// keeps the tag, which is encoded again. A case without associated values is encoded as its own
/// tag.
@attached(peer)
public macro CodableUnknown() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Generates a strategy for values of several types that conform to a protocol, identified by a
/// tag.
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
/// The strategy is named after the protocol, here `BlockCoding`; `.polymorphic` selects it by the
/// type of the field. The tag of a type is set by ``CodingTag(_:_:)``, or is its name in the style
/// of `keys`: `image`. More types can be added at run time, see ``CodablePolymorphicMembers``. In a
/// module with main-actor isolation by default, the protocol and its types must be `nonisolated`.
///
/// - Parameters:
///   - tag: The key of the tag, or a path with dots between the keys.
///   - members: The conforming types, which must be encoded as objects.
///   - fallback: The type for unknown tags; without one, an unknown tag is a failure.
///   - keys: The style of the tags of types without ``CodingTag(_:_:)``.
@attached(peer, names: suffixed(Coding))
public macro CodablePolymorphic(
  tag: String, _ members: [any (Decodable & Encodable).Type] = [],
  fallback: (any (Decodable & Encodable).Type)? = nil, keys: CodingKeyStyle = .camelCase
) =
  #externalMacro(module: "TranscodableMacros", type: "PolymorphicMacro")
