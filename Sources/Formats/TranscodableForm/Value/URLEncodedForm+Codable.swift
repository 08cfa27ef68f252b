internal import TranscodableBytes
internal import TranscodableCore

extension URLEncodedForm: Codable {
  /// Decodes an object, whose nested values have names with brackets.
  ///
  /// A field of this type therefore contains the parameters whose names begin with its key.
  public init(from decoder: any Swift.Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: CodingFieldKey.self)
    for key in members.allKeys {
      try members.decode(FormNode.self, forKey: key).append(to: &self, key.stringValue)
    }
  }

  /// Encodes an object, in which values whose names contain brackets are nested.
  public func encode(to encoder: any Swift.Encoder) throws {
    try FormNode(self).encode(to: encoder)
  }
}

/// A value in a form, as coders for all formats represent it.
private enum FormNode {
  case null
  case text(String)
  case array([FormNode])
  case object([(key: String, value: FormNode)])

  func append(to form: inout URLEncodedForm, _ name: String) {
    switch self {
    case .null: form.append(nil, for: name)
    case .text(let text): form.append(text, for: name)
    case .object(let members) where members.isEmpty: form.append(nil, for: name + "[]")
    case .object(let members):
      for (key, value) in members { value.append(to: &form, "\(name)[\(key)]") }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        switch element {
        case .null, .text: element.append(to: &form, name)
        case .array, .object: element.append(to: &form, "\(name)[\(index)]")
        }
      }
    }
  }

  init(_ form: URLEncodedForm) {
    let serialized = form.serialized()
    self = withCursor(over: serialized) { bytes in
      var (pairs, tree) = (FormPairs(bytes), FormTree(bytes))
      while let pair = pairs.next() {
        let name = Array(bytes.formString(pair.name).utf8)
        let keys = withCursor(over: name) {
          URLEncodedForm.NestingStyle.brackets.keys(of: $0, limit: Self.maximumDepth)
        }
        let key = FormTree.Key(name: tree.addName(name), range: 0..<name.count)
        if let keys, keys.count <= Self.maximumDepth {
          tree.add(pair, keys: keys, in: key)
        } else {
          tree.add(pair, key: key)
        }
      }
      return FormNode(0, in: tree, bytes, isRoot: true)
    }
  }

  private static var maximumDepth: Int { 128 }

  private init(
    _ index: FormTree.Index, in tree: FormTree, _ bytes: ByteCursor, isRoot: Bool = false
  ) {
    let node = tree.nodes[Int(index)]
    switch node.content {
    case .value(let pair):
      self = pair.hasEqualsSign ? .text(bytes.formString(pair.value)) : .null
    case .values:
      self = .array(tree.children(of: index).map { FormNode($0, in: tree, bytes) })
    case .container where node.hasNames || node.nextIndex != node.count || isRoot:
      self = .object(
        tree.children(of: index).map {
          (bytes.formString(tree.key(of: $0)), FormNode($0, in: tree, bytes))
        })
    case .container:
      self = .array(tree.children(of: index).map { FormNode($0, in: tree, bytes) })
    }
  }
}

extension FormNode: Codable {
  init(from decoder: any Decoder) throws {
    let members = withoutErrorLocations(decoder) {
      try? decoder.container(keyedBy: CodingFieldKey.self)
    }
    if let members {
      self = .object(
        try members.allKeys.map {
          ($0.stringValue, try members.decode(FormNode.self, forKey: $0))
        })
    } else if try decoder.singleValueContainer().decodeNil() {
      self = .null
    } else if var elements = try? decoder.unkeyedContainer() {
      var nodes: [FormNode] = []
      while !elements.isAtEnd { nodes.append(try elements.decode(Element.self).node) }
      self = .array(nodes)
    } else {
      self = .text(try Self.text(from: decoder))
    }
  }

  /// A text can be decoded as an array, so the elements of an array are texts first.
  private struct Element: Decodable {
    let node: FormNode

    init(from decoder: any Decoder) throws {
      if try !decoder.singleValueContainer().decodeNil(),
        let text = try? FormNode.text(from: decoder)
      {
        node = .text(text)
      } else {
        node = try FormNode(from: decoder)
      }
    }
  }

  private static func text(from decoder: any Decoder) throws -> String {
    if case .text(let text)? = decoder.untypedText { return text }
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self), (try? container.decode(String.self)) == nil {
      return "\(value)"
    }
    if let value = try? container.decode(String.self) { return value }
    if let value = try? container.decode(Int64.self) { return "\(value)" }
    if let value = try? container.decode(UInt64.self) { return "\(value)" }
    if let value = try? container.decode(Double.self) { return "\(value)" }
    return try container.decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .text(let text): try text.encode(to: encoder)
    case .array(let elements): try elements.encode(to: encoder)
    case .object(let members):
      var container = encoder.container(keyedBy: CodingFieldKey.self)
      for (key, value) in members {
        try container.encode(value, forKey: CodingFieldKey(stringValue: key))
      }
    }
  }
}

extension ByteCursor {
  fileprivate func formString(_ range: Range<Int>) -> String {
    let text = try? formText(in: range, rejectsInvalid: false)
    return text.map { formString($0) } ?? ""
  }
}
