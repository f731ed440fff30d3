import Bitext

extension Catalogue {
  static let korean = Catalogue(
    tag: "ko",
    name: "한국어",
    siteTitle: "가이드라인 노트",
    siteDescription: "세 언어로 나란히 읽는 인터페이스 가이드라인 노트입니다.",
    skip: "본문으로 건너뛰기",
    home: "홈",
    topics: "주제",
    sections: "분류",
    contents: "이 페이지의 내용",
    languages: "언어",
    sideBySide: "나란히 보기",
    sideBySideHint: "모든 언어를 문단별로 나란히 봅니다",
    editions: "판본",
    mainEdition: "대표 판본",
    source: "원고",
    translator: "옮긴이",
    allTopics: { "주제 \($0)개 모두 보기" },
    updated: "고친 날",
    previous: "이전",
    next: "다음",
    theme: "밝게 또는 어둡게",
    linkHere: "이 절의 링크",
    glossary: "용어집",
    term: "용어",
    note: "설명",
    alsoWritten: "다른 표기",
    breadcrumb: "현재 위치",
    pages: "이전 글과 다음 글",
    readingMode: "읽기 방식",
    columns: "나란히",
    interleaved: "번갈아",
    reveal: "눌러서 펼치기",
    showLanguages: "표시할 언어",
    notFoundTitle: "찾는 페이지가 없습니다",
    notFoundText: "페이지가 옮겨졌거나 주소가 잘못되었을 수 있습니다.",
    fallback: { "이 글은 아직 한국어로 쓰이지 않아 \($0)로 보여 드립니다." },
    fallbackAsWritten: "이 글은 아직 한국어로 쓰이지 않아 쓰인 그대로 보여 드립니다.",
    onlyIn: { "\($0)에만 있음" },
    missingIn: { "\($0) 글 없음" },
    availableIn: { "\($0)로 읽을 수 있음" },
    missingImage: "그림을 찾을 수 없음",
    undetermined: "기타",
    menu: "메뉴",
    noTopics: "아직 글이 없습니다.",
    external: "외부 링크",
    other: "다른 언어",
    alsoHere: "같은 폴더의 다른 글",
    table: "표",
    doAndDont: "좋은 예와 나쁜 예",
    gallery: "갤러리",
    galleryHint: "모든 테이블 스타일, 행 스타일, 액세서리, 동작을 예제와 함께 세 언어의 이름으로 보여 줍니다.",
    guidelines: "지침",
    guidelinesHint:
      "좋은 테이블이 지키는 것들입니다. 지침마다 지킨 테이블과 지키지 않은 테이블을 보여 줍니다.",
    listings: "예제 코드",
    listingsHint: "모든 예제를 SwiftUI, UIKit 또는 AppKit, 그리고 작성자가 쓴 블록으로 보여 줍니다.",
    allGuidelines: "모든 지침과 좋은 예, 나쁜 예",
    tableStyles: "테이블 스타일",
    rowStyles: "행 스타일",
    accessories: "액세서리",
    behaviours: "구성 요소와 동작",
    spokenOfIn: "다루는 글:",
    callout: { callout in
      switch callout {
      case .note: "참고"
      case .tip: "팁"
      case .important: "중요"
      case .warning: "경고"
      case .caution: "주의"
      }
    },
    done: "완료",
    notDone: "미완료",
    names: ["en": "영어", "ko": "한국어", "ja": "일본어"])
}
