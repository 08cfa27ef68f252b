import Transcodable

@Codable
struct LeftOut {
  static let shared = 1
  static var counter: Int { 2 }
  var computed: Int { stored * 2 }
  var readWrite: Int {
    get { stored }
    set { stored = newValue }
  }
  lazy var late = 5
  var stored: Int
  var observed: Int = 0 {
    didSet { stored = observed }
  }
}
