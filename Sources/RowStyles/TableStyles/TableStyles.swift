extension TableStyle {
  /// The names, platforms and code of the style.
  var kind: any TableStyleKind {
    switch self {
    case .automatic: AutomaticStyle()
    case .plain: PlainStyle()
    case .grouped: GroupedStyle()
    case .insetGrouped: InsetGroupedStyle()
    case .inset: InsetStyle()
    case .form: FormStyle()
    case .sidebar: SidebarStyle()
    case .bordered: BorderedStyle()
    case .elliptical: EllipticalStyle()
    case .carousel: CarouselStyle()
    }
  }

  /// Whether rows stand in groups with a header and a footer; their headers do not float.
  package var isGrouped: Bool { kind.isGrouped }

  /// The platforms on which any of the three frameworks offers the style.
  package var platforms: [Platform] { kind.platforms }
}
