import Bitext
import SiteBuilder

/// The places in the sources of the parts of a page.
struct EditMarks {
  struct Mark: Hashable {
    let language: Language
    let path: String
    /// The line, from 1.
    let line: Int
  }

  /// The places by the ids of the page's elements, in the order of the text.
  private(set) var marks: [(id: String, marks: [Mark])] = []

  init(of page: Page, in corpus: Corpus) {
    switch page {
    case .edition(let topic, let edition):
      add(corpus[topic], document: corpus[topic].editions[edition].document)
    case .fallback(let topic, _):
      let edition = corpus[topic].editions.first
      if let edition { add(corpus[topic], document: edition.document) }
    case .parallel(let topic, _): add(corpus[topic], document: nil)
    case .home, .index: if let home = corpus.home { add(home, document: nil) }
    case .glossary, .gallery, .guidelines, .listings, .desk, .redirect, .notFound: break
    }
  }

  private mutating func add(_ topic: Topic, document: Int?) {
    for unit in topic.units {
      let variants = unit.variants.filter { document == nil || $0.document == document }
      let marks = variants.map { variant in
        let document = topic.documents[variant.document]
        let line = document.segments[variant.segments[0]].lines.lowerBound
        return Mark(language: variant.language, path: document.source.path, line: line)
      }
      if !marks.isEmpty { self.marks.append((unit.id, marks)) }
    }
  }

  /// `{"<id>": [["ko", "tables/ko.md", 12], …], …}`.
  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      for (id, marks) in marks {
        json.key(id)
        json.array { json in
          for mark in marks {
            json.array { json in
              json.value(mark.language.tag)
              json.value(mark.path)
              json.value(mark.line)
            }
          }
        }
      }
    }
    return json.bytes
  }
}
