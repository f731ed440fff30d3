import Bitext

extension Catalogue {
  static let japanese = Catalogue(
    tag: "ja",
    name: "日本語",
    siteTitle: "ガイドラインノート",
    siteDescription: "インターフェイスのガイドラインを三つの言語で読み比べるノートです。",
    skip: "本文へ移動",
    home: "ホーム",
    topics: "トピック",
    sections: "分類",
    contents: "このページの内容",
    languages: "言語",
    sideBySide: "並べて読む",
    sideBySideHint: "すべての言語を段落ごとに並べます",
    editions: "版",
    mainEdition: "主な版",
    source: "原稿",
    translator: "翻訳",
    allTopics: { "トピック\($0)件をすべて見る" },
    updated: "更新日",
    previous: "前へ",
    next: "次へ",
    theme: "ライトとダークの切り替え",
    linkHere: "この節へのリンク",
    glossary: "用語集",
    term: "用語",
    note: "補足",
    alsoWritten: "別の表記",
    breadcrumb: "現在の位置",
    pages: "前後のページ",
    readingMode: "読み方",
    columns: "並べる",
    interleaved: "交互に",
    reveal: "タップで表示",
    showLanguages: "表示する言語",
    notFoundTitle: "ページが見つかりません",
    notFoundText: "移動したか、アドレスに誤りがある可能性があります。",
    fallback: { "このページの日本語版はまだありません。\($0)でお読みください。" },
    fallbackAsWritten: "このページの日本語版はまだありません。原文のままお読みください。",
    onlyIn: { "\($0)のみ" },
    missingIn: { "\($0)の文章なし" },
    availableIn: { "\($0)で読めます" },
    missingImage: "画像が見つかりません",
    undetermined: "その他",
    menu: "メニュー",
    noTopics: "まだ文章がありません。",
    external: "外部リンク",
    other: "ほかの言語",
    alsoHere: "同じフォルダーの文書",
    table: "表",
    doAndDont: "よい例と悪い例",
    gallery: "ギャラリー",
    galleryHint: "すべてのスタイル、行のスタイル、アクセサリ、動作を、例と三つの言語での名前とともに示します。",
    guidelines: "ガイドライン",
    guidelinesHint:
      "よいテーブルが守ることを、守ったテーブルと守らなかったテーブルとともに示します。",
    listings: "例のコード",
    listingsHint: "すべての例を、SwiftUI、UIKitまたはAppKit、そして書き手が書いたブロックで示します。",
    allGuidelines: "すべてのガイドラインと、よい例と悪い例",
    tableStyles: "テーブルのスタイル",
    rowStyles: "行のスタイル",
    accessories: "アクセサリ",
    behaviours: "部品と動作",
    spokenOfIn: "取り上げている文書：",
    callout: { callout in
      switch callout {
      case .note: "注"
      case .tip: "ヒント"
      case .important: "重要"
      case .warning: "警告"
      case .caution: "注意"
      }
    },
    done: "完了",
    notDone: "未完了",
    names: ["en": "英語", "ko": "韓国語", "ja": "日本語"])
}
