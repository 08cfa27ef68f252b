import Logging
import Transcodable
import TranscodableLogging

@main
struct WithLogging {
  static func main() throws {
    do {
      _ = try JSON.Decoder().decode([Int].self, from: "[1, true]")
      preconditionFailure("An invalid document was decoded.")
    } catch let error as DecodingError {
      precondition("\(Logger.MetadataValue.failure(CodingFailure(error)))".contains("/1"))
    }
  }
}
