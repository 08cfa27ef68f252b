/// How the names of fields become keys.
///
/// The keys are computed while compiling, from the name as it is written. An acronym is one word,
/// so `imageURL` and `userIDs` become `image_url` and `user_ids`. A digit belongs to the word
/// before it: `version4Name` becomes `version4_name`. Underscores at either end stay.
///
/// Styles that capitalise leave the letters after the first as they are: `imageURL` in
/// ``pascalCase`` is `ImageURL`.
public enum CodingKeyStyle: Sendable {
  /// `imageURL`, the names as they are.
  case useNames
  /// `imageURL`, also for a field named `image_URL`.
  case camelCase
  /// `ImageURL`.
  case pascalCase
  /// `image_url`.
  case snakeCase
  /// `IMAGE_URL`.
  case screamingSnakeCase
  /// `image-url`.
  case kebabCase
  /// `IMAGE-URL`.
  case screamingKebabCase
  /// `Image-URL`.
  case trainCase
  /// `image_URL`.
  case camelSnakeCase
  /// `imageurl`.
  case flatCase
  /// `IMAGEURL`.
  case upperCase
}
