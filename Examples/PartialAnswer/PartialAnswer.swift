// Replays the recorded answer of a language model and shows its value while it is streaming in.
//
//     swift run show-answer

import Foundation
import Transcodable
import TranscodableStreams

/// An event in the format of several language-model providers.
@Codable
struct Completion: Sendable {
  @Codable
  struct Choice: Sendable {
    @Codable
    struct Delta: Sendable {
      let content: String?
    }
    let delta: Delta
  }
  let choices: [Choice]
}

@main
struct PartialAnswer {
  static func main() async throws {
    var decoder = JSON.PartialDecoder(settings: PartialJSONSettings(surroundings: .prose))
    let answer = Recording(bytes: PackageResources.answer_txt).serverSentEvents()
      .decodedJSON(Completion.self)
    for try await completion in answer {
      guard let text = completion.choices.first?.delta.content else { continue }
      for change in try decoder.append(text) { show(change, decoder.partial) }
    }
    let recipe = try decoder.finish()
    print("\n\n\(recipe["steps"]?.array?.count ?? 0) steps, complete.")
  }

  /// Prints a new value on a separate line, and appended characters after it.
  static func show(_ change: PartialJSONChanges.Change, _ partial: JSON?) {
    switch change {
    case .added(let pointer): if let value = partial?[pointer] { show(value, at: pointer) }
    case .appended(_, let text): print(text, terminator: "")
    case .completed: break
    }
  }

  /// Prints a new value with everything inside, which isn't listed separately.
  static func show(_ value: JSON, at pointer: JSON.Pointer) {
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() { show(element, at: pointer.appending(index)) }
    case .object(let members):
      for (key, member) in members { show(member, at: pointer.appending(key)) }
    default: print("\n\(pointer): \(value.string ?? "\(value)")", terminator: "")
    }
  }
}

/// A recorded connection that delivers small chunks with pauses.
struct Recording: AsyncSequence, Sendable {
  let bytes: [UInt8]

  struct Iterator: AsyncIteratorProtocol {
    var rest: ArraySlice<UInt8>

    mutating func next() async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty { return nil }
      try await Task.sleep(for: .milliseconds(2))
      let chunk = rest.prefix(50)
      rest = rest.dropFirst(50)
      return chunk
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(rest: bytes[...]) }
}
