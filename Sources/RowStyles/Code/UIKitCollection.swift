/// The controller of a collection in UIKit: pictures with their texts below them.
struct UIKitCollection: UIKitPart {
  let code: CodeSubject

  func write() -> String {
    var out = SourceWriter()
    let since = API(iOS: 1500, tvOS: 1500, visionOS: 100)
    let platforms = table.platforms.filter { since.since[$0] != nil }
    out.line("import UIKit")
    out.line()
    out.block("private struct \(name)Item") { out in
      out.line("let id: String")
      out.line("let title: String")
      out.line("var image: String?")
      out.line("var alternativeText: String?")
    }
    out.line()
    out.line(API.attribute(for: [since], on: platforms))
    out.block("final class \(name)Controller: UICollectionViewController") { out in
      writeController(&out)
    }
    out.line()
    out.line(API.attribute(for: [since], on: platforms))
    out.block("private final class \(name)Cell: UICollectionViewCell") { writeCell(&$0) }
    writePreview(platforms, since, &out)
    return out.text
  }

  private func writeController(_ body: inout SourceWriter) {
    body.line("private let items: [\(name)Item] = [")
    body.indented { body in for row in rows { body.line("\(item(row)),") } }
    body.line("]")
    body.line()
    body.line("private lazy var source = UICollectionViewDiffableDataSource<String, String>(")
    body.line("  collectionView: collectionView")
    body.line(") { [weak self] view, path, id in")
    body.indented { body in
      body.line("let cell = view.dequeueReusableCell(withReuseIdentifier: \"tile\", for: path)")
      body.line("let item = self?.items.first { $0.id == id }")
      body.line("let picture = \(image("item?.image", of: "id"))")
      body.line("(cell as? \(name)Cell)?.show(item?.title, picture, item?.alternativeText)")
      body.line("return cell")
    }
    body.line("}")
    body.line()
    body.block("init()") { body in
      body.line("let layout = UICollectionViewCompositionalLayout { _, environment in")
      body.indented { writeLayout(&$0) }
      body.line("}")
      body.line("super.init(collectionViewLayout: layout)")
    }
    body.line()
    body.refuseCoder()
    body.line()
    body.block("override func viewDidLoad()") { body in
      body.line("super.viewDidLoad()")
      body.line("title = \(text(table.label))")
      body.line(
        "collectionView.register(\(name)Cell.self, forCellWithReuseIdentifier: \"tile\")")
      body.line("var snapshot = NSDiffableDataSourceSnapshot<String, String>()")
      for section in table.sections {
        let id = SourceWriter.literal(section.id)
        let ids = section.rows.map { SourceWriter.literal($0.id) }.joined(separator: ", ")
        body.line("snapshot.appendSections([\(id)])")
        body.line("snapshot.appendItems([\(ids)], toSection: \(id))")
      }
      body.line("source.apply(snapshot, animatingDifferences: false)")
    }
  }

  /// Writes a layout with as many columns as fit, and tiles as tall as their content.
  private func writeLayout(_ body: inout SourceWriter) {
    body.line(
      "let columns = max(1, (environment.container.effectiveContentSize.width / 160).rounded(.down))"
    )
    body.line("let tile = NSCollectionLayoutItem(")
    body.line("  layoutSize: NSCollectionLayoutSize(")
    body.line(
      "    widthDimension: .fractionalWidth(1 / columns), heightDimension: .estimated(180)))")
    body.line("let line = NSCollectionLayoutGroup.horizontal(")
    body.line("  layoutSize: NSCollectionLayoutSize(")
    body.line("    widthDimension: .fractionalWidth(1), heightDimension: .estimated(180)),")
    body.line("  subitems: [tile])")
    body.line("return NSCollectionLayoutSection(group: line)")
  }

  private func writeCell(_ body: inout SourceWriter) {
    body.line("private let image = UIImageView()")
    body.line("private let label = UILabel()")
    body.line()
    body.block("override init(frame: CGRect)") { body in
      body.line("super.init(frame: frame)")
      body.line("image.contentMode = .scaleAspectFit")
      body.line("image.isAccessibilityElement = true")
      body.line("label.numberOfLines = 0")
      body.line("label.font = .preferredFont(forTextStyle: .body)")
      body.line("label.adjustsFontForContentSizeCategory = true")
      body.line("let stack = UIStackView(arrangedSubviews: [image, label])")
      body.line("stack.axis = .vertical")
      body.line("stack.translatesAutoresizingMaskIntoConstraints = false")
      body.line("contentView.addSubview(stack)")
      body.line("let margins = contentView.layoutMarginsGuide")
      body.line("NSLayoutConstraint.activate([")
      for edge in ["leading", "trailing", "top", "bottom"] {
        body.line("  stack.\(edge)Anchor.constraint(equalTo: margins.\(edge)Anchor),")
      }
      body.line("])")
    }
    body.line()
    body.refuseCoder()
    body.line()
    body.block("func show(_ title: String?, _ picture: UIImage?, _ alternativeText: String?)") {
      body in
      body.line("label.text = title")
      body.line("image.image = picture")
      body.line("image.accessibilityLabel = alternativeText ?? title")
    }
  }

  private func item(_ row: Row) -> String {
    var fields = ["id: \(SourceWriter.literal(row.id))", "title: \(text(row.title))"]
    switch row.image?.source {
    case .symbol(let name)?, .asset(let name)?:
      fields.append("image: \(SourceWriter.literal(name))")
    case nil: break
    }
    if let alt = row.image?.alt { fields.append("alternativeText: \(text(alt))") }
    return "\(name)Item(\(fields.joined(separator: ", ")))"
  }
}
