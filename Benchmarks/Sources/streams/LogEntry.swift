import Transcodable

/// A log entry of a service.
@Codable
struct LogEntry: Equatable, Sendable {
  let id: Int
  let service: String
  let level: String
  let message: String
  let milliseconds: Double
  let tags: [String]
  let isRetry: Bool

  /// Returns some entries as JSON.
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
