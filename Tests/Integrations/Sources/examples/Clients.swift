import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Transcodable
import TranscodableAsyncHTTPClient
import TranscodableHTTP
import TranscodableNIO
import TranscodableURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
  import TranscodableStreams
#endif

func sendWithAsyncHTTPClient(_ address: String) async throws {
  var request = HTTPClientRequest(url: address + "/orders")
  request.method = .POST
  try request.setJSON(["customer": JSON.string(""), "count": 0])
  do {
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
    print("ordered", try await response.decode(Order.self).count)
  } catch let answer as UnacceptedResponse {
    print(answer)
    for error in answer.problem?.errors ?? [] { print(" ", error.pointer, error.detail) }
  }
}

func streamWithAsyncHTTPClient(_ address: String) async throws {
  let orders = (1...3).map { Order(customer: "Ada", count: $0) }
  var request = HTTPClientRequest(url: address + "/bulk")
  request.method = .POST
  request.body = .bytes(try JSON.Encoder().encodeLines(orders))
  let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30)).accepted()
  for try await order in response.body.decodedJSON(Order.self) { print("confirmed", order.count) }
}

func sendWithURLSession(_ address: String) async throws {
  guard let url = URL(string: address + "/orders") else { return }
  var request = URLRequest(url: url)
  request.httpMethod = "POST"
  try request.setJSON(Order(customer: "Ada", count: 3))
  let order = try await URLSession.shared.decode(Order.self, for: request)
  print("ordered", order.count)
}

enum BankKeys: APIResponseKeys {
  static let value = "data"
  static let failure = "error"
}

typealias BankResponse<Value: Decodable> = APIResponse<BankKeys, Value, String>

func readEnvelope() throws {
  let text = #"{"data": null, "error": "account closed"}"#
  do {
    print(try JSON.decode(BankResponse<[Order]>.self, from: text).get())
  } catch let failure as APIFailure<String> {
    print(failure.details)
  }
}
