import Transcodable

nonisolated enum SiblingCatalog {
  @Codable nonisolated struct Item { let id: Int }

  @Codable nonisolated struct Page {
    @CodableModified(.sorted(by: \Item.id)) var items: [Item]
    @CodableValidated(where: { (items: [Item]) in !items.isEmpty }) var others: [Item]
  }
}
