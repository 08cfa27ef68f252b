import Transcodable

/// What a service might write in a line of its log.
@Codable
struct LogEntry: Equatable, Sendable {
  let id: Int
  let service: String
  let level: String
  let message: String
  let milliseconds: Double
  let tags: [String]
  let isRetry: Bool

  /// The texts of some entries.
  static func texts(_ count: Int) -> [String] {
    (0..<count).map { number in
      """
      {"id":\(number),"service":"checkout","level":"info","message":"The order \(number) has been paid \
      for and goes out today.","milliseconds":\(number % 97).25,"tags":["paid","eu-west"],\
      "isRetry":\(number % 7 == 0)}
      """
    }
  }
}
