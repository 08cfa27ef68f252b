import AsyncHTTPClient
import Transcodable
import TranscodableAsyncHTTPClient

@main
struct WithAsyncHTTPClient {
  static func main() throws {
    var request = HTTPClientRequest(url: "http://127.0.0.1/orders")
    try request.setJSON(["count": 1])
    precondition(request.headers.first(name: "Content-Type") == "application/json")
  }
}
