/// A model of Foundation's encoders, derived from their source.
///
/// Containers are shared objects, and a complete value is a copy of their content.
enum ProgramModel {
  typealias Tree = ContainerProgram.Tree

  /// The state of an encoder.
  final class Encoder {
    enum State {
      case nothing
      case object(Object)
      case array(Elements)
      case single(Tree)
    }

    var state = State.nothing

    /// Takes the value out of the encoder; returns `nil` if nothing was encoded.
    func take() -> Tree? {
      defer { state = .nothing }
      switch state {
      case .nothing: return nil
      case .object(let object): return object.tree
      case .array(let elements): return elements.tree
      case .single(let tree): return tree
      }
    }

    /// The object of a keyed container, or `nil` if none can be opened.
    var object: Object? {
      switch state {
      case .nothing: state = .object(Object())
      case .single(.object(let members)): state = .object(Object(members))
      default: break
      }
      if case .object(let object) = state { return object }
      return nil
    }

    /// The elements of an unkeyed container, or `nil` if none can be opened.
    var elements: Elements? {
      switch state {
      case .nothing: state = .array(Elements())
      case .single(.array(let elements)): state = .array(Elements(elements))
      default: break
      }
      if case .array(let elements) = state { return elements }
      return nil
    }
  }

  enum Content {
    case tree(Tree)
    case object(Object)
    case array(Elements)

    var tree: Tree {
      switch self {
      case .tree(let tree): tree
      case .object(let object): object.tree
      case .array(let elements): elements.tree
      }
    }
  }

  final class Object {
    /// The keys in the order in which they were begun, each with a number.
    private var begun: [(number: Int, key: String)] = []
    private var beginCount = 0
    var contents: [String: Content] = [:]
    /// Keys with an active super encoder, for which nothing else may be encoded.
    var superKeys: Set<String> = []

    init(_ members: [(key: String, value: Tree)] = []) {
      for member in members { set(member.key, .tree(member.value)) }
    }

    /// - Returns: A number that identifies the member.
    @discardableResult
    func begin(_ key: String) -> Int {
      beginCount += 1
      begun.append((beginCount, key))
      return beginCount
    }

    /// Removes a member for which nothing was encoded.
    func giveUp(_ number: Int) { begun.removeAll { $0.number == number } }

    func set(_ key: String, _ content: Content) {
      begin(key)
      contents[key] = content
    }

    /// The object for a key, or `nil` if the key has another kind of value.
    func object(_ key: String) -> Object? {
      switch contents[key] {
      case nil: set(key, .object(Object()))
      case .tree(.object(let members))?: set(key, .object(Object(members)))
      default: break
      }
      if case .object(let object)? = contents[key] { return object }
      return nil
    }

    /// The elements for a key, or `nil` if the key has another kind of value.
    func elements(_ key: String) -> Elements? {
      switch contents[key] {
      case nil: set(key, .array(Elements()))
      case .tree(.array(let elements))?: set(key, .array(Elements(elements)))
      default: break
      }
      if case .array(let elements)? = contents[key] { return elements }
      return nil
    }

    var tree: Tree {
      var keys: Set<String> = []
      return .object(
        begun.compactMap { _, key in
          keys.insert(key).inserted ? contents[key].map { (key, $0.tree) } : nil
        })
    }
  }

  final class Elements {
    var contents: [Content] = []
    /// Whether a super encoder is active; nothing may be encoded before it ends.
    var hasSuper = false

    init(_ elements: [Tree] = []) { contents = elements.map { .tree($0) } }

    var tree: Tree { .array(contents.map(\.tree)) }
  }
}
