internal import TranscodableCore

extension PropertyListStandardDecoder: FailurePlacing, TerseDecoder {
  func beginTerse() { document.tersenessDepth += 1 }

  func endTerse() { document.tersenessDepth -= 1 }

  func placed(_ failure: CodingFailure) -> CodingFailure {
    document.place(failure.at(codingPath), entry)
  }
}
