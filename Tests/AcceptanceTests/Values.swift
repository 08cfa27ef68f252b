import Foundation

// Values that are made of texts in the tests themselves.

extension URL {
  init(known text: String) {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is no URL") }
    self = url
  }
}

extension UUID {
  init(known text: String) {
    guard let identifier = UUID(uuidString: text) else { preconditionFailure("\(text) is no UUID") }
    self = identifier
  }
}
