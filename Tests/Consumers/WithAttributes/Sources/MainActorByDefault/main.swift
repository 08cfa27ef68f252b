import Foundation
import Transcodable

// All declarations and conformances are on the main actor by default.

@Codable(keys: .kebabCase)
struct Screen: Equatable {
  let windowTitle: String
  var position: Position?
  var mode = Mode.normal
}

struct Position: Codable, Equatable {
  var x: Double
  var y: Double
}

@Codable
enum Mode: String {
  case normal, fullScreen = "full"
}

@Codable
final class Session {
  var screens: [Screen]
  init(screens: [Screen]) { self.screens = screens }
}

// Not isolated: can be coded anywhere.
@Codable
nonisolated struct Message: Equatable {
  @Codable
  nonisolated enum Kind: String { case note, alarm }

  @Codable
  nonisolated struct Sender: Equatable { let name: String }

  let kind: Kind
  let sender: Sender
}

@Codable
nonisolated final class Archive: Sendable {
  let messages: [Message]
  init(messages: [Message]) { self.messages = messages }
}

@concurrent
func kindOffTheMainActor() async throws -> Message.Kind? {
  let text = #"{"messages":[{"kind":"alarm","sender":{"name":"b"}}]}"#
  let archive = try JSON.Decoder().decode(Archive.self, from: Data(text.utf8))
  let again = try JSON.decode(Archive.self, from: JSON.Encoder().encode(archive))
  return again.messages.first?.kind
}

func run() throws -> Bool {
  let text = #"{"screens":[{"window-title":"a","position":{"x":1,"y":2},"mode":"full"}]}"#
  let session = try JSON.Decoder().decode(Session.self, from: Data(text.utf8))
  let same = try String(decoding: JSON.Encoder().encode(session), as: UTF8.self) == text
  let counts = try JSON.decode([String: Int].self, from: #"{"a":1}"#)
  return same && session.screens[0].mode == .fullScreen && counts == ["a": 1]
}

let isGood = try await kindOffTheMainActor() == .alarm && run() && usesTheVocabulary()
print(isGood ? "MainActorByDefault: all checks passed." : "FAILED: MainActorByDefault")
exit(isGood ? 0 : 1)
