// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
// Fields that are null throughout the document (`geo`, `coordinates`, `place`, `contributors`)
// are optional strings. The fields have the order of the keys in the document.

public import Transcodable

/// The response of a search: `twitter.json`.
@Codable
public struct SearchResult: Equatable, Sendable {
  public let statuses: [Status]
  public let search_metadata: SearchMetadata
}

/// A status that matches the search.
@Codable
public struct Status: Equatable, Sendable {
  public let metadata: StatusMetadata
  public let created_at: String
  public let id: Int
  public let id_str: String
  public let text: String
  public let source: String
  public let truncated: Bool
  public let in_reply_to_status_id: Int?
  public let in_reply_to_status_id_str: String?
  public let in_reply_to_user_id: Int?
  public let in_reply_to_user_id_str: String?
  public let in_reply_to_screen_name: String?
  public let user: TwitterUser
  public let geo: String?
  public let coordinates: String?
  public let place: String?
  public let contributors: String?
  public let retweeted_status: OriginalStatus?
  public let retweet_count: Int
  public let favorite_count: Int
  public let entities: StatusEntities
  public let favorited: Bool
  public let retweeted: Bool
  public let possibly_sensitive: Bool?
  public let lang: String
}

/// A retweeted status: a ``Status`` that isn't itself a retweet.
@Codable
public struct OriginalStatus: Equatable, Sendable {
  public let metadata: StatusMetadata
  public let created_at: String
  public let id: Int
  public let id_str: String
  public let text: String
  public let source: String
  public let truncated: Bool
  public let in_reply_to_status_id: Int?
  public let in_reply_to_status_id_str: String?
  public let in_reply_to_user_id: Int?
  public let in_reply_to_user_id_str: String?
  public let in_reply_to_screen_name: String?
  public let user: TwitterUser
  public let geo: String?
  public let coordinates: String?
  public let place: String?
  public let contributors: String?
  public let retweet_count: Int
  public let favorite_count: Int
  public let entities: StatusEntities
  public let favorited: Bool
  public let retweeted: Bool
  public let possibly_sensitive: Bool?
  public let lang: String
}

/// The metadata of a search result.
@Codable
public struct StatusMetadata: Equatable, Sendable {
  public let result_type: String
  public let iso_language_code: String
}

/// The author of a status.
@Codable
public struct TwitterUser: Equatable, Sendable {
  public let id: Int
  public let id_str: String
  public let name: String
  public let screen_name: String
  public let location: String
  public let description: String
  public let url: String?
  public let entities: UserEntities
  public let protected: Bool
  public let followers_count: Int
  public let friends_count: Int
  public let listed_count: Int
  public let created_at: String
  public let favourites_count: Int
  public let utc_offset: Int?
  public let time_zone: String?
  public let geo_enabled: Bool
  public let verified: Bool
  public let statuses_count: Int
  public let lang: String
  public let contributors_enabled: Bool
  public let is_translator: Bool
  public let is_translation_enabled: Bool
  public let profile_background_color: String
  public let profile_background_image_url: String
  public let profile_background_image_url_https: String
  public let profile_background_tile: Bool
  public let profile_image_url: String
  public let profile_image_url_https: String
  public let profile_banner_url: String?
  public let profile_link_color: String
  public let profile_sidebar_border_color: String
  public let profile_sidebar_fill_color: String
  public let profile_text_color: String
  public let profile_use_background_image: Bool
  public let default_profile: Bool
  public let default_profile_image: Bool
  public let following: Bool
  public let follow_request_sent: Bool
  public let notifications: Bool
}

/// The entities in the description and the address of a user.
@Codable
public struct UserEntities: Equatable, Sendable {
  public let url: LinkList?
  public let description: LinkList
}

/// The links in a string.
@Codable
public struct LinkList: Equatable, Sendable {
  public let urls: [Link]
}

/// A link.
@Codable
public struct Link: Equatable, Sendable {
  public let url: String
  public let expanded_url: String
  public let display_url: String
  public let indices: [Int]
}

/// The entities in a status.
@Codable
public struct StatusEntities: Equatable, Sendable {
  public let hashtags: [Hashtag]
  public let symbols: [Hashtag]
  public let urls: [Link]
  public let user_mentions: [UserMention]
  public let media: [Media]?
}

/// A hashtag or a symbol.
@Codable
public struct Hashtag: Equatable, Sendable {
  public let text: String
  public let indices: [Int]
}

/// A mentioned user.
@Codable
public struct UserMention: Equatable, Sendable {
  public let screen_name: String
  public let name: String
  public let id: Int
  public let id_str: String
  public let indices: [Int]
}

/// An image in a status.
@Codable
public struct Media: Equatable, Sendable {
  public let id: Int
  public let id_str: String
  public let indices: [Int]
  public let media_url: String
  public let media_url_https: String
  public let url: String
  public let display_url: String
  public let expanded_url: String
  public let type: String
  public let sizes: MediaSizes
  public let source_status_id: Int?
  public let source_status_id_str: String?
}

/// The available sizes of an image.
@Codable
public struct MediaSizes: Equatable, Sendable {
  public let medium: MediaSize
  public let small: MediaSize
  public let thumb: MediaSize
  public let large: MediaSize
}

/// One size of an image.
@Codable
public struct MediaSize: Equatable, Sendable {
  public let w: Int
  public let h: Int
  public let resize: String
}

/// The metadata of the search, and the address of the next page.
@Codable
public struct SearchMetadata: Equatable, Sendable {
  public let completed_in: Double
  public let max_id: Int
  public let max_id_str: String
  public let next_results: String
  public let query: String
  public let refresh_url: String
  public let count: Int
  public let since_id: Int
  public let since_id_str: String
}
