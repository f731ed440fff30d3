import Bitext

/// Common words in English, Korean and Japanese, written for this project.
///
/// A lexicon that is learned from one field lacks them.
enum Vocabulary {
  /// The strength of these pairs; it was not fitted.
  private static let strength: Float = 0.5

  static var entries: [Lexicon.Entry] {
    concepts.split(whereSeparator: { $0 == ";" || $0 == "\n" }).flatMap { concept in
      let sides = concept.split(separator: "|").map { side in
        side.split(separator: " ").map(String.init)
      }
      guard sides.count == 3 else { return [Lexicon.Entry]() }
      return Lexicon.entries(
        concept: [.english: sides[0], .korean: sides[1], .japanese: sides[2]],
        strength: strength)
    }
  }

  private static let concepts = """
    use uses|사용 이용 쓰다 씁니다 써야 쓰세요|使用 利用 使う; need necessary require required|필요|必要; want|원하는 원한다|望む
    can able possible|가능 수 있|可能; can't cannot impossible|불가능|不可能
    show shows display appear|표시 보여줍니다 보여주는 나타나는 나타납니다 보입니다|表示 示す 現れる
    see look view|보다 봅니다 보기 참조|見る 参照; choose select pick option|선택 고르세요|選択 選ぶ
    make create build|만들다 만들 만듭니다 생성 작성|作成 作る 生成; add append|추가 더하다|追加 加える
    remove delete|제거 삭제|削除 除去; change modify alter|변경 바꾸다 바꿉니다 수정|変更 変える 修正; move|이동 옮기다 움직|移動 動かす
    open|열기 열다 엽니다|開く; close|닫기 닫다 닫습니다|閉じる; start begin|시작|開始 始める
    stop end finish|중지 종료 끝|停止 終了 終わる; avoid|피하다 피하세요 피합니다|避ける; consider|고려|考慮 検討
    provide offer supply|제공|提供; support|지원|支援 対応 サポート; help|도움 돕다 도와|助ける 役立つ; allow let permit|허용 허락|許可 許す
    prevent|방지 막다|防止 防ぐ; include contain|포함|含む 含める; consist|구성|構成; describe explain|설명|説明; mean meaning|의미 뜻|意味
    example instance|예 예를 예시|例; important|중요|重要; different differ difference|다른 차이 다르|異なる 違い 差
    same identical|같은 동일|同じ 同一; similar|비슷 유사|似る 類似; new|새 새로운|新しい 新; old|오래된 이전|古い 旧
    large big|큰 크게 크기|大きい 大; small|작은 작게|小さい 小; size|크기 사이즈|大きさ サイズ; long|긴 길게|長い 長
    short brief|짧은 짧게|短い 短; high|높은 높이|高い 高; low|낮은|低い 低; wide width|넓은 너비 폭|幅 広い; height|높이|高さ
    fast quick speed|빠른 빠르게 속도|速い 速度 高速; slow|느린 느리게|遅い; simple|간단 단순|簡単 単純
    easy easier easily|쉬운 쉽게 쉬|容易 簡単; hard difficult|어려운 어렵|難しい 困難; clear clearly|명확 분명|明確 明らか
    good well better best|좋은 좋다 더 나은 잘|良い 適切; bad wrong incorrect|나쁜 잘못|悪い 誤り; right correct|올바른 맞는 옳|正しい 正確
    left|왼쪽|左; right|오른쪽|右; top upper above|위 위쪽 상단|上 上部; bottom lower below|아래 아래쪽 하단|下 下部
    first|첫 처음 첫번째|最初 初め 第一; last final|마지막 최종|最後 最終; next following|다음|次; previous|이전|前 以前; before|전 전에|前
    after|후 뒤 다음|後; time|시간 때|時間 時; day|날 일 하루|日; year|년 해 연도|年; today|오늘|今日; now|지금 이제|今 現在
    often usually|자주 보통 흔히 종종|多く 通常 普通; always|항상 언제나|常に; never|결코 절대|決して; sometimes|때로는 때때로 가끔|時々
    many much several various|많은 여러 다양한|多い 多く 複数 様々; few some|몇 일부 조금|少し 一部
    all every each|모든 모두 각 각각|全て すべて 各; only just|만 오직|だけ; most|대부분 가장|最も ほとんど; more|더 더욱|もっと より
    less|덜 적은|少ない; also too|또한 역시|また 同様; however but|그러나 하지만|しかし; because since|때문 왜냐하면|ため 理由
    therefore so thus|따라서 그러므로|したがって; if|만약 만일 경우|もし 場合; when|때 경우|とき 場合; while|동안 반면|間 一方
    although though|비록 지만|けれども; instead|대신|代わり; without|없이|なし; together|함께|一緒; between|사이|間
    inside within|안 안에 내부|中 内部 内; outside|밖 외부|外 外部; other another|다른|他 別; part|부분|部分 一部; whole entire full|전체|全体
    number|수 숫자 번호|数 番号; name|이름|名前 名; kind type sort|종류 유형 타입|種類 型; way method|방법 방식|方法
    reason cause|이유 원인|理由 原因; result|결과|結果; problem issue|문제|問題; question|질문|質問; answer|답 대답|答え 回答
    idea|아이디어 생각|考え アイデア; think|생각|考える 思う; know|알다 아는 압니다|知る; understand|이해|理解
    learn|배우다 배우 학습|学ぶ 学習; read|읽다 읽기 읽습니다|読む; write|쓰다 쓰기 작성|書く 書き込み; say tell|말 말하다|言う
    word|단어 말|単語 語; language|언어|言語; text|텍스트 글 문자|テキスト 文章 文字; letter character|문자 글자|文字; sentence|문장|文
    paragraph|단락 문단|段落; title|제목|題名 タイトル 表題; page|페이지 쪽|ページ; document documentation|문서|文書 ドキュメント
    book|책|本; chapter|장|章; section|절 섹션 부분|節 セクション; list|목록 리스트|一覧 リスト; table|표 테이블|表 テーブル
    row|행 줄|行; column|열|列; line|줄 선|行 線; cell|셀|セル; item|항목 아이템|項目; header|헤더 머리글|見出し ヘッダ ヘッダー
    footer|푸터 바닥글|フッタ フッター; heading|제목|見出し; index|색인 인덱스|索引 インデックス; link|링크 연결|リンク
    image picture photo|이미지 그림 사진|画像 写真 図; icon|아이콘|アイコン; button|버튼 단추|ボタン; menu|메뉴|メニュー
    screen display|화면|画面; window|창 윈도우|窓 ウィンドウ ウインドウ; tab|탭|タブ; bar|바 막대|バー
    navigation navigate|탐색 내비게이션 네비게이션|ナビゲーション 移動; scroll scrolling|스크롤|スクロール; tap touch|탭 터치 누르|タップ
    press push|누르다 누르면|押す; drag|드래그 끌|ドラッグ; gesture|제스처 동작|ジェスチャ ジェスチャー
    keyboard|키보드 자판|キーボード; input enter|입력|入力; output|출력|出力; search find|검색 찾기 찾다|検索 探す; edit editing|편집|編集
    save store|저장|保存; load|불러오 로드|読み込む ロード; copy|복사|複写 コピー; paste|붙여넣기|貼り付け ペースト
    undo|취소 되돌리기|取り消し; cancel|취소|取り消し キャンセル; confirm|확인|確認; check|확인 검사|確認 検査
    alert warning|경고 알림|警告 アラート; notification notify|알림 통지|通知; message|메시지|メッセージ; error|오류 에러|誤り エラー
    fail failure|실패|失敗; success succeed|성공|成功; setting configure configuration|설정 구성|設定 構成
    default|기본 기본값|既定 デフォルト 標準; standard|표준|標準; system|시스템 체계|システム
    application app|앱 애플리케이션 응용|アプリ アプリケーション; program|프로그램|プログラム; software|소프트웨어|ソフトウェア
    device|기기 장치|機器 装置 デバイス; computer|컴퓨터|計算機 コンピュータ コンピューター; phone|전화 휴대폰|電話
    file|파일|ファイル; folder directory|폴더 디렉터리 디렉토리|フォルダ ディレクトリ; data|데이터 자료|データ; information|정보|情報
    content|콘텐츠 내용|内容 コンテンツ; user|사용자 유저|利用者 ユーザー ユーザ; people person|사람 사람들|人 人々
    someone|누군가|誰か; child children|아이 어린이 자식|子供 子; group|그룹 모둠 무리|集団 グループ; grouped|그룹|グループ
    level|수준 단계 레벨|水準 レベル 段階; step|단계|段階 手順; order|순서|順序 順番; process|과정 절차 프로세스|過程 処理 プロセス
    work|작업 일 작동|作業 動作 仕事; action|동작 행동 작업|動作 操作 行動; operation operate|작업 연산 운영|操作 演算 運用
    function|기능 함수|機能 関数; feature|기능 특징|機能 特徴; property attribute|속성|属性; value|값|値; state status|상태|状態
    condition|조건|条件; event|이벤트 사건|事象 イベント; object|객체 대상|対象 オブジェクト; element|요소|要素
    component|구성 컴포넌트 요소|部品 構成; structure|구조|構造; form|형태 양식 형식|形 形式; format|형식 포맷|形式 書式
    style|스타일 양식|様式 スタイル; design|디자인 설계|設計 デザイン; layout|레이아웃 배치|配置 レイアウト; color|색 색상|色
    font|글꼴 폰트 서체|書体 フォント; background|배경|背景; border|테두리|境界 枠; corner|모서리|角; edge|가장자리|端
    margin padding space|여백 공간 간격|余白 空白 間隔; position|위치|位置; location place|위치 장소 곳|場所 位置; direction|방향|方向
    area region|영역 지역|領域 地域; field|필드 분야|分野 欄 フィールド; label|라벨 레이블 이름|ラベル
    detail details|세부 자세 상세|詳細; general generally|일반|一般; special specific|특별 특정 특수|特別 特定; specify|지정|指定
    particular particularly|특히 특정|特に 特定; common commonly|공통 일반 흔한|共通 一般; basic|기본|基本; main primary|주요 주된 주|主要 主
    additional extra|추가|追加; existing exist|존재 기존|存在 既存; available|사용 가능|利用 可能; current currently|현재|現在; recent|최근|最近
    automatic automatically|자동|自動; manual manually|수동|手動; directly direct|직접|直接; complete completely|완전 완료|完全 完了
    entirely|전부 완전|完全; exactly exact|정확|正確; approximately about|약 대략|約; almost nearly|거의|ほとんど
    quickly|빠르게 빨리|素早く 迅速; effective effectively|효과|効果; efficient efficiently|효율|効率; useful|유용 쓸모|有用 便利
    convenient|편리|便利; familiar|익숙 친숙|慣れ; consistent consistency|일관|一貫; appropriate proper suitable|적절 적합|適切 適当
    expect expectation|예상 기대|期待 予想; experience|경험|経験 体験; purpose goal|목적 목표|目的 目標; focus|초점 집중|焦点 集中
    attention|주의 관심|注意; note|참고 주의|注意 注記; remember|기억|記憶 覚える; forget|잊|忘れ; try attempt|시도|試す 試み
    test|시험 테스트|試験 テスト; compare comparison|비교|比較; measure|측정|測定; increase grow|증가 늘|増加 増える
    decrease reduce|감소 줄이|減少 減らす; limit restrict|제한|制限; control|제어 컨트롤|制御 コントロール; manage management|관리|管理
    handle|처리 다루|処理 扱う; respond response|응답 반응|応答 反応; request|요청|要求 依頼; send|보내 전송|送る 送信
    receive|받다 받습니다 수신|受け取る 受信; return|반환 돌아|返す 戻る; call|호출 부르|呼ぶ 呼び出し
    connect connection|연결 접속|接続; network|네트워크|ネットワーク; server|서버|サーバ サーバー; client|클라이언트|クライアント
    memory|메모리 기억|記憶 メモリ; code|코드|コード; command|명령 명령어|命令 コマンド; run execute|실행|実行
    install|설치|導入 インストール; update|갱신 업데이트|更新 アップデート; version|버전 판|版 バージョン
    release|배포 출시|公開 リリース; project|프로젝트|プロジェクト; package|패키지|パッケージ; module|모듈|モジュール
    library|라이브러리 도서관|図書館 ライブラリ; tool|도구|道具 ツール; resource|자원 리소스|資源 リソース; environment|환경|環境
    condition|조건 상태|条件 状態; rule|규칙|規則; guide guideline|지침 가이드 안내|指針 案内 ガイド ガイドライン
    recommend recommendation|추천 권장|推奨; suggest suggestion|제안|提案; decide decision|결정|決定; define definition|정의|定義
    declare declaration|선언|宣言; implement implementation|구현|実装; apply|적용|適用; replace|대체 교체 바꾸|置換 置き換え
    convert conversion|변환|変換; split divide separate|나누 분리 분할|分割 分ける 分離; merge combine|합치 결합 병합|結合 合わせる
    join|결합 합류|結合 参加; match|일치 맞|一致; fit|맞|合う; fill|채우 채워|満たす 埋める; hide hidden|숨기 숨김|隠す 非表示
    visible|보이는 표시|見える; empty|빈 비어|空; placeholder|자리표시|仮; collapse|접기 접|折り; expand extend|확장 펼치|展開 拡張
    nested|중첩|入れ子; hierarchy|계층|階層; relationship relate|관계 관련|関係 関連; parent|부모 상위|親; root|루트 뿌리|根 ルート
    tree|나무 트리|木 ツリー; leaf|잎|葉; point|점 지점|点; center middle|가운데 중앙 중심|中央 中心; side|쪽 측면|側; front|앞|前
    back|뒤|後ろ; hand|손|手; eye|눈|目; head|머리|頭; body|몸 본문|体 本文; face|얼굴|顔; home house|집 홈|家; school|학교|学校
    company|회사|会社; country|나라 국가|国; world|세계|世界; city|도시|都市; water|물|水; food|음식|食べ物 食品; money|돈|お金 金
    price cost|가격 비용|価格 費用; buy purchase|구매 사다|購入 買う; sell|판매 팔|販売 売る; service|서비스|サービス; customer|고객|顧客
    product|제품 상품|製品 商品; market|시장|市場; law|법 법률|法律 法; government|정부|政府; history|역사|歴史; science|과학|科学
    research|연구|研究; theory|이론|理論; experiment|실험|実験; health|건강|健康; life live|삶 생활 생명|生活 人生; family|가족|家族
    friend|친구|友達 友人; member|구성원 회원 멤버|会員 メンバー; team|팀|チーム; author|저자 작가|著者 作者; developer|개발자|開発者
    development develop|개발 발전|開発 発展; designer|디자이너|デザイナー; translation translate|번역|翻訳; localized localization|현지화|現地化
    accessibility accessible|접근성|アクセシビリティ; security secure|보안 안전|安全 セキュリティ; safe safety|안전|安全; risk danger|위험|危険
    protect protection|보호|保護; private privacy|개인 비공개|個人 非公開 プライバシー; public|공개 공공|公開 公共
    permission|권한 허가|権限 許可; account|계정|アカウント; password|비밀번호 암호|パスワード; key|키 열쇠|鍵 キー
    lock|잠금|施錠 ロック; local|지역 로컬|地域 ローカル; global|전역 세계|全域 グローバル; internal|내부|内部; external|외부|外部
    remote|원격|遠隔 リモート; original|원본 원래|元 原本; source|원본 출처 소스|源 ソース; target|대상 목표|対象 目標
    category|범주 분류 카테고리|分類 カテゴリ; topic subject|주제|主題 話題; context|맥락 문맥|文脈; situation case|상황 경우|状況 場合
    advantage benefit|장점 이점|利点 長所; disadvantage drawback|단점|欠点 短所; quality|품질|品質; performance|성능|性能
    ability capability|능력|能力; power powerful|힘 강력|力 強力; strong|강한|強い; weak|약한|弱い; hot|뜨거운|熱い; cold|차가운|冷たい
    bright light|밝은 빛|明るい 光; dark|어두운 다크|暗い ダーク; sound|소리|音; voice|음성 목소리|音声 声; music|음악|音楽
    video|비디오 동영상|動画 ビデオ; animation|애니메이션|アニメーション; motion movement|움직임 동작|動き; transition|전환|遷移 移行
    switch toggle|전환 스위치|切り替え スイッチ; slider|슬라이더|スライダー; picker|피커 선택기|ピッカー; checkmark|체크|チェック
    mark|표시|印; symbol sign|기호|記号; arrow|화살표|矢印; shape|모양 도형|形 図形; circle|원|円; square|사각형 정사각형|四角 正方形
    view|뷰 보기|ビュー; controller|컨트롤러|コントローラ; interface|인터페이스|インターフェイス インターフェース
    modal|모달|モーダル; sheet|시트|シート; popover|팝오버|ポップオーバー; toolbar|툴바 도구|ツールバー; sidebar|사이드바|サイドバー
    swipe|스와이프 쓸어|スワイプ; compact|컴팩트|コンパクト; landscape|가로|横; portrait|세로|縦; vertical vertically|수직 세로|垂直 縦
    horizontal horizontally|수평 가로|水平 横; single|단일 하나|単一 一つ; double twice|두 두번|二重 二回; two second|두 둘 두번째|二 二つ
    three third|세 셋 세번째|三 三つ; four|네 넷|四 四つ; five|다섯|五 五つ; ten|열|十; hundred|백|百; thousand|천|千; half|절반 반|半分
    per|당 마다|毎; minimum least|최소|最小; maximum|최대|最大; average|평균|平均; total sum|합계 총|合計; count|개수 세|数える
    calculate compute|계산|計算; random|무작위 임의|乱数 無作為; arbitrary|임의|任意; sequence|순서 연속|列 順序; continue|계속|続ける 継続
    repeat|반복|繰り返し 反復; wait|기다리|待つ 待機; delay|지연|遅延; immediately|즉시 바로|即座 直ちに
    finally eventually|마침내 결국|最終 結局; originally|원래|元々; actually|실제|実際; real|실제 진짜|実際 現実; true|참 사실|真 本当
    false|거짓|偽; fact|사실|事実; evidence|증거|証拠; opinion|의견|意見; agree|동의|同意; discuss discussion|논의 토론|議論
    introduce introduction|소개 도입|紹介 導入; overview summary|개요 요약|概要 要約; reference|참조 참고|参照 参考
    tutorial|튜토리얼 자습서|チュートリアル; practice|연습 실천|練習 実践; training|훈련|訓練; interest interesting|관심 흥미|興味 関心
    enjoy|즐기|楽しむ; love like|좋아 사랑|好き 愛; fear|두려움|恐れ; color contrast|대비 색상|対照 色
    """
}
