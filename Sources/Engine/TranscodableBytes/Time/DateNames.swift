enum DateNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let halvesOfDay = ["AM", "PM"]
}

extension ByteCursor {
  mutating func takeShortName(of names: [String]) -> Int? {
    let found = names.firstIndex { $0.utf8.count >= 3 && isAt($0.utf8.prefix(3)) }
    if found != nil { advance(by: 3) }
    return found
  }

  func isAt(_ letters: some Sequence<UInt8>) -> Bool {
    letters.enumerated().allSatisfy { peek(at: $0) | 0x20 == $1 | 0x20 }
  }
}
