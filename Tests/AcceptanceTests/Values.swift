import Foundation

// Values from string literals in the tests.

extension URL {
  init(known text: String) {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is not a URL") }
    self = url
  }
}

extension UUID {
  init(known text: String) {
    guard let identifier = UUID(uuidString: text) else {
      preconditionFailure("\(text) is not a UUID")
    }
    self = identifier
  }
}
