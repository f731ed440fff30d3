extension FindingCatalogue {
  static let korean = FindingCatalogue(
    names: [.english: "영어", .korean: "한국어", .japanese: "일본어"],
    rest: " 외 {0}개",
    sentences: ofPairs.merging(ofTexts) { first, _ in first },
    particles: [
      ("이(가)", "이", "가"), ("을(를)", "을", "를"), ("은(는)", "은", "는"), ("과(와)", "과", "와"),
    ])

  /// Messages about a text beside its translation.
  private static let ofPairs = [
    "{0}": "{0}",
    "‘{0}’ is ‘{1}’ in the {2} text ({3})": "‘{0}’에 해당하는 곳이 {2} 글({3})에는 ‘{1}’입니다",
    "the {0} text ({1}) has {2}, this one does not": "{0} 글({1})에 있는 {2}이(가) 이 글에는 없습니다",
    "this paragraph has no end mark, as its {0} has ({1}): is it complete?":
      "{0} 문단({1})과 달리 이 문단의 끝에는 마침표가 없습니다. 끝까지 쓴 글입니까?",
    "this text ends in ‘{0}’, its {1} in ‘{2}’ ({3})":
      "이 글은 ‘{0}’, {1} 글({3})은 ‘{2}’ 기호로 끝납니다",
    "this text is {0} % as long as the other translations here make expect from the {1} text ({2})":
      "이 글의 길이가 {1} 글({2})과 이 파일의 다른 번역에서 짐작되는 길이의 {0} %입니다",
    "this link leads to {0}; the {1} text ({2}) has {3}":
      "이 링크의 주소는 {0}인데, {1} 글({2})에는 {3}이(가) 있습니다",
    "the {0} text ({1}) links to {2}, this one leaves that out":
      "{0} 글({1})에 있는 링크 {2}이(가) 이 글에는 없습니다",
    "the {0} text ({1}) links to {2}, this one leaves that out; so do {3} more here (lines {4})":
      "{0} 글({1})에 있는 링크 {2}이(가) 이 글에는 없습니다. 이 파일의 다른 글 {3}개도 그렇습니다({4}행)",
    "this row has {0} cells, the {1} text ({2}) has {3}":
      "이 행의 셀은 {0}개인데, {1} 글({2})에는 {3}개입니다",
    "the {0} text ({1}) refers to {2} footnotes, this one to {3}":
      "{0} 글({1})에는 각주 표시가 {2}개인데, 이 글에는 {3}개입니다",
    "the {0} text ({1}) has words in bold, this one has none":
      "{0} 글({1})에는 굵은 글씨가 있는데, 이 글에는 없습니다",
    "“{0}” has no {1} translation": "“{0}”의 {1} 번역이 없습니다",
    "“{0}” and {1} more in this section have no {2} translation":
      "“{0}”과(와) 이 절의 다른 글 {1}개에 {2} 번역이 없습니다",
    "the numbers differ: {0}": "숫자가 다릅니다: {0}",
    "the numbers differ: {0}, and {1}": "숫자가 다릅니다: {0}, {1}",
    "{0} of the {1} text ({2}) is not here": "{1} 글({2})의 {0}이(가) 여기에 없습니다",
    "{0} of the {1} text ({2}) are not here": "{1} 글({2})의 {0}이(가) 여기에 없습니다",
    "{0} is not in the {1} text": "{0}이(가) {1} 글에 없습니다",
    "{0} are not in the {1} text": "{0}이(가) {1} 글에 없습니다",
    "the glossary has ‘{0}’ for ‘{1}’, not ‘{2}’":
      "용어집에서 ‘{1}’의 번역은 ‘{2}’이(가) 아니라 ‘{0}’입니다",
    "‘{0}’ is ‘{1}’ here and ‘{2}’ in {3}": "‘{0}’의 번역이 여기서는 ‘{1}’, {3}에서는 ‘{2}’입니다",
    "“{0}” here, “{1}” in {2}: the original is the same ({3})":
      "원문은 같은데({3}) 여기서는 “{0}”, {2}에서는 “{1}”입니다",
    "“{0}” here, “{1}” in {2} and in {3} more ways: the original is the same ({4})":
      "원문은 같은데({4}) 여기서는 “{0}”, {2}에서는 “{1}”이고, 다른 번역이 {3}가지 더 있습니다",
    "“{0}” also translates another text ({1}), in {2}":
      "“{0}”은(는) {2}에서 다른 글({1})의 번역이기도 합니다",
    "‘{0}’ is {1} {2} in the {3} text ({4})": "‘{0}’이(가) {3} 글({4})에는 {1} {2}입니다",
    "{0} text in {1} and {2} in {3} stand side by side and are not known to belong together, the "
      + "first here: pins can tell":
      "{1} 글 {0}개와 {3} 글 {2}개가 나란히 있는데 서로 짝인지 알 수 없습니다. 첫 글이 여기이며, 핀으로 알려 줄 수 있습니다",
    "{0} texts in {1} and {2} in {3} stand side by side and are not known to belong together, the "
      + "first here: pins can tell":
      "{1} 글 {0}개와 {3} 글 {2}개가 나란히 있는데 서로 짝인지 알 수 없습니다. 첫 글이 여기이며, 핀으로 알려 줄 수 있습니다",
  ]

  /// Messages about a text by itself.
  private static let ofTexts = [
    "the bracket ‘{0}’ is never closed": "괄호 ‘{0}’을(를) 닫지 않았습니다",
    "the bracket ‘{0}’ was never opened": "괄호 ‘{0}’에 앞서 여는 괄호가 없습니다",
    "Japanese texts have ‘、’, not ‘{0}’": "일본어 글에서는 ‘{0}’ 대신 ‘、’을 씁니다",
    "Korean texts have ‘,’, not ‘{0}’": "한국어 글에서는 ‘{0}’ 대신 ‘,’를 씁니다",
    "‘{0}’ is in full-width characters: ‘{1}’": "‘{0}’은(는) 전각 문자입니다. ‘{1}’처럼 씁니다",
    "‘{0}’ is in half-width characters: ‘{1}’": "‘{0}’은(는) 반각 문자입니다. ‘{1}’처럼 씁니다",
    "‘{0}’ stands here twice": "‘{0}’이(가) 두 번 이어집니다",
    "a Japanese sentence ends in ‘{0}’, not in ‘{1}’": "일본어 문장은 ‘{1}’ 대신 ‘{0}’ 기호로 끝납니다",
    "a Korean sentence ends in ‘.’, not in ‘{0}’": "한국어 문장은 ‘{0}’ 대신 ‘.’ 기호로 끝납니다",
    "the glossary forbids ‘{0}’ for {1}": "용어집에서는 {1}의 뜻으로 ‘{0}’을(를) 쓰지 않습니다",
    "the glossary forbids ‘{0}’ for {1}: use ‘{2}’":
      "용어집에서는 {1}의 뜻으로 ‘{0}’을(를) 쓰지 않습니다. ‘{2}’을(를) 쓰십시오",
    "‘{0}’ is kana in a Korean text": "한국어 글에 가나 ‘{0}’이(가) 있습니다",
    "‘{0}’ is Hangul in a Japanese text": "일본어 글에 한글 ‘{0}’이(가) 있습니다",
    "this picture has": "이 그림",
    "this and {0} more pictures have": "이 그림과 다른 그림 {0}개",
    "{0} no alternative text": "{0}에 대체 텍스트가 없습니다",
    "{0} the name of a file as alternative text (‘{1}’), which does not describe the picture":
      "{0}의 대체 텍스트가 파일 이름(‘{1}’)이어서 그림을 설명하지 못합니다",
    "{0} the alternative text ‘{1}’, which does not describe the picture":
      "{0}의 대체 텍스트 ‘{1}’이(가) 그림을 설명하지 못합니다",
    "‘{0}’ takes ‘{1}’, not ‘{2}’": "‘{0}’ 뒤에는 조사 ‘{2}’ 대신 ‘{1}’ 형태를 씁니다",
    "there is no note or file {0}": "노트나 파일 {0}이(가) 없습니다",
    "the link has no destination": "링크에 주소가 없습니다",
    "{0} is a folder without a note of its own, which has no page":
      "{0}은(는) 자기 노트가 없는 폴더라서 페이지가 없습니다",
    "there is no note or file {0}: did you mean {1}?":
      "노트나 파일 {0}이(가) 없습니다. {1}을(를) 찾으십니까?",
    "{0} is not there in {1}, but in {2}": "{0}은(는) {1}로는 없고 {2}로 있습니다",
    "{0} is there only in other languages: {1}": "{0}은(는) 다른 언어로만 있습니다: {1}",
    "{0} and {1} more": "{0} 외 {1}개 언어",
    "{0} does not exist here, but there is {1}": "{0}은(는) 여기에 없지만 {1}은(는) 있습니다",
    "no heading matches the fragment of {0}": "{0}에서 ‘#’ 뒤의 이름과 맞는 제목이 없습니다",
    "the fragment of {0} is a heading of the {1} text only ({2})":
      "{0}에서 ‘#’ 뒤의 이름은 {1} 글에만 있는 제목입니다({2})",
    "{0} and {1}": "{0}, {1}",
    "‘{0}’ ({1})": "‘{0}’ {1}곳",
    "ellipses": "줄임표", "wave dashes": "물결표", "ranges of numbers": "숫자 범위",
    "the {0} of this text are written {1}, the rarer here":
      "이 글에서는 {0}의 표기가 갈립니다: {1}. 적은 쪽이 여기입니다",
    "the {0} of this text are written {1}, the rarer here (lines {2})":
      "이 글에서는 {0}의 표기가 갈립니다: {1}. 적은 쪽이 여기입니다({2}행)",
    "‘{0}’ is written ‘{1}’": "‘{0}’의 바른 표기는 ‘{1}’입니다",
    "{0} in {1}": "{1} {0}문장",
    "{0} sentences of this text are in {1}, {2}":
      "이 글에는 말투가 섞여 있습니다: {1} {0}문장, {2}",
    "{0} sentences of this text are in {1}, {2}, the first here (lines {3})":
      "이 글에는 말투가 섞여 있습니다: {1} {0}문장, {2}. 적은 쪽의 첫 문장이 여기입니다({3}행)",
    "‘{0}’ is not a syllable: a typing mistake?": "‘{0}’은(는) 온전한 글자가 아닙니다. 잘못 친 글자입니까?",
    "there are two spaces": "공백이 두 개 이어집니다",
    "there is a space before ‘{0}’": "‘{0}’ 앞에 공백이 있습니다",
    "there is a space behind ‘{0}’": "‘{0}’ 뒤에 공백이 있습니다",
    "the mark ‘{0}’ is shown as it is written": "기호 ‘{0}’이(가) 서식이 되지 않고 그대로 보입니다",
    "“{0}” is English inside a {1} text": "{1} 글 안에 영어로 된 “{0}”이(가) 있습니다",
    "“{0}” is English in a {1} text": "{1} 글에 있는 “{0}”이(가) 영어입니다",
    "there is an invisible character here ({0})": "여기에 보이지 않는 문자가 있습니다({0})",
    "there is an invisible character here ({0}), and {1} more in this source":
      "여기에 보이지 않는 문자가 있습니다({0}). 이 파일에 {1}개 더 있습니다",
    "the original of this translation has changed its words ({0}:{1}); translate it, or stamp it if "
      + "it still fits":
      "이 번역의 원문이 바뀌었습니다({0}:{1}). 번역을 고치거나, 그대로 맞으면 stamp로 도장을 찍으십시오",
    "the original of this translation was removed; remove it as well, or bring it back":
      "이 번역의 원문이 삭제되었습니다. 번역도 지우거나 원문을 되살리십시오",
    "the id ‘{0}’ is also in line {1}": "id ‘{0}’은(는) {1}행에도 있습니다",
  ]
}
