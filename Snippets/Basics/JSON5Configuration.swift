// Decodes a JSON5 configuration file.

import Foundation
import Transcodable

@Codable
struct Server {
  let host: String
  var port = 80
  var timeout = 30.0
}

let decoder = JSON.Decoder()
decoder.allowsJSON5 = true
let server = try decoder.decode(
  Server.self,
  from: Data(
    """
    {
      host: 'example.com',  // comments, single quotes and unquoted keys
      port: 0x1F90,
      timeout: .5,
    }
    """.utf8))
print(server.host, server.port, server.timeout)  // → example.com 8080 0.5
