internal import TranscodableCore

extension ValueConverter {
  enum Node<Source, Target> {
    case value(Target)
    case list([Source])
    case members(keys: [String], values: [Source])
    case omitted
  }

  struct TreeRules<Source, Target> {
    let open: (inout ValueConverter, Source, _ isMember: Bool) -> Node<Source, Target>
    var key: (inout ValueConverter, String) -> String = { $1 }
    let list: ([Target]) -> Target
    let members: (Zip2Sequence<[String], [Target]>) -> Target
  }

  private struct Container<Source, Target> {
    let keys: [String]?
    let sources: [Source]
    var next = 0
    var targetKeys: [String] = []
    var targets: [Target] = []
  }

  /// Uses an explicit stack, because recursion could exhaust the call stack.
  mutating func convert<Source, Target>(
    _ root: Source, by rules: TreeRules<Source, Target>
  ) -> Target {
    var containers: [Container<Source, Target>] = []
    var node = rules.open(&self, root, false)
    while true {
      var result: Target?
      switch node {
      case .value(let target): result = target
      case .list(let sources): containers.append(Container(keys: nil, sources: sources))
      case .members(let keys, let sources):
        containers.append(Container(keys: keys, sources: sources))
      case .omitted:
        containers[containers.count - 1].targetKeys.removeLast()
        leave()
      }
      while true {
        if let target = result.take() {
          guard let last = containers.indices.last else { return target }
          containers[last].targets.append(target)
          leave()
        }
        let last = containers.count - 1
        if containers[last].next < containers[last].sources.count { break }
        let container = containers.removeLast()
        result =
          container.keys == nil
          ? rules.list(container.targets)
          : rules.members(zip(container.targetKeys, container.targets))
      }
      node = openNext(in: &containers[containers.count - 1], by: rules)
    }
  }

  private mutating func openNext<Source, Target>(
    in container: inout Container<Source, Target>, by rules: TreeRules<Source, Target>
  ) -> Node<Source, Target> {
    let index = container.next
    container.next += 1
    guard let keys = container.keys else {
      enter(CodingFieldKey(index: index))
      return rules.open(&self, container.sources[index], false)
    }
    enter(CodingFieldKey(text: keys[index]))
    container.targetKeys.append(rules.key(&self, keys[index]))
    return rules.open(&self, container.sources[index], true)
  }
}
