import Foundation
import Testing
import Transcodable

// Responses with a success flag, blocks in messages, and timestamps in strings.

/// The response to a call: `ok`, and either a result or an error.
@Codable(keys: .snakeCase)
private struct Answer: Equatable {
  let ok: Bool
  var error: String?
  var warning: String?
  @CodingPath("response_metadata.next_cursor") @CodableModified(.nilIfEmpty) var nextCursor: String?
  var messages: [Message] = []
}

@Codable(keys: .snakeCase)
private struct Message: Equatable {
  @DecodableAlias("event_ts") @CodableBy(.secondsSince1970(as: .string)) let ts: Date
  let text: String
  var user: String?
  var threadTs: String?
  @CodableLossy @EncodableIgnored(if: \[Block].isEmpty) var blocks: [Block] = []
  @CodableIgnored var isSending = false
}

@Codable(keys: .snakeCase, tagging: .internal("type"))
private indirect enum Block: Equatable {
  case divider
  case header(text: Text)
  case section(text: Text?, fields: [Text] = [], accessory: Element?)
  case image(imageURL: String, altText: String)
  case actions(elements: [Element])
}

@Codable(tagging: .internal("type"))
private enum Text: Equatable {
  @CodingTag("plain_text") case plain(text: String, emoji: Bool?)
  @CodingTag("mrkdwn") case markdown(text: String)
}

@Codable(keys: .snakeCase, tagging: .internal("type"))
private enum Element: Equatable {
  case button(text: Text, actionID: String, style: Style?)
  case overflow(actionID: String)

  @Codable enum Style: String { case primary, danger }
}

let slack = Table("Slack") {
  Sample(
    "messages with blocks",
    """
    {"ok": true, "response_metadata": {"next_cursor": "bmV4dA=="}, "messages": [
     {"ts": "1700000000.5", "text": "Hi", "user": "U1", "blocks": [
      {"type": "header", "text": {"type": "plain_text", "text": "Hi", "emoji": true}},
      {"type": "divider"},
      {"type": "section", "text": {"type": "mrkdwn", "text": "*Hi*"}, "fields": [],
       "accessory": {"type": "button", "text": {"type": "plain_text", "text": "Go"},
       "action_id": "go", "style": "primary"}}]}]}
    """,
    is: Answer(
      ok: true, nextCursor: "bmV4dA==",
      messages: [
        Message(
          ts: Date(timeIntervalSince1970: 1_700_000_000.5), text: "Hi", user: "U1",
          blocks: [
            .header(text: .plain(text: "Hi", emoji: true)),
            .divider,
            .section(
              text: .markdown(text: "*Hi*"),
              accessory: .button(
                text: .plain(text: "Go", emoji: nil), actionID: "go", style: .primary)),
          ])
      ]))
  Sample(
    "an error response",
    #"{"ok": false, "error": "not_authed", "response_metadata": {"next_cursor": ""}}"#,
    is: Answer(ok: false, error: "not_authed"),
    writtenAs: #"{"ok": false, "error": "not_authed", "messages": []}"#)
  Sample("a flag that is a number", #"{"ok": 1}"#, as: Answer.self, "typeMismatch", "ok")
  Sample(
    "a message without text", #"{"ok": true, "messages": [{"ts": "1"}]}"#, as: Answer.self,
    "keyNotFound", "messages.0.text")
  Sample(
    "an invalid time", #"{"ok": true, "messages": [{"ts": "today", "text": ""}]}"#,
    as: Answer.self, "dataCorrupted", "messages.0.ts")

  Sample(
    "unknown blocks",
    """
    {"event_ts": "0", "text": "", "blocks": [{"type": "video"}, {"type": "divider"}, 7]}
    """,
    is: Message(ts: Date(timeIntervalSince1970: 0), text: "", blocks: [.divider]),
    writtenAs: #"{"ts": "0", "text": "", "blocks": [{"type": "divider"}]}"#)
  Sample("neither of two alternative keys", #"{"text": ""}"#, as: Message.self, "keyNotFound", "ts")

  Sample(
    "an image and actions",
    """
    [{"type": "image", "image_url": "u", "alt_text": "a"},
     {"type": "actions", "elements": [{"type": "overflow", "action_id": "o"}]}]
    """,
    is: [Block.image(imageURL: "u", altText: "a"), .actions(elements: [.overflow(actionID: "o")])])
  Sample(
    "an image without alternative text", #"[{"type": "image", "image_url": "u"}]"#,
    as: [Block].self,
    "keyNotFound", "0.alt_text")
  Sample(
    "an invalid element", #"[{"type": "actions", "elements": [{"type": "slider"}]}]"#,
    as: [Block].self, "dataCorrupted", "0.elements.0.type")
  Sample(
    "an invalid style",
    """
    [{"type": "actions", "elements": [{"type": "button", "text":
     {"type": "mrkdwn", "text": ""}, "action_id": "a", "style": "loud"}]}]
    """,
    as: [Block].self, "dataCorrupted", "0.elements.0.style")
}
