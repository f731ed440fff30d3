// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  // What is unsafe differs by system, and Linux is the one where every warning was seen.
  .treatAllWarnings(as: .error, .when(platforms: [.linux])),
]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}

/// The commit and its date, of a release.
let origin = Context.environment["HIG_NOTES_BUILD"]

/// libFuzzer brings its own driver.
let driver = Context.environment["FUZZ"] == nil ? [] : ["main.swift"]

let package = Package(
  name: "hig-notes",
  // Spans and arrays of a fixed size came with the standard library of that system.
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "hig-notes", targets: ["hig-notes"]),
    .library(name: "Bitext", targets: ["Bitext"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CPlatform"),
    .target(
      name: "CBuild", cSettings: origin.map { [.define("HIG_NOTES_BUILD", to: "\"\($0)\"")] }),
    .target(name: "CTemplates"),
    .target(name: "CDictionary", exclude: ["dictionary.bin", "make", "LICENSE"]),
    .target(name: "CFont", exclude: ["font.bin", "make", "LICENSE"]),
    .target(name: "CLibrary", swiftSettings: strict),
    .target(name: "TextBasics", swiftSettings: strict),
    .target(name: "Notation", dependencies: ["CYaml", "TextBasics"], swiftSettings: strict),
    .target(
      name: "Bitext",
      dependencies: ["CCmark", "CDictionary", "CLibrary", "CPlatform", "Notation", "TextBasics"],
      swiftSettings: strict),
    .target(name: "RowStyles", dependencies: ["Notation", "TextBasics"], swiftSettings: strict),
    .target(
      name: "SiteBuilder",
      dependencies: [
        "Bitext", "RowStyles", "Notation", "TextBasics", "CFont", "CLibrary", "CPlatform",
        "CTemplates",
      ],
      swiftSettings: strict),
    .target(
      name: "PreviewServer",
      dependencies: ["Bitext", "CLibrary", "CPlatform", "SiteBuilder"] + nio, swiftSettings: strict),
    .executableTarget(
      name: "hig-notes",
      dependencies: [
        "Bitext", "RowStyles", "Notation", "CBuild", "CLibrary", "SiteBuilder", "PreviewServer",
        argumentParser,
      ],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["CLibrary"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "align-bench", dependencies: ["Bitext", "TextBasics"], swiftSettings: strict),
    .target(name: "BrowserDriver", dependencies: ["CLibrary"], swiftSettings: strict),
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
    .executableTarget(
      name: "fuzz",
      dependencies: ["Bitext", "RowStyles", "SiteBuilder", "PreviewServer", "TestSupport"],
      path: "Tests/Fuzz", exclude: ["Corpus", "run", "markdown.dict"] + driver,
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
