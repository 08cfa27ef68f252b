/// The keys that were requested from each object that is decoded through containers.
package struct RequestedKeys {
  package struct Object {
    package let path: CodingPaths.Path
    /// The requested keys, or `nil` if all keys were requested.
    package var keys: Set<String>? = []
  }

  private enum KeyRequest {
    case object(ValueTape.Entry)
    case key(ValueTape.Entry, String)
    case allKeys(ValueTape.Entry, Set<String>)
  }

  package private(set) var objects: [ValueTape.Entry: Object] = [:]
  private var requests: [KeyRequest] = []
  private var marks: [Int] = []

  mutating func open(_ object: ValueTape.Entry, _ path: CodingPaths.Path) {
    guard objects[object] == nil else { return }
    objects[object] = Object(path: path)
    if !marks.isEmpty { requests.append(.object(object)) }
  }

  mutating func request(_ key: String, in object: ValueTape.Entry) {
    guard objects[object]?.keys?.insert(key).inserted ?? false, !marks.isEmpty else { return }
    requests.append(.key(object, key))
  }

  mutating func requestAllKeys(in object: ValueTape.Entry) {
    guard let keys = objects[object]?.keys else { return }
    objects[object]?.keys = nil
    if !marks.isEmpty { requests.append(.allKeys(object, keys)) }
  }

  mutating func beginAttempt() { marks.append(requests.count) }

  mutating func endAttempt(isFailed: Bool) {
    guard let mark = marks.popLast() else { return }
    while isFailed, requests.count > mark { undo(requests.removeLast()) }
    if marks.isEmpty { requests = [] }
  }

  private mutating func undo(_ request: KeyRequest) {
    switch request {
    case .object(let object): objects[object] = nil
    case .key(let object, let key): objects[object]?.keys?.remove(key)
    case .allKeys(let object, let keys): objects[object]?.keys = keys
    }
  }
}
