// The compiler prefers the declarations in TranscodableStreams. Without this import, it shows these
// messages instead of an unknown name.

/// The stream of `TranscodableStreams`, which isn't imported.
@available(*, unavailable, message: "add 'import TranscodableStreams'")
public struct JSONStream<Element> {
  /// Creates nothing.
  public init(of type: Element.Type) {}
}

/// The decoder of `TranscodableStreams`, which isn't imported.
@available(*, unavailable, message: "add 'import TranscodableStreams'")
public struct PartialDecoder<Value> {
  /// Creates nothing.
  public init(_ type: Value.Type) {}
}
