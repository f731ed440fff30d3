extension FindingCatalogue {
  static let japanese = FindingCatalogue(
    names: [.english: "英語", .korean: "韓国語", .japanese: "日本語"],
    rest: "、ほか{0}件",
    sentences: ofPairs.merging(ofTexts) { first, _ in first })

  /// Messages about a text beside its translation.
  private static let ofPairs = [
    "{0}": "{0}",
    "‘{0}’ is ‘{1}’ in the {2} text ({3})": "「{0}」は、{2}の文({3})では「{1}」です",
    "the {0} text ({1}) has {2}, this one does not": "{0}の文({1})にある{2}が、この文にはありません",
    "this paragraph has no end mark, as its {0} has ({1}): is it complete?":
      "{0}の段落({1})と違い、この段落には文末の記号がありません。最後まで書かれていますか",
    "this text ends in ‘{0}’, its {1} in ‘{2}’ ({3})":
      "この文は「{0}」で終わりますが、{1}の文({3})は「{2}」で終わります",
    "this text is {0} % as long as the other translations here make expect from the {1} text ({2})":
      "この文の長さは、{1}の文({2})とこのファイルのほかの訳から見込まれる長さの{0} %です",
    "this link leads to {0}; the {1} text ({2}) has {3}":
      "このリンクの先は{0}ですが、{1}の文({2})では{3}です",
    "the {0} text ({1}) links to {2}, this one leaves that out":
      "{0}の文({1})にあるリンク{2}が、この文にはありません",
    "the {0} text ({1}) links to {2}, this one leaves that out; so do {3} more here (lines {4})":
      "{0}の文({1})にあるリンク{2}が、この文にはありません。このファイルのほか{3}か所も同じです({4}行目)",
    "this row has {0} cells, the {1} text ({2}) has {3}":
      "この行のセルは{0}個ですが、{1}の文({2})では{3}個です",
    "the {0} text ({1}) refers to {2} footnotes, this one to {3}":
      "{0}の文({1})には脚注への参照が{2}個ありますが、この文では{3}個です",
    "the {0} text ({1}) has words in bold, this one has none":
      "{0}の文({1})には太字がありますが、この文にはありません",
    "“{0}” has no {1} translation": "「{0}」の{1}訳がありません",
    "“{0}” and {1} more in this section have no {2} translation":
      "「{0}」とこの節のほか{1}件に、{2}訳がありません",
    "the numbers differ: {0}": "数が異なります: {0}",
    "the numbers differ: {0}, and {1}": "数が異なります: {0}。{1}",
    "{0} of the {1} text ({2}) is not here": "{1}の文({2})にある{0}がここにありません",
    "{0} of the {1} text ({2}) are not here": "{1}の文({2})にある{0}がここにありません",
    "{0} is not in the {1} text": "{0}は{1}の文にありません",
    "{0} are not in the {1} text": "{0}は{1}の文にありません",
    "the glossary has ‘{0}’ for ‘{1}’, not ‘{2}’":
      "用語集では、「{1}」の訳は「{2}」ではなく「{0}」です",
    "‘{0}’ is ‘{1}’ here and ‘{2}’ in {3}": "「{0}」の訳が、ここでは「{1}」、{3}では「{2}」です",
    "“{0}” here, “{1}” in {2}: the original is the same ({3})":
      "原文は同じですが({3})、ここでは「{0}」、{2}では「{1}」です",
    "“{0}” here, “{1}” in {2} and in {3} more ways: the original is the same ({4})":
      "原文は同じですが({4})、ここでは「{0}」、{2}では「{1}」で、ほかにも{3}通りの訳があります",
    "“{0}” also translates another text ({1}), in {2}":
      "「{0}」は、{2}では別の文({1})の訳になっています",
    "‘{0}’ is {1} {2} in the {3} text ({4})": "「{0}」は、{3}の文({4})では{1} {2}です",
    "{0} text in {1} and {2} in {3} stand side by side and are not known to belong together, the "
      + "first here: pins can tell":
      "{1}の文{0}件と{3}の文{2}件が並んでいますが、対訳かどうか分かりません。最初の文がここで、ピンで指定できます",
    "{0} texts in {1} and {2} in {3} stand side by side and are not known to belong together, the "
      + "first here: pins can tell":
      "{1}の文{0}件と{3}の文{2}件が並んでいますが、対訳かどうか分かりません。最初の文がここで、ピンで指定できます",
  ]

  /// Messages about a text by itself.
  private static let ofTexts = [
    "the bracket ‘{0}’ is never closed": "括弧「{0}」が閉じられていません",
    "the bracket ‘{0}’ was never opened": "括弧「{0}」に対応する始めの括弧がありません",
    "Japanese texts have ‘、’, not ‘{0}’": "日本語の文章では「{0}」ではなく「、」を使います",
    "Korean texts have ‘,’, not ‘{0}’": "韓国語の文章では「{0}」ではなく「,」を使います",
    "‘{0}’ is in full-width characters: ‘{1}’": "「{0}」は全角です。「{1}」と書きます",
    "‘{0}’ is in half-width characters: ‘{1}’": "「{0}」は半角です。「{1}」と書きます",
    "‘{0}’ stands here twice": "「{0}」が二つ続いています",
    "a Japanese sentence ends in ‘{0}’, not in ‘{1}’": "日本語の文は「{1}」ではなく「{0}」で終わります",
    "a Korean sentence ends in ‘.’, not in ‘{0}’": "韓国語の文は「{0}」ではなく「.」で終わります",
    "the glossary forbids ‘{0}’ for {1}": "用語集では、{1}の意味で「{0}」を使いません",
    "the glossary forbids ‘{0}’ for {1}: use ‘{2}’":
      "用語集では、{1}の意味で「{0}」を使いません。「{2}」を使ってください",
    "‘{0}’ is kana in a Korean text": "韓国語の文章に仮名「{0}」があります",
    "‘{0}’ is Hangul in a Japanese text": "日本語の文章にハングル「{0}」があります",
    "this picture has": "この画像",
    "this and {0} more pictures have": "この画像とほか{0}個の画像",
    "{0} no alternative text": "{0}に代替テキストがありません",
    "{0} the name of a file as alternative text (‘{1}’), which does not describe the picture":
      "{0}の代替テキストがファイル名(「{1}」)で、画像の説明になっていません",
    "{0} the alternative text ‘{1}’, which does not describe the picture":
      "{0}の代替テキスト「{1}」が、画像の説明になっていません",
    "‘{0}’ takes ‘{1}’, not ‘{2}’": "「{0}」に付く助詞は「{2}」ではなく「{1}」です",
    "there is no note or file {0}": "{0}というノートやファイルはありません",
    "the link has no destination": "リンク先がありません",
    "{0} is a folder without a note of its own, which has no page":
      "{0}は自分のノートを持たないフォルダなので、ページがありません",
    "there is no note or file {0}: did you mean {1}?":
      "{0}というノートやファイルはありません。{1}のことですか",
    "{0} is not there in {1}, but in {2}": "{0}には{1}版がなく、あるのは{2}です",
    "{0} is there only in other languages: {1}": "{0}は他の言語だけにあります: {1}",
    "{0} and {1} more": "{0}、ほか{1}言語",
    "{0} does not exist here, but there is {1}": "{0}はここにありませんが、{1}があります",
    "no heading matches the fragment of {0}": "{0}の「#」より後に合う見出しがありません",
    "the fragment of {0} is a heading of the {1} text only ({2})":
      "{0}の「#」より後は、{1}の文章だけにある見出しです({2})",
    "{0} and {1}": "{0}、{1}",
    "‘{0}’ ({1})": "「{0}」{1}か所",
    "ellipses": "三点リーダー", "wave dashes": "波ダッシュ", "ranges of numbers": "数の範囲",
    "the {0} of this text are written {1}, the rarer here":
      "この文章では{0}の表記が揺れています: {1}。少ないほうがここです",
    "the {0} of this text are written {1}, the rarer here (lines {2})":
      "この文章では{0}の表記が揺れています: {1}。少ないほうがここです({2}行目)",
    "‘{0}’ is written ‘{1}’": "「{0}」は「{1}」と書きます",
    "{0} in {1}": "{1} {0}文",
    "{0} sentences of this text are in {1}, {2}":
      "この文章には文体が混ざっています: {1} {0}文、{2}",
    "{0} sentences of this text are in {1}, {2}, the first here (lines {3})":
      "この文章には文体が混ざっています: {1} {0}文、{2}。少ないほうの最初の文がここです({3}行目)",
    "‘{0}’ is not a syllable: a typing mistake?": "「{0}」は音節になっていません。打ち間違いですか",
    "there are two spaces": "空白が二つ続いています",
    "there is a space before ‘{0}’": "「{0}」の前に空白があります",
    "there is a space behind ‘{0}’": "「{0}」の後に空白があります",
    "the mark ‘{0}’ is shown as it is written": "記号「{0}」が書式にならず、そのまま表示されます",
    "“{0}” is English inside a {1} text": "{1}の文章の中に英語の「{0}」があります",
    "“{0}” is English in a {1} text": "{1}の文章にある「{0}」は英語です",
    "there is an invisible character here ({0})": "ここに見えない文字があります({0})",
    "there is an invisible character here ({0}), and {1} more in this source":
      "ここに見えない文字があります({0})。このファイルにほか{1}個あります",
    "the original of this translation has changed its words ({0}:{1}); translate it, or stamp it if "
      + "it still fits":
      "この訳の原文が変わりました({0}:{1})。訳し直すか、今のままで合っていれば stamp で判を押してください",
    "the original of this translation was removed; remove it as well, or bring it back":
      "この訳の原文は削除されました。訳も削除するか、原文を戻してください",
    "the id ‘{0}’ is also in line {1}": "id「{0}」は{1}行目にもあります",
  ]
}
