/// Whether values of a type can be shown while their text arrives.
public enum PartialValues: Sendable {
  /// They cannot.
  case none
  /// They can: the type conforms to ``PartiallyDecodable``, and there is a type `Partial` in it.
  ///
  /// ```swift
  /// @Codable(keys: .snakeCase, partial: .generated)
  /// struct Recipe: Equatable {
  ///   let title: String
  ///   let servings: Int
  ///   @CodablePartial(.whole) let source: URL
  ///   var steps: [Step] = []
  /// }
  ///
  /// var decoder = PartialDecoder(Recipe.self)
  /// try decoder.append(#"{"title": "Panca"#)
  /// decoder.partial?.title  // "Panca"
  /// ```
  ///
  /// `Partial` has a field for each of the type, which is nil until something of it can be shown: of a struct or enum
  /// that says the same, its `Partial`; of a string, what has come; of arrays and dictionaries what there is in them; of
  /// all other values, and of those with a strategy, a coercion or a modifier, the value when it is complete. Of an enum
  /// it has the cases, each with a struct of its values; it is there when the tag is. `Partial` is `Sendable`, so that
  /// the types of complete values have to be, and `Equatable` if the declaration says that the type is `Equatable` or
  /// `Hashable`.
  ///
  /// Keys, tags and strategies are those of the type. Defaults are not part of what is shown. Classes, generic types,
  /// layouts without keys, types with flattened fields, property wrappers or an `init(from:)` of their own, and enums
  /// without tags or with raw values have no parts.
  case generated
}

/// When a field of a value is shown that still arrives.
public enum PartialFieldPolicy: Sendable {
  /// When all of it has come.
  case whole
  /// Before everything else: nothing is shown of the value around it until it begins.
  case required
}

/// Says when a field is shown while the text of a value arrives.
///
/// ```swift
/// @Codable(partial: .generated)
/// struct Person {
///   @CodablePartial(.required) let id: Int
///   @CodablePartial(.whole) let name: String
/// }
/// ```
///
/// - Parameter policy: when it is shown.
@attached(peer)
public macro CodablePartial(_ policy: PartialFieldPolicy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
