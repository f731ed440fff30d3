/// Searching the rows of a table.
struct UIKitSearch: UIKitPart {
  let code: CodeSubject

  func writeFilter(_ body: inout SourceWriter) {
    guard table.search != nil else { return }
    body.line()
    body.block("private func isFound(_ id: String) -> Bool") { body in
      body.line("guard let item = items.first(where: { $0.id == id }) else { return false }")
      body.line("return query.isEmpty || item.title.localizedStandardContains(query)")
      body.line("  || item.detail?.localizedStandardContains(query) == true")
    }
  }

  /// Writes the conformance with which the search field reports its text.
  func writeUpdating(_ platforms: [Platform], _ since: API, _ out: inout SourceWriter) {
    guard table.search != nil, isTouch else { return }
    out.line()
    beginTouch(&out)
    out.line(API.attribute(for: [since], on: platforms.filter { $0 != .tvOS }))
    out.block("extension \(name)Controller: UISearchResultsUpdating") { out in
      out.block("func updateSearchResults(for searchController: UISearchController)") { out in
        out.line("query = searchController.searchBar.text ?? \"\"")
        out.line("show()")
      }
    }
    endTouch(&out)
  }
}
