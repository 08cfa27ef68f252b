import Foundation
import Logging
import Transcodable
import TranscodableLogging

func logFailures(_ logger: Logger) {
  let text = #"{"customer": "", "count": "three"}"#
  do {
    _ = try JSON.decodeCollecting(Order.self, from: text)
  } catch {
    logger.notice("order refused", metadata: ["failures": .failures(error)])
  }
}
