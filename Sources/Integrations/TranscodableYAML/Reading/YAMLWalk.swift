#if YAML
  internal import Foundation
  internal import TranscodableBytes
  internal import TranscodableFormats

  /// Passes the nodes of a document to an input, and follows aliases.
  ///
  /// The walk doesn't use the call stack for nested values.
  struct YAMLWalk {
    private struct Level {
      var next: Int
      let end: Int
      /// The keys and values of a mapping with merge keys, to which `next` and `end` are indices.
      let members: [Int]?
      let endOffset: Int
      /// Whether the values are counted, because they can occur several times.
      let isAliased: Bool
    }

    private let tree: YAMLTree
    private let format: YAML.Format
    private var aliasBudget: Int
    private var levels: [Level] = []

    init(_ tree: YAMLTree, _ format: YAML.Format) {
      (self.tree, self.format) = (tree, format)
      aliasBudget = format.maximumAliasedValueCount
    }

    mutating func write(_ root: Int, to input: inout FormatInput) throws(CodingFailure) {
      try add(root, isAliased: false, &input)
      while let last = levels.indices.last {
        let level = levels[last]
        guard level.next < level.end else {
          levels.removeLast()
          try input.end(at: level.endOffset)
          continue
        }
        let node = level.members?[level.next] ?? level.next
        levels[last].next = level.members == nil ? tree.next(node) : level.next + 1
        try add(node, isAliased: level.isAliased, &input)
      }
    }

    private mutating func add(
      _ index: Int, isAliased: Bool, _ input: inout FormatInput
    ) throws(CodingFailure) {
      let target = tree.resolved(index)
      let isAliased = isAliased || target != index
      let node = tree.nodes[target]
      if isAliased {
        aliasBudget -= node.weight
        if aliasBudget < 0 { throw YAMLTree.aliasLimit(format, tree.nodes[index].offset) }
      }
      switch node.kind {
      case .sequence:
        try input.beginArray(at: node.offset)
        open(target, nil, isAliased)
      case .mapping:
        try input.beginObject(at: node.offset)
        open(target, tree.mergedMembers[target], isAliased)
      case .scalar, .alias:
        // Coding keys are strings, whatever a scalar would be as a value.
        if input.expectsKey {
          try addString(node, &input)
        } else {
          try addScalar(node, &input)
        }
      }
    }

    private mutating func open(_ index: Int, _ members: [Int]?, _ isAliased: Bool) {
      let node = tree.nodes[index]
      levels.append(
        Level(
          next: members == nil ? index + 1 : 0, end: members?.count ?? node.end,
          members: members, endOffset: node.target, isAliased: isAliased || members != nil))
    }

    // MARK: - Scalars

    private func addScalar(_ node: YAMLNode, _ input: inout FormatInput) throws(CodingFailure) {
      switch node.tag?.replacingPrefix("tag:yaml.org,2002:", with: "!!") {
      case nil where node.isPlain: try add(YAMLScalar(node.text, format.scalarRules), node, &input)
      case nil, "!", "!!str": try addString(node, &input)
      case "!!null", "!!bool", "!!int", "!!float": try addTagged(node, &input)
      case "!!binary":
        guard
          let data = Data(base64Encoded: node.text.filter { !$0.isWhitespace })
        else {
          throw CodingFailure(.invalidStructure, at: node.offset, found: "invalid Base64")
        }
        try input.bytes(Array(data), at: node.offset)
      case "!!timestamp":
        guard let date = YAMLScalar.date(node.text) else {
          throw CodingFailure(.invalidStructure, at: node.offset, found: "an invalid timestamp")
        }
        try input.date(date, at: node.offset)
      default:
        // The meaning of other tags is known only to the program that wrote them.
        if node.isPlain {
          try add(YAMLScalar(node.text, format.scalarRules), node, &input)
        } else {
          try addString(node, &input)
        }
      }
    }

    private func addTagged(_ node: YAMLNode, _ input: inout FormatInput) throws(CodingFailure) {
      let rules = format.scalarRules == .yaml1_1 ? YAML.ScalarRules.yaml1_1 : .yaml1_2
      let scalar = YAMLScalar(node.text, rules)
      let fits =
        switch (scalar, node.tag?.split(separator: ":").last) {
        case (.null, "null"), (.bool, "bool"), (.integer, "int"), (.integer, "float"): true
        case (.number(let text), "int"): text.utf8.allSatisfy { $0 == 0x2D || 0x30...0x39 ~= $0 }
        case (.number, "float"), (.double, "float"): true
        default: false
        }
      guard fits else {
        throw CodingFailure(
          .invalidStructure, at: node.offset,
          found: "a scalar that doesn't match its tag")
      }
      try add(scalar, node, &input)
    }

    private func add(
      _ scalar: YAMLScalar, _ node: YAMLNode, _ input: inout FormatInput
    ) throws(CodingFailure) {
      let offset = node.offset
      switch scalar {
      case .string: try addString(node, &input)
      case .null: try input.null(at: offset)
      case .bool(let value): try input.bool(value, at: offset)
      case .integer(let isNegative, let magnitude):
        if !isNegative, let value = UInt64(exactly: magnitude) {
          try input.integer(value, at: offset)
        } else if magnitude <= 1 << 63 {
          try input.integer(Int64(truncatingIfNeeded: 0 &- magnitude), at: offset)
        } else {
          try input.number((isNegative ? "-" : "") + "\(magnitude)", at: offset)
        }
      case .number(let text): try input.number(text, at: offset)
      case .double(let value): try input.double(value, at: offset)
      case .date(let text): try input.date(text, at: offset)
      }
    }

    /// Adds a string, as a range of the document if its characters are in the document.
    private func addString(
      _ node: YAMLNode, _ input: inout FormatInput
    ) throws(CodingFailure) {
      let first = input[node.offset]
      let isQuoted = !node.isPlain && (first == 0x22 || first == 0x27)
      var end = node.offset + (isQuoted ? 1 : 0)
      let start = end
      for byte in node.text.utf8 {
        guard end < input.count, input[end] == byte else {
          return try input.string(node.text, at: node.offset)
        }
        end += 1
      }
      if start == end { return try input.string(node.text, at: node.offset) }
      try input.string(in: start..<end, at: node.offset)
    }
  }

  extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
      hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
  }
#endif
