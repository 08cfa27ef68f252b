import Transcodable

enum Catalog {
  @Codable struct Item { let id: Int }

  @Codable struct Page {
    @CodableModified(.sorted(by: \Item.id)) var items: [Item]
    @CodableValidated(where: { (items: [Item]) in !items.isEmpty }) var others: [Item]
  }
}
