import TextBasics

extension Segment {
  /// The text without the words of pictures in it; empty where it is nothing but these.
  var textWithoutPictures: String {
    guard hasMarkup, kind != .cell else { return text }
    return Self.textWithoutPictures(of: content) ?? text
  }

  /// Nil where the text has no pictures.
  private static func textWithoutPictures(of content: [Inline]) -> String? {
    var hasPictures = false
    content.walk { inline in
      switch inline {
      case .image: hasPictures = true
      case .element(let element, _): hasPictures = hasPictures || element.name == "img"
      default: break
      }
    }
    return hasPictures ? content.text(.shown) : nil
  }

  /// The text as the title of a page, to which a picture or a small remark beside its words adds
  /// none, such as the badge with a version.
  package var titleText: String {
    var title = textWithoutPictures
    if hasMarkup, kind != .cell {
      let own = content.filter {
        if case .element(let element, _) = $0 { element.name != "small" } else { true }
      }
      if own.count < content.count {
        title = Self.textWithoutPictures(of: own) ?? own.text(.shown)
      }
    }
    let bare = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return bare.isEmpty ? text : bare
  }
}
