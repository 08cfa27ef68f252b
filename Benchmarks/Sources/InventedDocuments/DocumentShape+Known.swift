// The lengths, probabilities and widths match the documents of the corpus.
extension DocumentShape {
  /// A page of search results with short messages: many characters beyond ASCII, many nulls.
  package static let twitter = DocumentShape(
    indentation: 2,
    counts: [
      "statuses": 100...100, "indices": 2...2, "user_mentions": 0...2, "urls": 0...0,
      "hashtags": 0...0, "symbols": 0...0, "media": 1...1,
    ],
    missing: [
      "retweeted_status": 0.27, "entities.media": 0.94, "possibly_sensitive": 0.87,
      "profile_banner_url": 0.1, "entities.url": 0.9, "source_status_id": 0.5,
      "source_status_id_str": 0.5,
    ],
    null: [
      "geo": 1, "coordinates": 1, "place": 1, "contributors": 1, "user.url": 0.89,
      "in_reply_to_status_id": 0.95, "in_reply_to_status_id_str": 0.95,
      "in_reply_to_user_id": 0.93, "in_reply_to_user_id_str": 0.93,
      "in_reply_to_screen_name": 0.93, "utc_offset": 0.83, "time_zone": 0.83,
    ],
    strings: [
      "text": .kana(40...140), "user.description": .kana(10...140), "location": .kana(0...6),
      "name": .kana(3...9), "lang": .one(of: ["ja", "en", "zh"]),
      "source": .one(of: [
        "<a href=\"http://example.org/download/phone\" rel=\"nofollow\">Example for a phone</a>",
        "<a href=\"http://example.org\" rel=\"nofollow\">Example at home</a>",
      ]),
      "created_at": .one(of: ["Sun Aug 31 00:29:15 +0000 2014", "Sat Aug 30 23:49:35 +0000 2014"]),
      "iso_language_code": .one(of: ["ja", "zh"]), "result_type": .one(of: ["recent"]),
      "profile_background_color": .hex(6), "profile_link_color": .hex(6),
      "profile_sidebar_border_color": .hex(6), "profile_sidebar_fill_color": .hex(6),
      "profile_text_color": .hex(6), "query": .one(of: ["%E4%B8%80"]),
      "next_results": .url(60...90), "refresh_url": .url(60...90), "user.id_str": .digits(10),
    ],
    integers: [
      "id": longIdentifiers, "max_id": longIdentifiers, "in_reply_to_status_id": longIdentifiers,
      "source_status_id": longIdentifiers, "user.id": 10_000_000...2_999_999_999,
      "statuses_count": 0...99_999, "indices[]": 0...140,
    ])

  private static let longIdentifiers = 500_000_000_000_000_000...505_999_999_999_999_999

  /// The outline of a country: almost only numbers.
  package static let canada = DocumentShape(
    counts: [
      "features": 1...1, "coordinates": 480...480, "coordinates[]": 10...220,
      "coordinates[][]": 2...2,
    ],
    strings: [
      ".type": .one(of: ["FeatureCollection"]), "features[].type": .one(of: ["Feature"]),
      "geometry.type": .one(of: ["Polygon"]), "name": .one(of: ["Nowhere"]),
    ])

  /// The program of a theater: small integers, deep indentation, dictionaries by identifier.
  package static let citmCatalog = DocumentShape(
    indentation: 4,
    counts: [
      "areaNames": 17...17, "audienceSubCategoryNames": 1...1, "blockNames": 0...0,
      "events": 184...184, "performances": 243...243, "seatCategoryNames": 64...64,
      "subTopicNames": 19...19, "subjectNames": 0...0, "topicNames": 4...4,
      "topicSubTopics": 4...4, "topicSubTopics[]": 2...8, "venueNames": 1...1,
      "subTopicIds": 2...5, "topicIds": 1...5, "prices": 1...6, "seatCategories": 1...6,
      "areas": 4...16, "blockIds": 0...0,
    ],
    null: [
      "description": 1, "logo": 0.5, "subjectCode": 1, "subtitle": 1, "performances[].name": 1,
      "seatMapImage": 1,
    ],
    strings: [
      "name": .words(2...5), "areaNames[]": .words(3...5), "venueCode": .one(of: ["HALL_HALL"]),
      "logo": .one(of: ["/images/UE0AAAAACEKo6QAAAAZDSVRN", "/images/UE0AAAAACEKo5wAAAAVDSVRN"]),
    ],
    integers: [
      "start": 1_370_000_000_000...1_400_000_000_000, "amount": 10_000...99_999,
      "eventId": shortIdentifiers, "id": shortIdentifiers, "areaId": shortIdentifiers,
      "audienceSubCategoryId": shortIdentifiers, "seatCategoryId": shortIdentifiers,
      "subTopicIds[]": shortIdentifiers, "topicIds[]": shortIdentifiers,
      "topicSubTopics[][]": shortIdentifiers,
    ])

  private static let shortIdentifiers = 100_000_000...399_999_999

  /// Events at a code host: addresses, and a different payload for each kind of event.
  package static let githubEvents = DocumentShape(
    indentation: 2,
    counts: ["": 30...30, "pages": 1...1, "commits": 1...2, "labels": 0...0],
    missing: [
      "org": 0.8, "pages": 0.93, "issue": 0.9, "action": 0.7, "comment": 0.93, "forkee": 0.9,
      "payload.description": 0.9, "master_branch": 0.9, "commits": 0.57, "distinct_size": 0.57,
      "ref": 0.47, "ref_type": 0.9, "push_id": 0.57, "head": 0.57, "before": 0.57,
      "payload.size": 0.57,
    ],
    null: [
      "summary": 1, "pull_request.html_url": 1, "patch_url": 1, "diff_url": 1, "milestone": 1,
      "closed_at": 0.6, "assignee": 0.6, "mirror_url": 1, "homepage": 0.3,
    ],
    strings: [
      "gravatar_id": .hex(32), "sha": .hex(40), "head": .hex(40), "before": .hex(40),
      "login": .words(1...1), "avatar_url": .url(140...180), "message": .words(4...16),
      "body": .words(20...60), "ref": .one(of: ["refs/heads/main", "refs/heads/issue-22"]),
      "title": .words(4...8),
      "type": .one(of: ["PushEvent", "WatchEvent", "IssuesEvent"]),
      "email": .one(of: ["ada@example.org", "charles@example.org"]), "[].id": .digits(10),
    ],
    integers: ["id": 100_000...9_999_999, "push_id": 134_000_000...134_999_999])

  /// Almost only strings.
  package static let strings = DocumentShape(
    counts: ["strings": 1_400...1_400],
    strings: [
      "word": .words(1...1), "name": .words(2...3), "sentence": .words(6...14),
      "paragraph": .words(40...80), "kana": .kana(10...60),
    ])

  /// Almost only numbers.
  package static let numbers = DocumentShape(
    counts: ["numbers": 4_000...4_000, "samples": 8...8],
    integers: ["digit": 0...9, "count": 0...99_999, "id": longIdentifiers])

  /// Long keys and short values.
  package static let keys = DocumentShape(
    counts: ["settings": 2_500...2_500], null: ["name_of_the_theme_of_the_editor": 0.8],
    integers: [
      "number_of_messages_shown_on_a_page": 1...99, "number_of_columns_of_a_tab": 1...9,
      "number_of_days_until_messages_expire": 1...99, "highest_number_of_open_documents": 1...99,
    ])

  /// A thousand nested chains of objects in arrays, forty levels deep on average.
  package static let nested = DocumentShape(
    counts: ["trees": 1_000...1_000, "inner": 1...1], missing: ["inner": 0.05])
}
