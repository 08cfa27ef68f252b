import CoderTestSupport
import Foundation
import Testing
import Transcodable

// Messages by role, content that is a string or parts, tool calls with arguments in a JSON string,
// and streamed pieces of responses.

@Codable(keys: .snakeCase)
private struct Completion: Equatable {
  let model: String
  let messages: [Message]
  @CodableValidated(.range(0...2)) var temperature: Double?
  @CodableDefault(false) let stream: Bool
  var toolChoice: ToolChoice?
  @DecodableAlias("max_completion_tokens") var maxTokens: Int?
  @EncodableIgnored(if: \[Tool].isEmpty) var tools: [Tool] = []

  @Codable(tagging: .internal("type"))
  enum Tool: Equatable {
    case function(function: Function)
  }

  @Codable struct Function: Equatable {
    @CodableValidated(.matches("[a-zA-Z0-9_-]+"), .count(1...64)) let name: String
    let parameters: JSON
    var strict: Bool?
  }

  @Codable(tagging: .untagged)
  enum ToolChoice: Equatable {
    case auto, none, required
    case function(type: String, function: Name)

    @Codable struct Name: Equatable { let name: String }
  }
}

@Codable(keys: .snakeCase, tagging: .internal("role"))
private enum Message: Equatable {
  @DecodableAlias("developer") case system(content: String)
  case user(content: Content, name: String?)
  case assistant(content: String?, toolCalls: [ToolCall] = [])
  case tool(content: String, toolCallID: String)
}

/// Text, or a list of parts.
@Codable(tagging: .untagged)
private enum Content: Equatable {
  case text(String)
  case parts([Part])

  @Codable(keys: .snakeCase, tagging: .internal("type"))
  enum Part: Equatable {
    case text(text: String)
    case imageURL(imageURL: Image)
    @CodableUnknown case other(String, JSON)
  }

  @Codable struct Image: Equatable {
    let url: String
    @CodableDefault(Detail.auto) let detail: Detail

    @Codable enum Detail: String { case auto, low, high }
  }
}

@Codable
private struct ToolCall: Equatable {
  let id: String
  @CodingPath("function.name") let name: String
  @CodingPath("function.arguments") @CodableBy(.jsonString()) let arguments: [String: JSON]
}

/// A piece of a streamed response.
@Decodable
private struct Delta: Equatable {
  @CodingPath("choices", 0, "delta", "content") var content: String?
  @CodingPath("choices", 0, "finish_reason") var finishReason: FinishReason?
  @CodingPath("usage.total_tokens") var totalTokens: Int?

  @Codable enum FinishReason: String {
    case stop, length
    case toolCalls = "tool_calls"
    @CodableUnknown case other
  }
}

/// A streamed event with a type.
@Codable(keys: .snakeCase, tagging: .internal("type"))
private enum StreamEvent: Equatable {
  case ping
  case contentBlockDelta(index: Int, delta: Piece)
  case messageStop

  @Codable(keys: .snakeCase, tagging: .internal("type"))
  enum Piece: Equatable {
    @CodingPayload("text") case textDelta(String)
    @CodingPayload("partial_json") case inputJSONDelta(String)
  }
}

