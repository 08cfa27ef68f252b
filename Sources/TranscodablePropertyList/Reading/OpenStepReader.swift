internal import TranscodableBytes
internal import TranscodableCore
struct OpenStepReader: ~Copyable {
  init(_ bytes: ByteCursor, _ settings: PropertyListReaderSettings) throws(CodingFailure) { }
  consuming func index() throws(CodingFailure) -> PropertyListTape { throw CodingFailure(.custom, at: 0) }
}
enum OpenStepText { static func unescaped(_ t: ByteCursor) -> String { "" }
 static func decodeHexadecimal(_ t: ByteCursor, into output: inout ByteOutput) {} }
