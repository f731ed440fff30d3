/// The names of tables, rows and columns in source code.
extension SourceWriter {
  /// An id as a type name: `kiln-log` becomes `KilnLog`.
  static func typeName(_ id: String) -> String {
    let name = capitalized(id)
    return taken.contains(name) ? name + "Example" : name
  }

  /// The words of an id, each capitalized, as a name that begins with a letter.
  private static func capitalized(_ id: String) -> String {
    let words = id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Table" + name
  }

  /// Type names in generated code, which a table of the same name would shadow, and further names
  /// of the frameworks, which would mislead readers of a listing.
  private static let taken = Set(
    """
    View List Text Section Table TableColumn Item Label Image Button Picker Toggle State Binding HStack \
    VStack ZStack Spacer ForEach TabView ProgressView NavigationLink NavigationStack \
    NavigationSplitView NavigationView EditButton LabeledContent OutlineGroup Form Group Stepper Menu Color \
    Font ScrollView LazyVGrid LazyHGrid LazyVStack LazyHStack Grid GridItem GridRow Toolbar ToolbarItem \
    ToolbarItemPlacement ContentUnavailableView EmptyView LocalizedStringKey ScaledMetric Alignment Angle \
    Axis Edge Visibility Prominence Transferable EditMode Environment ViewBuilder ViewModifier \
    ViewDimensions TableColumnBuilder TableColumnCustomization TableColumnContent TableStyle ListStyle \
    FormStyle PickerStyle TabViewStyle ShapeStyle ButtonRole HorizontalAlignment VerticalAlignment \
    HorizontalEdge AccessibilityTraits RedactionReasons ListSectionSpacing Divider Slider Link Path Shape \
    Circle Rectangle Capsule Animation Namespace Scene Window WindowGroup App Preview Body Content \
    TextField SecureField TextEditor DatePicker ColorPicker Gauge ControlGroup DisclosureGroup Canvas \
    Gradient Material \
    String Int Double Float Bool Set Array Dictionary Optional Character Range Result Error Task Never \
    KeyPath KeyPathComparator SortComparator SortOrder Identifiable Hashable Equatable Comparable Sendable \
    Sequence Collection IndexSet IndexPath Date Data Locale Notification MainActor Self Type Any AnyObject \
    Protocol Void CGFloat NSObject
    """.split(separator: " ").map(String.init))

  /// Distinct property names for `ids`, in their order, that are not among `others`.
  ///
  /// For each property there may be others with the same name and one of `endings`; these are
  /// distinct, too.
  static func propertyNames(
    _ ids: [String], avoiding others: Set<String> = [], endings: [String] = []
  ) -> [String] {
    var seen = others
    // The next number for each name that occurs again.
    var numbers: [String: Int] = [:]
    return ids.map { id in
      let name = propertyName(id)
      var unique = name
      var number = numbers[name] ?? 2
      while !seen.isDisjoint(with: [unique] + endings.map { unique + $0 }) {
        unique = name + "\(number)"
        number += 1
      }
      seen.insert(unique)
      for ending in endings { seen.insert(unique + ending) }
      numbers[name] = number
      return unique
    }
  }

  /// An id as a property name: `kiln-log` becomes `kilnLog`.
  static func propertyName(_ id: String) -> String {
    let name = capitalized(id)
    let property = name.prefix(1).lowercased() + name.dropFirst()
    return reserved.contains(property) ? property + "Value" : property
  }

  /// Keywords of the language, and names that generated code uses for its own parts.
  private static let reserved = Set(
    """
    in is as if do for let var case default class struct enum func init self return where while switch \
    repeat public private internal static import extension protocol operator true false nil else guard \
    throw throws try catch defer break continue super rethrows any some subscript precedence fileprivate \
    open async await Any typealias fallthrough indirect actor macro nonisolated inout associatedtype \
    deinit precedencegroup \
    id title detail text image symbol alternativeText children choice choices order items item body update \
    isOn isDisabled isPlaceholder isExplaining explained isLoading switchedOn closed isOpen query matches \
    titleWidth tileWidth editMode isEditing isInspecting showsAll selectableList coming fresh columns remove insert move take value first \
    sorted
    """.split(separator: " ").map(String.init))
}
