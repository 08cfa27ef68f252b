#if YAML
  internal import CYaml
  internal import TranscodableFormats

  /// The start of a node, the end of a collection, or the start of a document.
  struct YAMLEvent {
    enum Kind {
      case document, scalar, alias, sequence, mapping, end
    }

    let kind: Kind
    /// The offset in Unicode scalars.
    let start: Int
    /// The contents of a scalar, or the anchor that an alias refers to.
    var text = ""
    var anchor: String?
    var tag: String?
    /// Whether a scalar has no quotes and isn't a block.
    var isPlain = false
  }

  /// The parser of the C library libyaml.
  enum LibYAML {
    // SAFETY (type): libyaml reads the input only while it parses, and `withUnsafeBytes` lends the
    // bytes until then. The parser doesn't move, because it refers to itself. The strings of an
    // event are copied before the event is deleted. Each event and the parser are deleted once.

    /// Calls `body` for each event in a stream of documents.
    static func forEachEvent(
      in bytes: RawSpan, _ body: (YAMLEvent) throws(YAMLFailure) -> Void
    ) throws(YAMLFailure) {
      // libyaml requires an address.
      if bytes.isEmpty { return }
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { unsafe parser.deallocate() }
      guard unsafe yaml_parser_initialize(parser) == 1 else { throw .outOfMemory }
      defer { unsafe yaml_parser_delete(parser) }
      unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      try unsafe bytes.withUnsafeBytes { (buffer) throws(YAMLFailure) in
        let input = unsafe buffer.bindMemory(to: UInt8.self)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        while let event = try unsafe next(parser) {
          if let event = event.event { try body(event) }
        }
      }
    }

    private struct Step {
      /// The event, or `nil` if it has no meaning for a reader.
      let event: YAMLEvent?
    }

    /// Returns the next event, or `nil` at the end of the stream.
    private static func next(
      _ parser: UnsafeMutablePointer<yaml_parser_t>
    ) throws(YAMLFailure) -> Step? {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) == 1 else {
        throw unsafe failure(of: parser.pointee)
      }
      defer { unsafe yaml_event_delete(&event) }
      return unsafe event.type == YAML_STREAM_END_EVENT ? nil : Step(event: copy(event))
    }

    private static func copy(_ event: yaml_event_t) -> YAMLEvent? {
      let start = unsafe event.start_mark.index
      switch unsafe event.type {
      case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .document, start: start)
      case YAML_SCALAR_EVENT:
        let scalar = unsafe event.data.scalar
        let text = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        return unsafe YAMLEvent(
          kind: .scalar, start: start, text: String(decoding: text, as: UTF8.self),
          anchor: string(scalar.anchor), tag: string(scalar.tag),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      case YAML_ALIAS_EVENT:
        return unsafe YAMLEvent(
          kind: .alias, start: start, text: string(event.data.alias.anchor) ?? "")
      case YAML_SEQUENCE_START_EVENT:
        let sequence = unsafe event.data.sequence_start
        return unsafe YAMLEvent(
          kind: .sequence, start: start, anchor: string(sequence.anchor), tag: string(sequence.tag))
      case YAML_MAPPING_START_EVENT:
        let mapping = unsafe event.data.mapping_start
        return unsafe YAMLEvent(
          kind: .mapping, start: start, anchor: string(mapping.anchor), tag: string(mapping.tag))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        return YAMLEvent(kind: .end, start: start)
      default: return nil
      }
    }

    private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
      guard let text = unsafe text else { return nil }
      return unsafe String(cString: text)
    }

    private static func failure(of parser: yaml_parser_t) -> YAMLFailure {
      func phrase(_ text: UnsafePointer<CChar>?) -> String {
        guard let text = unsafe text else { return "" }
        return unsafe String(cString: text)
      }
      let problem = unsafe phrase(parser.problem)
      switch unsafe parser.error {
      case YAML_MEMORY_ERROR: return .outOfMemory
      case YAML_READER_ERROR:
        return unsafe YAMLFailure(problem, at: parser.problem_offset, isByteOffset: true)
      default:
        let context = unsafe phrase(parser.context)
        return unsafe YAMLFailure(
          context.isEmpty ? problem : "\(problem) \(context)", at: parser.problem_mark.index,
          isByteOffset: false)
      }
    }
  }

  /// An error of libyaml, or of a receiver of its events.
  struct YAMLFailure: Error {
    var problem = ""
    var offset = 0
    var isByteOffset = false
    /// The failure of a receiver.
    var failure: CodingFailure?

    static var outOfMemory: YAMLFailure { YAMLFailure("out of memory", at: 0, isByteOffset: true) }

    init(_ problem: String, at offset: Int, isByteOffset: Bool) {
      (self.problem, self.offset, self.isByteOffset) = (problem, offset, isByteOffset)
    }

    init(_ failure: CodingFailure) { self.failure = failure }
  }
#endif
