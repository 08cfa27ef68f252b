internal import TranscodableBytes
internal import TranscodableCore
struct XMLReader: ~Copyable {
  init(_ bytes: ByteCursor, _ settings: PropertyListReaderSettings) throws(CodingFailure) { }
  consuming func index() throws(CodingFailure) -> PropertyListTape { throw CodingFailure(.custom, at: 0) }
}
struct OpenStepReader: ~Copyable {
  init(_ bytes: ByteCursor, _ settings: PropertyListReaderSettings) throws(CodingFailure) { }
  consuming func index() throws(CodingFailure) -> PropertyListTape { throw CodingFailure(.custom, at: 0) }
}
