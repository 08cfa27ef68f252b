internal import TranscodableBytes
internal import TranscodableCore

// Encoding into a node, when the value is not encoded from front to back.
extension JSONScope {
  /// What is needed for that, made when it is asked for.
  @discardableResult
  func makeIrregular(_ model: Irregularity? = nil) -> Irregularity {
    if let irregularity { return irregularity }
    let irregularity = model?.copy() ?? Irregularity(state)
    self.irregularity = irregularity
    return irregularity
  }

  /// The settings of the coder.
  var context: (any JSONWritingContext)? { irregularity?.context ?? state.context }

  /// Brings the end of the text to where the next thing encoded here belongs, if that is possible.
  /// - Returns: False if it has to go into the node.
  @inline(never)
  func prepareText() -> Bool {
    if isActive { return true }
    if irregularity?.node != nil { return false }
    if isOpen, let child, child.isOpen, child.isNested {
      retireChild()
      return isActive
    }
    if !isOpen, let owner = irregularity?.owner, owner.prepareText() { owner.becomeNode() }
    // In the middle of a member: what comes now goes before it when it is complete.
    let irregularity = makeIrregular()
    if irregularity.node == nil { irregularity.node = JSONNode(shape) }
    return false
  }

  /// Makes a node of what was encoded so far, and takes it out of the text.
  ///
  /// - Parameters:
  ///   - isPending: Whether the last member was begun before what is in the node already.
  ///   - last: The node of the last member.
  func becomeNode(isPending: Bool = false, last: JSONNode? = nil) {
    let node = takeText()
    if let last { node.replaceContent(at: node.contents.count - 1, by: last) }
    let irregularity = makeIrregular()
    if let meanwhile = irregularity.node { node.merge(meanwhile, beforeLast: isPending) }
    irregularity.depth = shape == .keyed || shape == .unkeyed ? depth : depth + 1
    isActive = false
    adopt(node)
  }

  /// Takes a node as this scope's, and gives the retired scopes theirs.
  private func adopt(_ node: JSONNode) {
    let irregularity = makeIrregular()
    irregularity.node = node
    irregularity.owner = nil
    for retired in irregularity.retired {
      if retired.isEmpty {
        let empty = JSONNode()
        node.replaceContent(at: retired.place, by: empty)
        retired.scope.adopt(empty)
      } else {
        retired.scope.adopt(node.openContent(at: retired.place))
      }
    }
    irregularity.retired = []
  }

  private func takeText() -> JSONNode {
    state.place.withValue { writer in
      var text = writer.bytes(from: start)
      switch shape {
      case .keyed: text.append(0x7D)
      case .unkeyed: text.append(0x5D)
      case .empty, .single: break
      }
      let isContainer = shape == .keyed || shape == .unkeyed
      writer.rollBack(to: start, depth: isContainer ? depth - 1 : writer.depth)
      return shape == .empty ? JSONNode() : JSONNode(text)
    }
  }

  // MARK: - Encoding

  @inline(never)
  func encodeInNode(
    _ key: some CodingKey, _ write: (inout JSONWriter) throws -> Void
  ) throws {
    guard let irregularity, let node = irregularity.node else { return }
    let content = try irregularity.content(at: codingPath + [key], write)
    node.set(converted(key), content)
  }

  @inline(never)
  func appendToNode(_ write: (inout JSONWriter) throws -> Void) throws {
    guard let irregularity, let node = irregularity.node else { return }
    let index = FieldKey(index: node.contents.count)
    node.append(try irregularity.content(at: codingPath + [index], write))
  }

  @inline(never)
  func encodeAsNode(_ write: (inout JSONWriter) throws -> Void) throws {
    guard let irregularity, let node = irregularity.node else { return }
    node.set(try irregularity.content(at: codingPath, write))
  }

  /// Opens the scope of a member; of the one that is there if it is to be amended.
  func nestInNode(_ key: some CodingKey, amends: Bool) -> JSONScope {
    guard let irregularity, let node = irregularity.node else { return self }
    let name = converted(key)
    let member = amends ? node.openMember(name) ?? JSONNode() : JSONNode()
    // What is too deep is not written, and an error by then.
    if irregularity.depth <= 520 { node.set(name, .node(member)) }
    return irregularity.scope(state, member, at: codingPath + [key])
  }

  /// Opens the scope of a new element.
  func nestAtEndOfNode() -> JSONScope {
    guard let irregularity, let node = irregularity.node else { return self }
    let path = codingPath + [FieldKey(index: node.contents.count)]
    let element = JSONNode()
    if irregularity.depth <= 520 { node.append(.node(element)) }
    return irregularity.scope(state, element, at: path)
  }

  /// The number of elements encoded.
  var elementCount: Int { irregularity?.node?.contents.count ?? count }

  /// Makes the value an object or an array, if it is not one of that kind already.
  @inline(never)
  func decideAgain(_ wanted: Shape, _ open: () -> Void) {
    if irregularity?.node == nil, shape == wanted { return }
    if isActive || prepareText() {
      if shape == .empty {
        return open()
      }
      becomeNode()
    }
    irregularity?.node?.decide(wanted)
    shape = wanted
  }
}
