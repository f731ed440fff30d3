import TextBasics

extension Segment {
  /// The text without the words of pictures in it; empty where it is nothing but these.
  var textWithoutPictures: String {
    guard hasMarkup, kind != .cell else { return text }
    let content = content
    var hasPictures = false
    content.walk { inline in
      switch inline {
      case .image: hasPictures = true
      case .element(let element, _): hasPictures = hasPictures || element.name == "img"
      default: break
      }
    }
    return hasPictures ? content.text(.shown) : text
  }

  /// The text as the title of a page, to which a picture beside its words adds none.
  package var titleText: String {
    let bare = textWithoutPictures.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return bare.isEmpty ? text : bare
  }
}
