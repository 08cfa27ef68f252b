/// How field names are converted to keys.
///
/// Keys are computed at compile time. An acronym is treated as one word, so `imageURL` and
/// `userIDs` become `image_url` and `user_ids`. A digit belongs to the word before it:
/// `version4Name` becomes `version4_name`. Leading and trailing underscores are kept.
///
/// Capitalizing styles change only the first letter of a word: `imageURL` in ``pascalCase`` is
/// `ImageURL`.
public enum CodingKeyStyle: Sendable {
  /// `imageURL`: the name is unchanged.
  case useNames
  /// `imageURL`, even for a field named `image_URL`.
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
