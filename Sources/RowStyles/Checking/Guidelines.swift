/// The list of guidelines, in the order of their ids.
package enum Guidelines {
  /// One instance of each guideline.
  package static let all: [any Guideline] = [
    GroupedHasGroup(), GroupHasRow(), GroupedHasNoIndex(), IndexOnPlain(), IndexHasSections(),
    IndexCollation(), IndexTrailing(), StyleOnPlatform(), InsetCompact(), TextFit(),
    MiddleEllipsis(), RowBasic(), RowDetail(), RowSame(), RowCustom(), StandardFirst(), RowLong(),
    AccessorySpace(), InfoNavigates(), NavigationDisclosure(), SelectionFeedback(),
    SelectionPath(), EditMode(), DeleteTitle(), LoadOrder(), LoadNow(), LoadProgress(),
    LiveScroll(), LiveEdge(), LiveJump(), LiveRefresh(), WidthThin(), WidthWide(),
    ColumnHeading(), ColumnPunctuation(), VisibleContext(), ColumnSort(), ColumnResize(),
    ColumnAlternate(), NestedOutline(), TelevisionMask(), WatchCount(), WatchPaging(),
    CollectionInstead(), Localization(), AlternativeText(), HeaderCase(), ListboxControls(),
    SwipeAlternative(), FoldingHeader(), EmptyTable(), UnavailableRow(),
    DragNamed(),
  ]

  /// The guideline with an id.
  package static func guideline(_ id: GuidelineID) -> (any Guideline)? {
    all.first { $0.id == id }
  }

  /// All findings about `table`, in the order of ``all``.
  ///
  /// Published guidelines disagree on how strictly to take some of them, which are warnings;
  /// `isStrict` makes these errors.
  package static func check(_ table: TableSpec, isStrict: Bool = false) -> [Finding] {
    all.flatMap { $0.check(table) }.map { finding in
      guard isStrict, finding.guideline == .indexTrailing, finding.severity == .warning else {
        return finding
      }
      return Finding(
        guideline: finding.guideline, severity: .error, part: finding.part,
        subject: finding.subject, statement: finding.statement, fault: finding.fault,
        note: finding.note)
    }
  }
}
