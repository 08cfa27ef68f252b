/// The keys that were requested from each object that is decoded through containers.
package struct AskedKeys {
  /// The keys that were requested from an object.
  package struct Object {
    package let path: CodingPaths.Path
    /// The requested keys; `nil` if all keys were requested.
    package var keys: Set<String>? = []
  }

  /// A request made during an attempt, to be undone if the attempt fails.
  private enum Question {
    case object(ValueTape.Entry)
    case key(ValueTape.Entry, String)
    case allKeys(ValueTape.Entry, Set<String>)
  }

  package private(set) var objects: [ValueTape.Entry: Object] = [:]
  private var questions: [Question] = []
  /// The number of requests at the start of each current attempt.
  private var marks: [Int] = []

  mutating func ask(for object: ValueTape.Entry, _ path: CodingPaths.Path) {
    guard objects[object] == nil else { return }
    objects[object] = Object(path: path)
    if !marks.isEmpty { questions.append(.object(object)) }
  }

  mutating func ask(for key: String, in object: ValueTape.Entry) {
    guard objects[object]?.keys?.insert(key).inserted ?? false, !marks.isEmpty else { return }
    questions.append(.key(object, key))
  }

  mutating func askForAllKeys(in object: ValueTape.Entry) {
    guard let keys = objects[object]?.keys else { return }
    objects[object]?.keys = nil
    if !marks.isEmpty { questions.append(.allKeys(object, keys)) }
  }

  mutating func beginAttempt() { marks.append(questions.count) }

  mutating func endAttempt(isFailed: Bool) {
    guard let mark = marks.popLast() else { return }
    while isFailed, questions.count > mark { undo(questions.removeLast()) }
    if marks.isEmpty { questions = [] }
  }

  private mutating func undo(_ question: Question) {
    switch question {
    case .object(let object): objects[object] = nil
    case .key(let object, let key): objects[object]?.keys?.remove(key)
    case .allKeys(let object, let keys): objects[object]?.keys = keys
    }
  }
}
