import Transcodable

@Codable
struct CustomInitialisers {
  private let secret: Int
  private(set) var count = 0
  fileprivate var text: String

  init?(text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    secret = 1
  }
}
