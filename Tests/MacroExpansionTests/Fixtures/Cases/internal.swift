import Transcodable

@Codable
struct CasePicture {
  let url: String
}

@Codable(tagging: .internal("type"))
enum CaseBlock {
  @CodingPayload("content") case text(String)
  @CodingPayload(["id": "ID", "_1": "minutes"]) case wait(id: Int, Int)
  case picture(CasePicture)
  case rule
}

@Codable(tagging: .internal("meta.kind"))
enum CaseOperation {
  @CodingTag("load", 1, 5...9) case load(name: String)
  @CodingTag(true) case confirmed
  case picture(CasePicture)
}
