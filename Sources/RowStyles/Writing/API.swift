/// An API that generated source code uses, with the first version of each platform that has it.
///
/// Platforms without it are left out; iPadOS has the versions of iOS.
struct API: Hashable, Sendable {
  /// By platform; a version is the major version times 100 plus the minor one.
  let since: [Platform: Int]

  init(
    iOS: Int? = nil, macOS: Int? = nil, tvOS: Int? = nil, watchOS: Int? = nil, visionOS: Int? = nil
  ) {
    var since: [Platform: Int] = [:]
    since[.iOS] = iOS
    since[.iPadOS] = iOS
    since[.macOS] = macOS
    since[.tvOS] = tvOS
    since[.watchOS] = watchOS
    since[.visionOS] = visionOS
    self.since = since
  }

  static let list = API(iOS: 1300, macOS: 1015, tvOS: 1300, watchOS: 600, visionOS: 100)
  static let severalRows = API(iOS: 1300, macOS: 1015, tvOS: 1300, visionOS: 100)
  static let oneRow = API(iOS: 1300, macOS: 1015, tvOS: 1300, watchOS: 1000, visionOS: 100)
  /// The button that stands for pulling a list down, with the task that it starts.
  static let refreshButton = API(macOS: 1200, tvOS: 1500)
  static let navigationStack = API(iOS: 1600, macOS: 1300, tvOS: 1600, watchOS: 900, visionOS: 100)
  static let foregroundStyle = API(iOS: 1500, macOS: 1200, tvOS: 1500, watchOS: 800, visionOS: 100)
  static let label = API(iOS: 1400, macOS: 1100, tvOS: 1400, watchOS: 700, visionOS: 100)
  static let labeledContent = API(iOS: 1600, macOS: 1300, tvOS: 1600, watchOS: 900, visionOS: 100)
  static let dragging = API(iOS: 1600, macOS: 1300, visionOS: 100)
  static let grid = API(iOS: 1400, macOS: 1100, tvOS: 1400, watchOS: 700, visionOS: 100)
  static let badge = API(iOS: 1500, macOS: 1200, visionOS: 100)
  static let swipeActions = API(iOS: 1500, macOS: 1200, watchOS: 800, visionOS: 100)
  static let alert = API(iOS: 1500, macOS: 1200, tvOS: 1500, watchOS: 800, visionOS: 100)
  static let bottomBar = API(iOS: 1400, watchOS: 1000, visionOS: 100)
  static let editButton = API(iOS: 1300, visionOS: 100)
  static let editMode = API(iOS: 1300, tvOS: 1300, visionOS: 100)
  static let refreshable = API(iOS: 1500, macOS: 1200, tvOS: 1500, watchOS: 800, visionOS: 100)
  static let table = API(iOS: 1600, macOS: 1200, visionOS: 100)
  static let outline = API(iOS: 1400, macOS: 1100, visionOS: 100)
  static let outlineTable = API(iOS: 1700, macOS: 1400, visionOS: 100)
  static let menuPicker = API(iOS: 1400, macOS: 1100, tvOS: 1700, visionOS: 100)
  static let inlinePicker = API(iOS: 1500, macOS: 1200, tvOS: 1500, watchOS: 800, visionOS: 100)
  static let preview = API(iOS: 1700, macOS: 1400, tvOS: 1700, watchOS: 1000, visionOS: 100)
  static let verticalPage = API(watchOS: 1000)
  static let contextMenu = API(iOS: 1300, macOS: 1015, tvOS: 1400, visionOS: 100)
  static let selectionMenu = API(iOS: 1600, macOS: 1300, tvOS: 1600, visionOS: 100)
  static let expandableSection = API(iOS: 1700, macOS: 1400, visionOS: 100)
  static let headerProminence = API(
    iOS: 1500, macOS: 1200, tvOS: 1500, watchOS: 800, visionOS: 100)
  static let sectionSpacing = API(iOS: 1700, watchOS: 1000, visionOS: 100)
  static let rowSeparator = API(iOS: 1500, macOS: 1300, visionOS: 100)
  static let separatorGuide = API(iOS: 1600, macOS: 1300, visionOS: 100)
  static let searchable = API(iOS: 1500, macOS: 1200, tvOS: 1500, watchOS: 800, visionOS: 100)
  static let unavailable = API(iOS: 1700, macOS: 1400, tvOS: 1700, watchOS: 1000, visionOS: 100)
  static let redacted = API(iOS: 1400, macOS: 1100, tvOS: 1400, watchOS: 700, visionOS: 100)
  static let localized = API(iOS: 1500, macOS: 1200, tvOS: 1500, watchOS: 800, visionOS: 100)
  static let columnCustomization = API(iOS: 1700, macOS: 1400, visionOS: 100)
  static let inspector = API(iOS: 1700, macOS: 1400)
  static let borderedTable = API(macOS: 1200)

  /// The symbols that came after the first ones, by the version of iOS.
  private static let laterSymbols: [String: Int] = [
    "bicycle": 1400, "car": 1301, "cup.and.saucer": 1500, "drop": 1400, "ferry": 1500,
    "key": 1400, "leaf": 1400, "line.3.horizontal": 1500, "mountain.2": 1601,
    "shippingbox": 1400, "tram": 1400, "tree": 1601,
  ]

  /// The API that the symbol `name` needs; nil for a symbol of the first set, or an unknown one.
  static func symbol(_ name: String) -> API? {
    switch laterSymbols[name] {
    case 1301?: API(iOS: 1301, macOS: 1100, tvOS: 1300, watchOS: 600, visionOS: 100)
    case 1400?: API(iOS: 1400, macOS: 1100, tvOS: 1400, watchOS: 700, visionOS: 100)
    case 1500?: API(iOS: 1500, macOS: 1200, tvOS: 1500, watchOS: 800, visionOS: 100)
    case 1601?: API(iOS: 1601, macOS: 1300, tvOS: 1601, watchOS: 901, visionOS: 100)
    case _: nil
    }
  }

  /// The APIs that the symbols of a table need.
  static func symbols(of table: TableSpec) -> [API] {
    table.everyRow.compactMap { row in
      if case .symbol(let name)? = row.image?.source { symbol(name) } else { nil }
    }
  }

  /// Whether all `platforms` have the API.
  func isEverywhere(on platforms: [Platform]) -> Bool { platforms.allSatisfy { since[$0] != nil } }

  /// The `#if` condition for the platforms that have the API, in a fixed order.
  var condition: String {
    let names: [(Platform, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.visionOS, "visionOS"),
      (.watchOS, "watchOS"),
    ]
    return names.filter { since[$0.0] != nil }.map { "os(\($0.1))" }.joined(separator: " || ")
  }

  /// The availability attribute for code that uses `uses` on `platforms`.
  static func attribute(for uses: [API], on platforms: [Platform]) -> String {
    let names: [(Platform, String)] = [
      (.iOS, "iOS"), (.iPadOS, "iOS"), (.macOS, "macOS"), (.tvOS, "tvOS"),
      (.visionOS, "visionOS"), (.watchOS, "watchOS"),
    ]
    var parts: [String] = []
    for (platform, name) in names where platforms.contains(platform) {
      let version = uses.compactMap { $0.since[platform] }.max() ?? 100
      let minor = version % 100 == 0 ? "" : ".\(version % 100)"
      let part = "\(name) \(version / 100)\(minor)"
      if !parts.contains(part) { parts.append(part) }
    }
    return "@available(\((parts + ["*"]).joined(separator: ", ")))"
  }
}
