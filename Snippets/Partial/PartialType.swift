// Shows a value of a type while it is streaming in.
import Transcodable
import TranscodableStreams

@Codable @PartiallyDecodable
struct Recipe {
  let title: String
  let servings: Int
  var steps: [Step] = []
}

@Codable @PartiallyDecodable
struct Step {
  let text: String
}

var decoder = PartialDecoder(Recipe.self)
for piece in [#"{"title": "Panca"#, #"kes", "servings": 4"#, #", "steps": [{"text": "Whi"#] {
  try decoder.append(piece)
  let shown = decoder.partial
  print(shown?.title ?? "", shown?.servings ?? 0, shown?.steps?.map { $0.text ?? "" } ?? [])
}
// → Panca 0 []
// → Pancakes 0 []
// → Pancakes 4 ["Whi"]

try decoder.append(#"sk."}]}"#)
let recipe = try decoder.finish()
print(recipe.steps.count)  // → 1
