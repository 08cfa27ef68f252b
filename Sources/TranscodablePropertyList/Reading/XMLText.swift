internal import TranscodableBytes
enum XMLText { static func unescaped(_ t: ByteCursor) -> String { "" } }
enum OpenStepText { static func unescaped(_ t: ByteCursor) -> String { "" }
 static func decodeHexadecimal(_ t: ByteCursor, into output: inout ByteOutput) {} }
