import Testing

@testable import Bitext

@Suite struct PathKeyTests {
  @Test(
    arguments: [
      ["tables/en.md", "tables/ko.md", "tables/ja-JP.md"],
      ["tables.md", "tables.ko.md", "tables.ja.txt", "tables_kr.md", "tables-ja.markdown"],
      ["tables.md", "tables.ko-KR.md", "tables.ja-jp.md", "tables_ja_JP.md", "tables-en-US.md"],
      ["tables.md", "tables_ko_final.md", "tables.ja.old.md", "tables-en-draft.md"],
      ["tables_en_2.md", "tables_ko_2.md", "tables_ja_2.md"],
      ["tables_en v2.md", "tables_kr v2.md"], ["tables.ko-(1).md", "tables.en-(1).md"],
      ["en/tables.md", "ko/tables.md", "한국어/tables.md", "Japanese/Tables.md"],
      ["docs/en/views/tables.md", "docs/ko/views/tables.md", "docs/views/tables.ja.md"],
      ["README.md", "README.ko.md", "ja/readme.md", "ko/README.md"],
      ["Greenhouse (English).md", "Greenhouse (Korean).md", "[日本語] Greenhouse.md"],
      ["온실(영문).md", "온실(국문).md", "(JP) 온실.md", "【한국어】온실.md"],
      ["Install-Guide.md", "Install-Guide-(한국어).md", "(EN)_Install-Guide.md"],
      ["parts/_index.md", "parts/_index.ko.md", "ja/parts/_index.md"],
      ["tables/README.md", "tables/README.ko.md"],
      [
        "content/tables.md", "content.ja/tables.md", "content.ko/tables.md", "content.en/tables.md",
      ],
      ["source/a/tables.md", "source_ko/a/tables.md", "source-ja/a/tables.md"],
      ["shelf/tables.md", "shelf_ko/tables.md", "shelf-ja/tables.md", "shelf-ko-KR/tables.md"],
      ["docs/tables.md", "docs-japanese/tables.md", "docs_한국어/tables.md", "korean-docs/tables.md"],
      ["content/tables.md", "content.zh-Hans/tables.md", "content.kr/tables.md"],
      ["Kit.docc/tables.md", "Kit.docc/ko.lproj/tables.md"],
      ["docs/tables.md", "i18n/ko/docs/tables.md", "translations/ja/docs/tables.md"],
      [
        "docs/a/tables.md", "i18n/ko/docusaurus-plugin-content-docs/current/a/tables.md",
        "i18n/ja/docusaurus-plugin-content-docs/current/a/tables.md",
      ],
      [
        "site/versioned_docs/version-1.0/tables.md",
        "site/i18n/ko/docusaurus-plugin-content-docs/version-1.0/tables.md",
      ],
      ["blog/tables.md", "i18n/ko/docusaurus-plugin-content-blog/tables.md"],
      ["src/pages/tables.md", "i18n/ko/docusaurus-plugin-content-pages/tables.md"],
      ["parts/tables.md", "i18n/ko/docusaurus-plugin-content-docs-parts/current/tables.md"],
      [
        "parts_versioned_docs/version-2/tables.md",
        "i18n/ko/docusaurus-plugin-content-docs-parts/version-2/tables.md",
      ],
    ])
  func `one topic in the layouts of translators has one key`(paths: [String]) {
    let keys = Set(paths.map { PathKey(path: $0).key })
    #expect(keys.count == 1, "\(keys)")
  }

  @Test(
    arguments: zip(
      [
        "tables/en.md", "tables.ko.md", "ko-KR/tables.md", "how-to-do-it.md", "Notes.v2.md",
        "a/it.md", "tables.zh-CN.md", "tables-ko-ui.md", "how-to-do.it-no.md", "ko-KR.md",
        "tables.french.md", "README_CH.md", "guide.brazilian-portuguese.md", "guide-zh-CN.md",
        "how-to-learn-french.md", "README_IT.md", "design/polish.md", "polish/tables.md",
        "v1.2-french.md", "tables_german.md", "tables.cn.md", "tables_old.md", "step-2.md",
        "tables_ko_2024.md", "how-it-2.md",
      ],
      [
        "en", "ko", "ko", nil, nil, "it", "zh", nil, "it", "ko", "fr", "zh", "pt", "zh", nil, nil,
        nil, nil, nil, "de", "zh", nil, nil, nil, nil,
      ]))
  func `a path names a language only where it surely does`(path: String, tag: String?) {
    #expect(PathKey(path: path).language?.tag == tag)
  }

  @Test(arguments: [
    "learn-japanese/rows.md", "example.de/rows.md", "example.jp/rows.md", "north-korean/rows.md",
    "how-to-it/rows.md", "비즈니스-영어/rows.md", "초급_일본어/rows.md", "v1.2/rows.md", "made-in/rows.md",
    "i18n/rows.md", "translations/rows.md", "docusaurus-plugin-content-docs/current/rows.md",
  ])
  func `a folder whose name only holds the word of a language stays`(path: String) {
    let key = PathKey(path: path)
    #expect(key.language == nil)
    #expect(key.key == path.dropLast(3).lowercased())
  }

  @Test func `the README of a list of translations is not that of the top`() {
    #expect(PathKey(path: "translations/ko/README.md").key == "translations/readme")
    #expect(PathKey(path: "translations/ko/README.md").language == .korean)
  }

  @Test func `different subjects keep different keys`() {
    let paths = [
      "tables/en.md", "lists/en.md", "views/tables/en.md", "tables-and-lists.md", "en.md",
      "tables_ko_1.md", "tables_ko_2.md", "tables_ko_v2.md",
    ]
    #expect(Set(paths.map { PathKey(path: $0).key }).count == paths.count)
  }

  @Test(
    arguments: [
      ("views/tables/en.md", "tables", "views"), ("views/tables.ko.md", "tables", "views"),
      ("ko/views/README.md", "views", ""), ("tables.txt", "tables", ""),
      ("README.md", "", ""), ("테이블/ko.md", "테이블", ""),
    ])
  func `a topic is called by its file or its own folder`(
    path: String, name: String, section: String
  ) {
    let key = PathKey(path: path)
    #expect(key.name == name)
    #expect(key.section == section)
  }

  @Test func `only the README of the top is the home page`() {
    #expect(PathKey(path: "README.md").isHome)
    #expect(PathKey(path: "ko/README.md").isHome)
    #expect(PathKey(path: "index.ja.md").isHome)
    #expect(!PathKey(path: "tables/README.md").isHome)
  }

  @Test(
    arguments: zip(
      [
        "guide.fa.md", "guide.bn.md", "README.ka-GE.md", "README.uz-UZ.md", "a/guide.fa-IR.md",
        "guide.so.md", "guide.ts.md", "guide.is-OK.md", "guide-fa.md", "fa/guide.md", "v1.to-do.md",
        "guide.ca-x.md", "node.js.md", "guide.qq-QQ.md",
      ],
      ["fa", "bn", "ka", "uz", "fa", nil, nil, "is", nil, nil, nil, nil, nil, nil]))
  func `behind a dot a path names any language`(path: String, tag: String?) {
    #expect(PathKey(path: path).language?.tag == tag)
  }
}
