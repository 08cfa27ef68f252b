import Transcodable

enum Service {
  @Codable struct Answer {
    let body: Self.Body?
    let list: [Self.Body]

    @Codable struct Body { let x: Int }
  }

  @Codable enum Event {
    case started(Self.Payload), ended

    @Codable struct Payload { let x: Int }
  }
}

@Codable enum RawLabels {
  case plain(`e f`: Int, `in`: Int, `default`: Int)
}
