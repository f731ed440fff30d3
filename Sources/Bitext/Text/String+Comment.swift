extension String {
  /// The text as Markdown that shows it as it is, on one line, in a comment or an issue of a forge.
  var inComment: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A name after it would be told of the comment.
      case "@": escaped += "&#64;"
      case "#": escaped += "&#35;"
      case ":": escaped += "&#58;"
      case "\n", "\r": escaped += " "
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "$": escaped += "\\" + String(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension String {
  /// The text as code in a row of a table in a comment; it may be the name of a stranger's file.
  var inCodeOfComment: String {
    let isPlain = unicodeScalars.allSatisfy { !["`", "|", "\n", "\r"].contains($0) }
    return isPlain ? "`\(self)`" : "<code>\(inComment)</code>"
  }
}
