// The values of the forms and TOML documents that `Peers/compare-formats` creates. The programs with
// other Swift packages contain a copy of this file.

struct Login: Codable {
  var name: String
  var email: String
  var age: Int
  var remember: Bool
}

struct Profile: Codable {
  var firstName: String
  var lastName: String
  var email: String
  var phone: String
  var street: String
  var city: String
  var postalCode: String
  var country: String
  var company: String
  var position: String
  var website: String
  var about: String
  var language: String
  var timeZone: String
  var currency: String
  var birthYear: Int
  var heightInMillimeters: Int
  var loginCount: Int
  var rating: Double
  var latitude: Double
  var longitude: Double
  var isActive: Bool
  var isPublic: Bool
  var receivesNews: Bool
}

struct Orders: Codable {
  struct Order: Codable {
    struct Address: Codable {
      var street: String
      var city: String
    }

    var code: String
    var count: Int
    var price: Double
    var isGift: Bool
    var address: Address
  }

  var orders: [Order]
}

struct Configuration: Codable {
  struct Owner: Codable {
    var name: String
    var email: String
  }

  struct Database: Codable {
    var enabled: Bool
    var ports: [Int]
    var temperatures: [String: Double]
  }

  struct Server: Codable {
    struct Limits: Codable {
      var connections: Int
      var timeout: Double
    }

    var name: String
    var address: String
    var role: String
    var port: Int
    var weight: Double
    var enabled: Bool
    var tags: [String]
    var limits: Limits
  }

  var title: String
  var owner: Owner
  var database: Database
  var servers: [Server]
}
