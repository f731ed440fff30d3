extension ExchangeJSON {
  static let schemaID = "urn:hig-notes:bitext:1"

  /// The JSON Schema (draft 2020-12) of the JSON export.
  package static let schema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "\(schemaID)",
      "title": "A bitext",
      "type": "object",
      "required": ["$schema", "languages", "units"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"const": "\(schemaID)"},
        "languages": {
          "description": "BCP 47 tags; the first is the original's.",
          "type": "array", "minItems": 1, "uniqueItems": true, "items": {"$ref": "#/$defs/tag"}
        },
        "units": {"type": "array", "items": {"$ref": "#/$defs/unit"}}
      },
      "$defs": {
        "tag": {"type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"},
        "unit": {
          "type": "object",
          "required": ["topic", "id", "renderings"],
          "additionalProperties": false,
          "properties": {
            "topic": {"description": "The topic's slug.", "type": "string"},
            "id": {"description": "Unique in its topic.", "type": "string"},
            "section": {"description": "The heading above.", "type": "string"},
            "renderings": {
              "description": "At most one per language, in the order of the languages.",
              "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/rendering"}
            },
            "others": {
              "description": "What further sources have for the unit.",
              "type": "array", "items": {"$ref": "#/$defs/rendering"}
            }
          }
        },
        "rendering": {
          "type": "object",
          "required": [
            "language", "text", "markdown", "kind", "source", "line", "confidence", "state"
          ],
          "additionalProperties": false,
          "properties": {
            "language": {"$ref": "#/$defs/tag"},
            "text": {"description": "Without markup.", "type": "string"},
            "markdown": {"type": "string"},
            "kind": {
              "enum": [
                "heading", "paragraph", "item", "quote", "cell", "caption", "image", "html",
                "frontmatter", "title", "description", "picture-text", "table-text", "site-title",
                "topic-title", "glossary-note"
              ]
            },
            "source": {"description": "The path of the file.", "type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "confidence": {"type": "number", "minimum": 0, "maximum": 1},
            "state": {
              "enum": [
                "original", "extra", "low-confidence", "unreviewed", "out-of-date", "current"
              ]
            },
            "translatedFrom": {
              "description": "The original as it was translated, where it has changed since.",
              "type": "string"
            }
          }
        }
      }
    }

    """
}
