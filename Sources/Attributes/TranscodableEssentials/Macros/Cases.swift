/// How an encoded value identifies its enum case.
public enum CodingTagStyle: Sendable {
  /// The tag is the key of an object that contains the associated values:
  /// `{"circle": {"radius": 1}}`. A case without associated values is encoded as a string, such as
  /// `"empty"`.
  case external
  /// The tag is stored alongside the associated values: `{"type": "circle", "radius": 1}`.
  ///
  /// The parameter is the key of the tag, or a path of keys separated by dots.
  case `internal`(String)
  /// The tag and the associated values are two separate members:
  /// `{"type": "circle", "content": {"radius": 1}}`.
  ///
  /// The first parameter is the key of the tag, which can be a path. The second parameter is the
  /// key of the associated values.
  case adjacent(String, String)
  /// There is no tag. The first case whose associated values can be decoded is used.
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
/// The first tag is used for encoding, and can't be a range. All of the tags are accepted when
/// decoding. Without the attribute, the tag is the name of the case, converted to the key style of
/// the type.
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
/// - Parameter keys: A dictionary that maps the labels of the values to their keys. An unlabeled
///   value is identified by its index: `_1` is the second value.
@attached(peer)
public macro CodingPayload(_ keys: [String: String]) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Makes a case the fallback for values that don't match any other case.
///
/// ```swift
/// @Codable(tagging: .internal("type"))
/// enum Event {
///   case opened(by: String)
///   @CodableUnknown case other(type: String, JSON)
/// }
/// ```
///
/// The associated values determine what the case stores:
///
/// - `other(type: String, JSON)` stores the tag and the payload, which doesn't contain the tag.
/// - `other(JSON)` stores the whole input and is encoded verbatim.
/// - `other(String)` stores only the tag. The tag can also be an integer, a number or a Boolean.
/// - `other` stores nothing and is encoded with its own tag.
///
/// Encoding throws an error if the tag belongs to another case, because the result would be decoded
/// as that case.
@attached(peer)
public macro CodableUnknown() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Generates a strategy for values of a protocol type. A tag identifies the conforming type.
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
/// The strategy is named after the protocol, `BlockCoding` in this example. `.polymorphic` selects
/// the strategy that matches the type of the field. The tag of a type is specified by
/// ``CodingTag(_:_:)``. Without that attribute, the tag is the name of the type in the style of
/// `keys`, such as `image`. Use ``CodablePolymorphicMembers`` to add types at run time. In a module
/// with main-actor isolation by default, the protocol and its types must be `nonisolated`.
///
/// - Parameters:
///   - tag: The key of the tag, or a path of keys separated by dots.
///   - members: The conforming types, which must be encoded as objects.
///   - fallback: The type for unknown tags; without one, an unknown tag is a failure.
///   - keys: The style that converts type names to tags, for types without ``CodingTag(_:_:)``.
@attached(peer, names: suffixed(Coding))
public macro CodablePolymorphic(
  tag: String, _ members: [any (Decodable & Encodable).Type] = [],
  fallback: (any (Decodable & Encodable).Type)? = nil, keys: CodingKeyStyle = .camelCase
) =
  #externalMacro(module: "TranscodableMacros", type: "PolymorphicMacro")
