import Foundation
import Transcodable

@Codable
struct Row: Equatable {
  let id: Int
  let name: String
  let scores: [Double]
  var note: String?
}

/// A generated document of some ten megabytes, decoded from a file and encoded again.
func checkLargeDocument(_ checks: inout Checks) throws {
  let rows = (0..<100_000).map { number in
    Row(
      id: number, name: "row \(number) – \"ünïcode\" \u{1F600}",
      scores: [Double(number) / 3, -Double(number), 1e-7],
      note: number.isMultiple(of: 3) ? String(repeating: "n", count: number % 50) : nil)
  }
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
  defer { try? FileManager.default.removeItem(at: file) }
  try JSON.encode(rows).write(to: file)
  let data = try Data(contentsOf: file, options: .alwaysMapped)
  checks.expect(data.count > 8 << 20, "\(data.count) bytes in the large document")
  checks.expect(try JSON.decode([Row].self, from: data) == rows, "a large document")
  checks.expect(try JSON(parsing: data).array?.count == rows.count, "a large value")
  for count in stride(from: 1, to: data.count, by: data.count / 7) {
    checks.refuse([Row].self, String(decoding: data.prefix(count), as: UTF8.self), isCut: true)
  }
}

extension Checks {
  /// Checks that a truncated document is rejected, wherever it ends.
  fileprivate mutating func refuse<Value: Decodable>(
    _ type: Value.Type, _ text: String, isCut: Bool
  ) {
    let outcome = Result { try JSON.Decoder().decode(type, from: Data(text.utf8)) }
    guard case .failure(let error) = outcome else { return expect(false, "truncated document") }
    expect(error is DecodingError, "\(error)")
  }
}
