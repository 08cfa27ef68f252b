package import TranscodableCore
package import TranscodableJSON

package enum TreeNode<Source, Target> {
  case value(Target)
  case list([Source])
  case members(keys: [String], values: [Source])
  case omitted
}

package struct TreeRules<Converter, Source, Target> {
  let open: (inout Converter, Source, _ isMember: Bool) -> TreeNode<Source, Target>
  let key: (inout Converter, String) -> String
  let list: ([Target]) -> Target
  let members: (Zip2Sequence<[String], [Target]>) -> Target

  package init(
    open: @escaping (inout Converter, Source, _ isMember: Bool) -> TreeNode<Source, Target>,
    key: @escaping (inout Converter, String) -> String = { $1 },
    list: @escaping ([Target]) -> Target,
    members: @escaping (Zip2Sequence<[String], [Target]>) -> Target
  ) {
    self.open = open
    self.key = key
    self.list = list
    self.members = members
  }
}

private struct TreeContainer<Source, Target> {
  let keys: [String]?
  let sources: [Source]
  var next = 0
  var targetKeys: [String] = []
  var targets: [Target] = []
}

/// A converter of trees, which may be deeper than the call stack.
package protocol TreeConverting {
  mutating func enter(_ key: CodingFieldKey)
  mutating func leave()
  /// Returns the nearest `Double`.
  mutating func rounded(_ number: JSON.Number) -> Double
}

extension TreeConverting {
  package mutating func convert<Source, Target>(
    _ root: Source, by rules: TreeRules<Self, Source, Target>
  ) -> Target {
    var containers: [TreeContainer<Source, Target>] = []
    var node = rules.open(&self, root, false)
    while true {
      var result: Target?
      switch node {
      case .value(let target): result = target
      case .list(let sources): containers.append(TreeContainer(keys: nil, sources: sources))
      case .members(let keys, let sources):
        containers.append(TreeContainer(keys: keys, sources: sources))
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
    in container: inout TreeContainer<Source, Target>, by rules: TreeRules<Self, Source, Target>
  ) -> TreeNode<Source, Target> {
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
