internal import TranscodableBytes
struct XMLWriter: ~Copyable {
  let state: PropertyListEncodingState
  init(_ state: PropertyListEncodingState) { self.state = state }
  consuming func write() -> ByteOutput { ByteOutput() }
}
