import NIOCore
import Transcodable
import TranscodableNIO

@main
struct WithNIO {
  static func main() throws {
    var buffer = ByteBuffer()
    try JSON.encode(["a": [1, 2]], into: &buffer)
    let decoded = try JSON.decode([String: [Int]].self, from: buffer)
    precondition(decoded == ["a": [1, 2]])
  }
}
