// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
// Documents that consist almost entirely of one kind of value.

public import Transcodable

/// Strings of all lengths, with escapes and characters beyond ASCII.
@Codable
public struct StringsDocument: Equatable, Sendable {
  public let strings: [StringRecord]
}

/// A record of strings.
@Codable
public struct StringRecord: Equatable, Sendable {
  public let word: String
  public let name: String
  public let sentence: String
  public let paragraph: String
  public let kana: String
}

/// Numbers of all lengths.
@Codable
public struct NumbersDocument: Equatable, Sendable {
  public let numbers: [NumberRecord]
}

/// A record of numbers.
@Codable
public struct NumberRecord: Equatable, Sendable {
  public let digit: Int
  public let count: Int
  public let id: Int
  public let x: Double
  public let y: Double
  public let samples: [Double]
}

/// Long keys, short values.
@Codable
public struct KeysDocument: Equatable, Sendable {
  public let settings: [KeyRecord]
}

/// A record whose keys are longer than its values.
@Codable
public struct KeyRecord: Equatable, Sendable {
  public let is_notification_by_mail_enabled: Bool
  public let is_notification_by_message_enabled: Bool
  public let number_of_messages_shown_on_a_page: Int
  public let number_of_days_until_messages_expire: Int
  public let name_of_the_theme_of_the_editor: String?
  public let does_the_editor_wrap_long_lines: Bool
  public let number_of_columns_of_a_tab: Int
  public let are_trailing_blanks_removed: Bool
  public let highest_number_of_open_documents: Int
  public let is_the_bar_of_tools_shown: Bool
}

/// Objects and arrays nested more than forty levels deep.
@Codable
public struct NestedDocument: Equatable, Sendable {
  public let trees: [NestedNode]
}

/// A node with at most one child.
@Codable
public struct NestedNode: Equatable, Sendable {
  public let id: Int
  public let inner: [NestedNode]?
}
