#if YAML
  internal import TranscodableBytes
  internal import TranscodableFormats

  /// A scalar, a collection or an alias.
  struct YAMLNode {
    enum Kind {
      case scalar, alias, sequence, mapping
    }

    let kind: Kind
    /// The offset in bytes.
    let offset: Int
    var text = ""
    var tag: String?
    var isPlain = false
    /// The index after the node and everything in it, or 0 before the end of a collection.
    var end = 0
    /// The offset of the end of a collection, or the index of the node that an alias refers to.
    var target = 0

    /// The part of the budget of aliases that the node uses; long scalars count several times.
    var weight: Int { 1 + text.utf8.count / 64 }
  }

  /// The nodes of a stream of documents, in document order.
  struct YAMLTree {
    private(set) var nodes: [YAMLNode] = []
    /// The index of the root of each document.
    private(set) var roots: [Int] = []
    /// The alternating keys and values of the mappings with merge keys.
    private(set) var mergedMembers: [Int: [Int]] = [:]
    private var anchors: [String: Int] = [:]
    private var open: [Int] = []
    private var offsets: ScalarOffsets
    private var failures: [CodingFailure] = []
    private var mergeBudget: Int
    private let format: YAML.Format
    private let elementLimit: Int

    init(_ input: inout FormatInput, _ format: YAML.Format) throws(CodingFailure) {
      let bytes = input.cursor
      self.format = format
      mergeBudget = format.maximumAliasedValueCount
      elementLimit = input.remainingElementCount
      offsets = ScalarOffsets(bytes)
      try Self.checkDirectives(bytes)
      do throws(YAMLFailure) {
        try bytes.withRawSpan { (span) throws(YAMLFailure) in
          try LibYAML.forEachEvent(in: span) { (event) throws(YAMLFailure) in
            do throws(CodingFailure) { try add(event) } catch { throw YAMLFailure(error) }
          }
        }
      } catch {
        for failure in failures { try input.recover(from: failure) }
        throw error.failure ?? failure(for: error, bytes)
      }
      for failure in failures { try input.recover(from: failure) }
    }

    /// libyaml compares each directive with all others.
    private static func checkDirectives(_ bytes: ByteCursor) throws(CodingFailure) {
      var (cursor, count) = (bytes, 0)
      while !cursor.isAtEnd {
        if cursor.peek() == UInt8(ascii: "%"), cursor.hasPrefix("%TAG") {
          count += 1
          if count > 1000 {
            throw CodingFailure(
              .countLimit, at: cursor.offset, expected: "at most 1000 directives")
          }
        }
        while !cursor.isAtEnd, cursor.peek() != 0x0A, cursor.peek() != 0x0D {
          cursor.advance(by: 1)
        }
        cursor.advance(by: 1)
      }
    }

    private mutating func failure(for error: YAMLFailure, _ bytes: ByteCursor) -> CodingFailure {
      let offset = error.isByteOffset ? error.offset : offsets.byte(error.offset)
      if error.problem.hasPrefix("Maximum nesting level") {
        return CodingFailure(.depthLimit, at: offset, expected: "at most 1000 levels")
      }
      if error.problem.hasPrefix("control characters") {
        return CodingFailure(.controlCharacter, at: offset)
      }
      if error.isByteOffset, error.problem != "out of memory" {
        return CodingFailure(.invalidUTF8, at: offset)
      }
      for start in ["did not find expected ", "could not find expected "]
      where error.problem.hasPrefix(start) {
        return CodingFailure(
          offset < bytes.remaining ? .unexpectedCharacter : .unexpectedEnd, at: offset,
          expected: String(error.problem.dropFirst(start.count)))
      }
      if offset >= bytes.remaining { return CodingFailure(.unexpectedEnd, at: offset) }
      let found = "found "
      return error.problem.hasPrefix(found)
        ? CodingFailure(
          .unexpectedCharacter, at: offset, found: String(error.problem.dropFirst(found.count)))
        : CodingFailure(.invalidStructure, at: offset, found: error.problem)
    }

    // MARK: - Nodes

    /// Returns the index after a node and everything in it.
    func next(_ index: Int) -> Int { nodes[index].end }

    /// Returns the node itself, or the node that an alias refers to.
    func resolved(_ index: Int) -> Int {
      nodes[index].kind == .alias ? nodes[index].target : index
    }

    private mutating func add(_ event: YAMLEvent) throws(CodingFailure) {
      let offset = offsets.byte(event.start)
      switch event.kind {
      case .document:
        if !roots.isEmpty, !format.isStream { throw CodingFailure(.trailingContent, at: offset) }
        anchors.removeAll(keepingCapacity: true)
        roots.append(nodes.count)
        return
      case .end:
        guard let index = open.popLast() else { return }
        (nodes[index].end, nodes[index].target) = (nodes.count, offset)
        if nodes[index].kind == .mapping { try finishMapping(index) }
        return
      case .scalar, .alias, .sequence, .mapping: break
      }
      if nodes.count >= elementLimit { throw CodingFailure(.countLimit, at: offset) }
      try append(event, offset)
    }

    private mutating func append(_ event: YAMLEvent, _ offset: Int) throws(CodingFailure) {
      let index = nodes.count
      if let anchor = event.anchor { anchors[anchor] = index }
      switch event.kind {
      case .scalar:
        nodes.append(
          YAMLNode(
            kind: .scalar, offset: offset, text: event.text, tag: event.tag,
            isPlain: event.isPlain, end: index + 1))
      case .alias:
        guard let target = anchors[event.text] else {
          throw CodingFailure(
            .invalidStructure, at: offset, found: "no anchor has the name of *\(event.text)")
        }
        guard nodes[target].end > 0 else {
          throw CodingFailure(
            .invalidStructure, at: offset, found: "*\(event.text) is part of the value it repeats")
        }
        nodes.append(
          YAMLNode(
            kind: .alias, offset: offset, end: index + 1, target: target))
      default:
        open.append(index)
        nodes.append(
          YAMLNode(
            kind: event.kind == .mapping ? .mapping : .sequence, offset: offset, tag: event.tag))
      }
    }

    // MARK: - Keys

    /// Returns the text of a key, or `nil` if it is a collection.
    func keyText(_ key: Int) -> String? {
      let node = nodes[resolved(key)]
      return node.kind == .scalar ? node.text : nil
    }

    private func isMergeKey(_ key: Int) -> Bool {
      let node = nodes[key]
      guard format.mergesKeys, node.kind == .scalar, node.text == "<<" else { return false }
      return node.tag == nil ? node.isPlain : node.tag == "tag:yaml.org,2002:merge"
    }

    /// Checks the keys of a complete mapping, and merges other mappings into it.
    private mutating func finishMapping(_ mapping: Int) throws(CodingFailure) {
      var keys: Set<String> = []
      var sources: [Int] = []
      var key = mapping + 1
      while key < nodes[mapping].end {
        let value = next(key)
        if nodes[key].kind == .alias {
          mergeBudget -= nodes[resolved(key)].weight
          if mergeBudget < 0 { throw Self.aliasLimit(format, nodes[key].offset) }
        }
        if isMergeKey(key) {
          sources.append(value)
        } else if let text = keyText(key), !keys.insert(text).inserted,
          !format.allowsDuplicateKeys
        {
          failures.append(CodingFailure(.duplicateKey, at: nodes[key].offset, found: text))
          if failures.count == 1000 { throw CodingFailure(.countLimit, at: nodes[key].offset) }
        }
        key = next(value)
      }
      if !sources.isEmpty { try merge(sources, into: mapping, &keys) }
    }

    private mutating func merge(
      _ sources: [Int], into mapping: Int, _ keys: inout Set<String>
    ) throws(CodingFailure) {
      var members = ownMembers(of: mapping).filter { !isMergeKey($0.key) }
        .flatMap { [$0.key, $0.value] }
      for source in sources {
        for other in try mappings(in: source) {
          // The mapping is complete, because an alias can't refer to an open node.
          let added =
            mergedMembers[other].map { list in
              stride(from: 0, to: list.count, by: 2).map { (key: list[$0], value: list[$0 + 1]) }
            } ?? ownMembers(of: other)
          mergeBudget -= added.reduce(0) { $0 + nodes[resolved($1.key)].weight }
          if mergeBudget < 0 { throw Self.aliasLimit(format, nodes[source].offset) }
          for (key, value) in added {
            if let text = keyText(key), !keys.insert(text).inserted { continue }
            members += [key, value]
          }
        }
      }
      mergedMembers[mapping] = members
    }

    private func ownMembers(of mapping: Int) -> [(key: Int, value: Int)] {
      var members: [(key: Int, value: Int)] = []
      var key = mapping + 1
      while key < nodes[mapping].end {
        let value = next(key)
        members.append((key, value))
        key = next(value)
      }
      return members
    }

    /// Returns the mappings that the value of a merge key consists of.
    private func mappings(in source: Int) throws(CodingFailure) -> [Int] {
      let value = resolved(source)
      if nodes[value].kind == .mapping { return [value] }
      var found: [Int] = []
      var element = value + 1
      while nodes[value].kind == .sequence, element < nodes[value].end {
        found.append(resolved(element))
        element = next(element)
      }
      guard nodes[value].kind == .sequence, found.allSatisfy({ nodes[$0].kind == .mapping }) else {
        throw CodingFailure(
          .invalidStructure, at: nodes[source].offset,
          found: "the value of the key << isn't a mapping or a sequence of mappings")
      }
      return found
    }

    static func aliasLimit(_ format: YAML.Format, _ offset: Int) -> CodingFailure {
      CodingFailure(
        .countLimit, at: offset,
        expected: "at most \(format.maximumAliasedValueCount) values of aliases")
    }
  }

  /// Converts offsets in Unicode scalars, which libyaml counts, to offsets in bytes.
  struct ScalarOffsets {
    private let bytes: ByteCursor
    private var scalars = 0
    private var offset = 0

    init(_ bytes: ByteCursor) { self.bytes = bytes }

    mutating func byte(_ target: Int) -> Int {
      while scalars < target, offset < bytes.remaining {
        offset += 1
        while bytes.peek(at: offset) & 0xC0 == 0x80 { offset += 1 }
        scalars += 1
      }
      while scalars > target, offset > 0 {
        offset -= 1
        while offset > 0, bytes.peek(at: offset) & 0xC0 == 0x80 { offset -= 1 }
        scalars -= 1
      }
      return offset
    }
  }
#endif