let languageModels = Table("Language models") {
  Sample(
    "a conversation with a tool",
    """
    {"model": "m", "stream": true, "temperature": 0.5, "max_tokens": 100,
     "tool_choice": {"type": "function", "function": {"name": "weather"}},
     "tools": [{"type": "function", "function": {"name": "weather", "strict": true,
      "parameters": {"type": "object", "properties": {}}}}],
     "messages": [
      {"role": "system", "content": "Be brief."},
      {"role": "user", "content": [{"type": "text", "text": "Where?"},
       {"type": "image_url", "image_url": {"url": "data:,", "detail": "low"}}]},
      {"role": "assistant", "tool_calls": [{"id": "c1", "function":
       {"name": "weather", "arguments": "{\\"city\\":\\"Ulm\\"}"}}]},
      {"role": "tool", "content": "17", "tool_call_id": "c1"},
      {"role": "user", "content": "Thanks", "name": "Ada"}]}
    """,
    is: Completion(
      model: "m",
      messages: [
        .system(content: "Be brief."),
        .user(
          content: .parts([
            .text(text: "Where?"), .imageURL(imageURL: Content.Image(url: "data:,", detail: .low)),
          ]), name: nil),
        .assistant(
          content: nil,
          toolCalls: [ToolCall(id: "c1", name: "weather", arguments: ["city": "Ulm"])]),
        .tool(content: "17", toolCallID: "c1"),
        .user(content: .text("Thanks"), name: "Ada"),
      ],
      temperature: 0.5, stream: true,
      toolChoice: .function(type: "function", function: .init(name: "weather")), maxTokens: 100,
      tools: [
        .function(
          function: .init(
            name: "weather", parameters: ["type": "object", "properties": [:]], strict: true))
      ]))
  Sample(
    "only required members",
    #"{"model": "m", "messages": [], "tool_choice": "auto", "max_completion_tokens": 1}"#,
    is: Completion(model: "m", messages: [], stream: false, toolChoice: .auto, maxTokens: 1),
    writtenAs: """
      {"model": "m", "messages": [], "stream": false, "tool_choice": "auto", "max_tokens": 1}
      """)
  Sample(
    "an invalid role", #"{"model": "m", "messages": [{"role": "robot", "content": ""}]}"#,
    as: Completion.self, "dataCorrupted", "messages.0.role")
  Sample(
    "a temperature out of range", #"{"model": "m", "messages": [], "temperature": 3}"#,
    as: Completion.self,
    "dataCorrupted", "temperature")

  Sample(
    "a response without tool calls", #"{"role": "assistant", "content": "Hello"}"#,
    is: Message.assistant(content: "Hello"),
    writtenAs: #"{"role": "assistant", "content": "Hello", "tool_calls": []}"#)
  Sample(
    "a developer message", #"{"content": "x", "role": "developer"}"#,
    is: Message.system(content: "x"), writtenAs: #"{"role": "system", "content": "x"}"#)
  Sample(
    "a tool result without a call identifier", #"{"role": "tool", "content": "17"}"#,
    as: Message.self, "keyNotFound",
    "tool_call_id")
  Sample(
    "content that is a number", #"{"role": "user", "content": 1}"#, as: Message.self,
    "dataCorrupted", "content")

  Sample(
    "unknown parts",
    """
    [{"type": "text", "text": "Hi"}, {"type": "audio", "data": [1]}, {"type": "image_url",
     "image_url": {"url": "u"}}]
    """,
    is: [
      Content.Part.text(text: "Hi"), .other("audio", ["data": [1]]),
      .imageURL(imageURL: Content.Image(url: "u", detail: .auto)),
    ],
    writtenAs: """
      [{"type": "text", "text": "Hi"}, {"type": "audio", "data": [1]}, {"type": "image_url",
       "image_url": {"url": "u", "detail": "auto"}}]
      """)
  Sample(
    "a text part without content", #"[{"type": "text"}]"#, as: [Content.Part].self, "keyNotFound",
    "0.text")

  Sample(
    "tool arguments", #"{"id": "c", "function": {"name": "f", "arguments": "{\"a\":1}"}}"#,
    is: ToolCall(id: "c", name: "f", arguments: ["a": 1]))
  Sample(
    "truncated tool arguments", #"{"id": "c", "function": {"name": "f", "arguments": "{\"a\":"}}"#,
    as: ToolCall.self, "dataCorrupted", "function.arguments.a")
  Sample(
    "tool arguments that are not an object",
    #"{"id": "c", "function": {"name": "f", "arguments": "[1]"}}"#,
    as: ToolCall.self, "typeMismatch", "function.arguments")

  Sample(
    "events of a stream",
    """
    [{"type": "ping"},
     {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "H"}},
     {"type": "content_block_delta", "index": 1,
      "delta": {"type": "input_json_delta", "partial_json": "{\\"a"}},
     {"type": "message_stop"}]
    """,
    is: [
      StreamEvent.ping, .contentBlockDelta(index: 0, delta: .textDelta("H")),
      .contentBlockDelta(index: 1, delta: .inputJSONDelta(#"{"a"#)), .messageStop,
    ])
  Sample(
    "an unknown stream event",
    #"[{"type": "content_block_delta", "index": 0, "delta": {"type": "x"}}]"#,
    as: [StreamEvent].self, "dataCorrupted", "0.delta.type")

  Sample(
    "a piece of a response",
    #"{"choices": [{"delta": {"content": "Hel"}, "finish_reason": null}]}"#,
    read: Delta(content: "Hel"))
  Sample(
    "the last piece",
    """
    {"choices": [{"delta": {}, "finish_reason": "content_filter"}], "usage": {"total_tokens": 9}}
    """,
    read: Delta(finishReason: .other, totalTokens: 9))
  Sample(
    "piece content that is a number", #"{"choices": [{"delta": {"content": 1}}]}"#, as: Delta.self,
    "typeMismatch", "choices.0.delta.content")
}
