// Validates a document against a JSON Schema, and adapts the schema to a language model.

import Transcodable
import TranscodableSchema

let schema = try JSON.Schema(
  parsing: """
    {"type": "object", "required": ["query"],
     "properties": {
       "query": {"type": "string", "minLength": 1, "description": "The text to search for."},
       "limit": {"type": "integer", "maximum": 50}},
     "additionalProperties": false}
    """)

// Compile once and share.
let validator = try JSON.SchemaValidator(schema)
let request = """
  {"query": "",
   "limit": 7.5}
  """
for failure in try validator.failures(parsing: request) { print(failure) }
// → line 1, column 11: /query has 0 characters, fewer than 1 (#/properties/query/minLength)
// → line 2, column 11: /limit is a number with a fraction where an integer is required (#/properties/limit/type)
print(validator.isValid(["query": "swift", "limit": 10]))  // → true

// Adapt the schema to a provider, and list the changes.
let tool = try schema.adapted(to: .openAIStrict)
print(tool.schema.json["required"]?.description ?? "none")  // → ["query","limit"]
for change in tool.changes { print(change) }
// → #/properties/query/minLength: the rule minLength: 1 (lost)
// → #/properties/limit: an optional property became nullable
print(JSON.Schema.Profile.openAIStrict.check(tool.schema).isEmpty)  // → true
