import CoderTestSupport
import Foundation
import Testing
import Transcodable

@CodablePolymorphic(tag: "type", [Words.self, Photo.self, Album.self], fallback: Unsupported.self)
private protocol Part: Sendable {}

@Codable @CodingTag("text", "words")
private struct Words: Part, Equatable {
  let content: String
}

@Codable private struct Photo: Part, Equatable {
  let url: String
}

@Codable private final class Album: Part {
  let parts: [Photo]
}

@Codable private struct Unsupported: Part, Equatable {
  let type: String
}

@CodablePolymorphic(tag: "meta.kind", keys: .snakeCase)
private protocol Job {}

private struct BigJob: Job, Codable, Equatable { let size: Int }

@Codable private struct Article {
  @CodableBy(.polymorphic) var cover: (any Part)?
  @CodableBy(.polymorphic) var parts: [any Part]
}

@Codable private struct Queue {
  @CodableLossy @CodableBy(.polymorphic) var jobs: [any Job]
}

@Suite(.serialized) struct `Polymorphic values` {
  @Test func `polymorphic values are decoded by their tags`() throws {
    let text = """
      {"cover": {"url": "u", "type": "photo"}, "parts": [
        {"type": "text", "content": "Hi"}, {"content": "Ho", "type": "words"},
        {"type": "album", "parts": [{"url": "a"}]}]}
      """
    for coder in Coder.allCases where coder.agrees(on: text, as: Article.self) {
      let article = try coder.decode(Article.self, text)
      #expect(article.cover as? Photo == Photo(url: "u"), "\(coder)")
      #expect(article.parts[0] as? Words == Words(content: "Hi"), "\(coder)")
      #expect(article.parts[1] as? Words == Words(content: "Ho"), "\(coder)")
      #expect((article.parts[2] as? Album)?.parts == [Photo(url: "a")], "\(coder)")
    }
  }

  @Test func `polymorphic values are written with their tags`() throws {
    let article = Article(cover: nil, parts: [Words(content: "Hi"), Photo(url: "u")])
    try expect(
      article,
      isWrittenAs: """
        {"parts": [{"type": "text", "content": "Hi"}, {"type": "photo", "url": "u"}]}
        """)
  }

  @Test func `an unknown tag decodes the fallback type`() throws {
    let text = #"{"parts": [{"type": "chart", "x": 1}]}"#
    for coder in Coder.allCases where coder.agrees(on: text, as: Article.self) {
      let article = try coder.decode(Article.self, text)
      #expect(article.parts.first as? Unsupported == Unsupported(type: "chart"), "\(coder)")
      let back = try coder.encode(article)
      #expect(back == (try coder.document(#"{"parts": [{"type": "chart"}]}"#)), "\(coder)")
    }
  }

  @Test func `a missing tag or invalid members are rejected`() {
    expect(
      #"{"parts": [{"content": ""}]}"#, as: Article.self,
      failsWith: Complaint("keyNotFound", "parts.0.type"))
    expect(
      #"{"parts": [{"type": "photo"}]}"#, as: Article.self,
      failsWith: Complaint("keyNotFound", "parts.0.url"))
    expect(
      #"{"parts": [null]}"#, as: Article.self, failsWith: Complaint("valueNotFound", "parts.0"))
  }

  @Test func `types can be registered at run time, and lossy lists drop unknown tags`() throws {
    struct Refused: Job {}
    JobCoding.members.register(BigJob.self, tag: "big_job") { $0 }
    let text = #"{"jobs": [{"meta": {"kind": "x"}}, {"meta": {"kind": "big_job"}, "size": 3}]}"#
    let written = #"{"jobs": [{"meta": {"kind": "big_job"}, "size": 3}]}"#
    for coder in Coder.allCases where coder.agrees(on: text, as: Queue.self) {
      let queue = try coder.decode(Queue.self, text)
      #expect(queue.jobs.map { $0 as? BigJob } == [BigJob(size: 3)], "\(coder)")
      let back = try coder.encode(queue)
      #expect(back == (try coder.document(written)), "\(coder)")
      #expect(throws: EncodingError.self) { try coder.encode(Queue(jobs: [Refused()])) }
    }
  }
}
