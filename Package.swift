// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

/// libFuzzer's driver needs an option of the toolchain, so it is only built on request.
let fuzzing: [Target] =
  Context.environment["FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "fuzz", dependencies: ["Bitext", "RowStyles", "SiteBuilder", "PreviewServer"],
      path: "Tests/Fuzz", exclude: ["Corpus", "run", "markdown.dict"], swiftSettings: strict)
  ]

let package = Package(
  name: "hig-notes",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "hig-notes", targets: ["hig-notes"]),
    .library(name: "Bitext", targets: ["Bitext"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "CLinux"),
    .target(name: "CTemplates"),
    .target(name: "TextBasics", swiftSettings: strict),
    .target(name: "Notation", dependencies: ["TextBasics", yams], swiftSettings: strict),
    .target(
      name: "Bitext", dependencies: ["CCmark", "CLinux", "Notation", "TextBasics"],
      swiftSettings: strict),
    .target(name: "RowStyles", dependencies: ["Notation", "TextBasics"], swiftSettings: strict),
    .target(
      name: "SiteBuilder",
      dependencies: ["Bitext", "RowStyles", "Notation", "TextBasics", "CTemplates", mustache],
      swiftSettings: strict),
    .target(
      name: "PreviewServer", dependencies: ["Bitext", "SiteBuilder"] + nio, swiftSettings: strict),
    .executableTarget(
      name: "hig-notes",
      dependencies: [
        "Bitext", "RowStyles", "Notation", "SiteBuilder", "PreviewServer", argumentParser,
      ],
      swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(name: "align-bench", dependencies: ["Bitext"], swiftSettings: strict),
    .target(name: "BrowserDriver", swiftSettings: strict),
    .executableTarget(
      name: "site-bench", dependencies: ["BrowserDriver", "CCmark", argumentParser],
      swiftSettings: strict),
    .testTarget(
      name: "TextBasicsTests", dependencies: ["TextBasics", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "NotationTests", dependencies: ["Notation", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BitextTests", dependencies: ["Bitext", "TestSupport", "TextBasics"],
      swiftSettings: strict),
    .testTarget(
      name: "RowStylesTests", dependencies: ["RowStyles", "TestSupport", "TextBasics"],
      exclude: ["StandIns"],
      swiftSettings: strict),
    .testTarget(
      name: "SiteBuilderTests", dependencies: ["SiteBuilder", "TestSupport", "TextBasics"],
      swiftSettings: strict),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: ["hig-notes", "PreviewServer", "SiteBuilder", "Bitext", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["hig-notes", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BrowserTests",
      dependencies: ["hig-notes", "BrowserDriver", "RowStyles", "TestSupport"],
      swiftSettings: strict),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)
