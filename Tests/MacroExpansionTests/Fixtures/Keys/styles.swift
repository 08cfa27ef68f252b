import Transcodable

@Codable(keys: .useNames) struct UseNames { let imageURL: Int }
@Codable(keys: .camelCase) struct CamelCase { let imageURL, URLSession, image_url: Int }
@Codable(keys: .pascalCase) struct PascalCase { let imageURL, name: Int }
@Codable(keys: .snakeCase)
struct SnakeCase {
  let imageURL, version4Thing, userIDs, URLsToVisit, iOSVersion, utf8String, _private, a, aB: Int
  let isHTTPS, x1y2, `with spaces`, already_snake, SHOUTED, éclairÀLaCarte: Int
}
@Codable(keys: .screamingSnakeCase) struct ScreamingSnakeCase { let imageURL: Int }
@Codable(keys: .kebabCase) struct KebabCase { let imageURL: Int }
@Codable(keys: .screamingKebabCase) struct ScreamingKebabCase { let imageURL: Int }
@Codable(keys: .trainCase) struct TrainCase { let imageURL, contentType: Int }
@Codable(keys: .camelSnakeCase) struct CamelSnakeCase { let imageURL, contentType: Int }
@Codable(keys: .flatCase) struct FlatCase { let imageURL: Int }
@Codable(keys: .upperCase) struct UpperCase { let imageURL: Int }
@Codable(keys: CodingKeyStyle.snakeCase) struct Qualified { let imageURL: Int }
