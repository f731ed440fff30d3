/// Common English words and their Korean translations, written for this project.
///
/// The other sources have Korean words in Chinese characters; words of daily life, and nearly all
/// verbs, are others. Of verbs and adjectives the dictionary form stands here, in -다, and texts have
/// any of ``KoreanConjugation``; a noun that ends so has `=` before it.
enum EverydayWords {
  /// The strength of a pair where a word has one translation; it was not fitted.
  private static let strength: Float = 0.6
  /// How much of it a form of a verb has, of which a translator chooses one.
  private static let shareOfForm: Float = 0.6

  /// English words of one meaning, and the forms of one Korean word for it.
  struct Pair {
    let english: [String]
    let korean: [String]
    /// The strength of the pair of each English word and each form, in 0...1.
    let strength: Float
  }

  static var pairs: [Pair] {
    concepts.split(whereSeparator: { $0 == ";" || $0 == "\n" }).flatMap { concept in
      let sides = concept.split(separator: "|").map { side in
        side.split(separator: " ").map(String.init)
      }
      guard sides.count == 2 else { return [Pair]() }
      let own = strength / Float(sides[1].count).squareRoot()
      return sides[1].map { word in
        let isVerb = word.last == "다" && word.first != "="
        return Pair(
          english: sides[0],
          korean: isVerb ? KoreanConjugation.forms(of: word) : [word.replacing("=", with: "")],
          strength: isVerb ? own * shareOfForm : own)
      }
    }
  }

  private static let concepts = """
    say said tell told|말하다 말 밝히다 전하다 이르다; speak spoke spoken|말하다 연설 발언; talk|이야기 얘기 대화
    ask asked|묻다 질문 요청 부탁; answer reply replied|대답 답하다 답변; call|부르다 전화 호출
    announce announcement|발표 공지; report|보고 보도 보고서; explain|설명; describe|묘사 설명 표현; claim|주장
    argue argument|주장 논쟁 다투다; insist|고집 주장 강조; warn warning|경고; promise|약속; admit|인정 시인
    deny denied denial|부인 부정 거부; accuse accusation|고발 비난 고소; criticize criticise criticism|비판 비난
    praise|칭찬; blame|탓 비난 책임; complain complaint|불평 불만 항의; apologize apologise apology|사과
    thank thanks|감사 고맙다; greet greeting|인사; invite invitation|초대; welcome|환영; congratulate|축하
    celebrate celebration|축하 기념 기리다; believe belief|믿다 믿음 신념; think thought|생각 여기다
    know knew known|알다 알려지다; understand understood|이해 알아듣다; forget forgot forgotten|잊다
    remember|기억 떠올리다 추모; remind|상기 떠오르다; hope|희망 바라다 소망; wish|바라다 소원; want|원하다 바라다 싶다; need|필요
    expect|기대 예상; guess|추측 짐작; doubt|의심 의문; decide decision|결정 결심
    choose chose chosen choice|선택 고르다 택하다; plan|계획 예정; prepare preparation|준비 대비
    try tried attempt|시도 노력 애쓰다 해보다; succeed success successful|성공; fail failed failure|실패
    win won|이기다 승리 우승; lose lost loss|지다 잃다 패배 잃어버리다 손실; begin began begun start|시작 개시
    stop|멈추다 중단 그만두다 정지; end|끝나다 끝 종료; finish|마치다 끝내다 끝나다; continue|계속 이어지다 지속; repeat|반복 되풀이
    return|돌아오다 돌아가다 복귀 반환; go went gone|가다 떠나다 나가다; come came|오다 나오다 다가오다; leave left|떠나다 남기다 출발 왼쪽
    arrive arrival|도착; reach|도달 이르다 닿다; enter entrance|들어가다 입장 들어오다 입구; exit|출구 퇴장 나가다
    move|움직이다 이동 옮기다 이사; walk|걷다 산책 걸음; run ran|달리다 뛰다 운영; fly flew flight|날다 비행 항공편
    drive drove driven driver|운전 몰다 운전사 운전자; ride rode|타다; travel traveler traveller|여행 여행자
    climb|오르다 올라가다 등반; fall fell fallen|떨어지다 넘어지다 하락 쓰러지다; rise rose risen|오르다 상승 솟다 장미
    jump|뛰다 뛰어오르다 점프; swim swam|수영 헤엄치다; turn|돌다 돌리다 변하다; follow|따르다 뒤따르다 이어지다
    lead led leader|이끌다 지도자 지도 대표 이어지다; bring brought|가져오다 데려오다 가져다주다
    take took taken|가져가다 데려가다 잡다 취하다; carry carried|나르다 운반 옮기다; hold held|잡다 들다 쥐다 열리다 개최
    keep kept|지키다 유지 보관; put|놓다 두다 넣다; set|놓다 정하다; give gave given|주다 제공; get got|얻다 받다
    receive|받다 수령; send sent|보내다 전송; deliver delivery|배달 전달 배송 출산; share|나누다 공유 지분 주식 몫; offer|제안 제공
    borrow|빌리다; lend lent|빌려주다; pay paid payment|내다 지불 지급; buy bought purchase|사다 구입 구매
    sell sold sale|팔다 판매 매각; spend spent|쓰다 보내다 지출; save|구하다 절약 저축; earn|벌다; cost|들다 비용
    own owner|소유 주인 소유자 소유주; belong|속하다; make made|만들다 제작; build built building|짓다 건물 건설 세우다
    create|만들다 창조 창출; produce production producer|생산 제작 제작자; grow grew grown growth|자라다 성장 커지다 재배
    develop|발전 개발; design|설계 디자인; break broke broken|깨지다 부수다 깨다 부러지다 어기다; destroy destruction|파괴 부수다
    damage|피해 손상 훼손; cut|자르다 베다 삭감; tear tore torn|찢다 눈물; burn|타다 태우다 불타다; fix repair|고치다 수리 수선
    clean|깨끗하다 청소 닦다; wash|씻다 빨래; open|열다 열리다 개장; close closed|닫다 닫히다 폐쇄; lock|잠그다 자물쇠; push|밀다 누르다
    pull|당기다 끌다; throw threw thrown|던지다 버리다; catch caught|잡다 붙잡다; hit|치다 때리다 부딪치다; kick|차다
    touch|만지다 닿다; see saw seen|보다 보이다 목격; look|보다 바라보다 쳐다보다; watch|지켜보다 보다 시계 감시; hear heard|듣다 들리다
    listen|듣다 경청; feel felt feeling|느끼다 느낌 감정; smell|냄새; taste|맛 맛보다 취향; sound|소리 들리다
    notice|알아차리다 눈치 공지; show showed shown|보여주다 보이다 나타내다 쇼 공연; hide hid hidden|숨다 숨기다 감추다
    find found|찾다 발견 찾아내다; search|수색 찾다 검색; discover discovery|발견; seek sought|구하다 찾다 추구
    appear appearance|나타나다 등장 출연; disappear|사라지다 실종; eat ate eaten|먹다 식사; drink drank|마시다 음료 술
    cook|요리 요리사; feed fed|먹이다 먹이; sleep slept|자다 잠 수면; wake woke|깨다 일어나다; dream|꿈 꾸다; rest|쉬다 휴식 나머지
    sit sat|앉다; stand stood|서다 일어서다; lie lay|눕다 거짓말 놓이다; live life|살다 생활 삶 인생 생명
    die died death dead|죽다 사망 숨지다 죽음; born birth|태어나다 출생 탄생; kill killed|죽이다 살해
    survive survivor survival|살아남다 생존 생존자; marry married marriage wedding|결혼 결혼식 혼인; divorce|이혼
    laugh laughter|웃다 웃음; smile|미소 웃다; cry cried|울다 외치다; shout|외치다 소리치다 고함
    sing sang song singer|노래 부르다 가수; dance dancer|춤 추다 댄서 무용; play player|놀다 연주 경기 선수 놀이; act|행동 연기
    wear wore|입다 쓰다 신다; read|읽다 독서; write wrote written writer|쓰다 적다 작가; draw drew drawn|그리다 끌다
    paint painting painter|그림 칠하다 화가 회화; learn|배우다 익히다; teach taught teacher|가르치다 교사 선생님 선생
    study studied student|공부 연구 학생 학습; work worker|일하다 일 노동자 근로자; help|돕다 도움 도와주다
    serve service|봉사 섬기다 복무 대접 내다; use used|쓰다 사용 이용; change|바꾸다 바뀌다 변화 변하다 변경
    improve improvement|개선 향상 나아지다; increase|늘다 늘리다 증가 늘어나다
    decrease reduce reduction|줄다 줄이다 감소 줄어들다; add|더하다 추가 보태다 덧붙이다; include|포함 들어가다
    remove|없애다 제거 치우다; replace|바꾸다 대체 교체 대신; join|참가 가입 합류; meet met meeting|만나다 회의 만남 모임
    gather|모이다 모으다; visit visitor|방문 방문객 찾아가다; stay|머무르다 머물다 남다; wait|기다리다 대기; allow|허용 허락 허가
    let|두다 하게하다; forbid ban banned|금지; prevent|막다 방지 예방; avoid|피하다 회피; protect protection|보호 지키다
    defend defense defence|방어 수비 변호 지키다 막다; attack|공격 습격; fight fought|싸우다 싸움 전투
    escape|탈출 달아나다 도망 도망치다; support supporter|지지 지원 후원 지지자; oppose opposition|반대 야당
    agree agreement|동의 합의 협정; accept|받아들이다 수락; refuse reject|거절 거부; demand|요구 수요; order|명령 주문 질서 순서
    request|요청; vote voter|투표 표 유권자; elect election|선거 선출 뽑다; suffer|시달리다 고통 겪다 앓다
    hurt injure injured injury|다치다 부상 상처; pain painful|고통 통증 아프다; treat treatment|치료 다루다 대우
    cure heal|치료 낫다 치유; care|돌보다 보살피다 간호 관심; test|시험 검사; check|확인 점검; love|사랑; like|좋아하다 마음
    hate hatred|미워하다 증오 싫어하다; fear afraid|두려워하다 두려움 공포 무서워하다; worry worried|걱정 우려
    angry anger|화나다 분노 화; happy happiness|행복 기쁘다; sad sadness|슬프다 슬픔; surprise surprised|놀라다 놀라움 놀람
    enjoy|즐기다 즐겁다; proud pride|자랑스럽다 자부심; ashamed shame|부끄럽다 수치; tired|피곤 지치다; bored boring|지루하다
    excited exciting|흥분 신나다; calm quiet|조용하다 차분하다; lonely|외롭다; jealous|질투; brave courage|용감 용기
    kind|친절 종류; cruel|잔인; honest|정직 솔직; person people|사람 사람들 인간 국민; man men|남자 남성 사람
    woman women|여자 여성; child children kid|아이 어린이 자녀 아이들 아동; boy|소년 남자아이; girl|소녀 여자아이; baby|아기
    adult|어른 성인; old|늙다 오래되다 낡다 나이; young youth|젊다 청년 젊은이 청소년; family|가족 가정; father dad|아버지 아빠
    mother mom mum|어머니 엄마; parent parents|부모 부모님; son|아들; daughter|딸; brother|형제 형 오빠 동생 남동생
    sister|자매 누나 언니 동생 여동생; husband|남편; wife|아내 부인; grandfather|할아버지; grandmother|할머니; uncle|삼촌
    aunt|이모 고모; cousin|사촌; friend|친구 벗; neighbor neighbour|이웃; couple|부부 커플; guest|손님
    stranger|낯선 이방인; king|왕 임금; queen|여왕; prince|왕자; princess|공주; lady|부인 숙녀; gentleman|신사; hero|영웅
    enemy|적 원수; god|신 하느님; angel|천사; ghost|유령 귀신; name|이름; age|나이 시대; body|몸 신체 시신; head|머리 고개
    face|얼굴 직면 마주하다; eye eyes|눈; ear|귀; nose|코; mouth|입; tooth teeth|이빨 치아; tongue|혀; hair|머리카락 털
    neck|목; shoulder|어깨; arm|팔; hand|손; finger|손가락; back|등 뒤; chest|가슴; heart|심장 마음 가슴; stomach|배 위
    leg|다리; knee|무릎; foot feet|발; skin|피부; blood|피 혈액; bone|뼈; brain|뇌 두뇌; voice|목소리
    breath breathe|숨 호흡 숨쉬다; mind|마음 정신; soul spirit|영혼 정신; house home|집 가정 주택; room|방; door|문
    window|창문 창; wall|벽; floor|바닥 층; roof|지붕; kitchen|부엌 주방; bathroom|욕실 화장실; bedroom|침실; bed|침대
    chair|의자; table desk|탁자 책상 식탁; lamp|등불 램프; mirror|거울; clock|시계; key|열쇠; box|상자; bag|가방; bottle|병
    cup|컵 잔; plate|접시; knife|칼; spoon|숟가락; paper|종이 신문; pen|펜; pencil|연필; letter|편지 글자; book|책
    picture|그림 사진; photo photograph photographer|사진 사진작가; garden|정원 뜰; yard|마당; fence|울타리; gate|대문 문
    stairs|계단; apartment|아파트; hotel|호텔; furniture|가구; towel|수건; soap|비누; rope|밧줄 줄; needle|바늘
    thread|실; wheel|바퀴; machine|기계; tool|도구 연장; hammer|망치; engine|엔진; clothes clothing|옷 의류
    shirt|셔츠; pants trousers|바지; skirt|치마; dress|드레스 옷 입히다; coat|외투 코트; hat|모자; shoe shoes|신발 구두
    sock|양말; glove|장갑; ring|반지; pocket|주머니; button|단추; silk|비단; cotton|면; wool|양털; leather|가죽
    jewelry|보석; food|음식 식품 식량; meal|식사; breakfast|아침; lunch|점심; dinner supper|저녁; bread|빵; rice|밥 쌀
    meat|고기; beef|쇠고기 소고기; pork|돼지고기; chicken|닭 닭고기; fish|물고기 생선 낚시; egg|달걀 계란 알; milk|우유; cheese|치즈
    butter|버터; salt|소금; sugar|설탕; oil|기름 석유; soup|국 수프; noodle|국수; vegetable|채소 야채; fruit|과일 열매
    apple|사과; pear|배; grape|포도; orange|오렌지; strawberry|딸기; peach|복숭아; potato|감자; onion|양파; garlic|마늘
    carrot|당근; bean|콩; corn|옥수수; nut|견과; honey|꿀; cake|케이크; tea|차; coffee|커피; wine|포도주 와인; beer|맥주
    water|물; ice|얼음; juice|주스; hungry hunger|배고프다 굶주림 허기; thirsty|목마르다; sweet|달다 달콤하다; bitter|쓰다
    sour|시다; salty|짜다; delicious|맛있다; fresh|신선 싱싱하다; raw|날것; restaurant|식당 음식점 레스토랑; recipe|조리법
    animal|동물 짐승; dog|개 강아지; cat|고양이; horse|말; cow cattle|소; pig|돼지; sheep|양; goat|염소; rabbit|토끼
    mouse mice|쥐; rat|쥐; bird|새; duck|오리; goose|거위; eagle|독수리; crow|까마귀; pigeon dove|비둘기; owl|올빼미
    snake|뱀; frog|개구리; turtle|거북 거북이; lion|사자; tiger|호랑이; bear|곰; wolf|늑대; fox|여우; deer|사슴
    monkey|원숭이; elephant|코끼리; whale|고래; shark|상어; dolphin|돌고래; insect|곤충 벌레; bee|벌 꿀벌; butterfly|나비
    ant|개미; spider|거미; mosquito|모기; fly flies|파리; worm|벌레; wing|날개; tail|꼬리; feather|깃털; nest|둥지
    egg eggs|알; fur|털; claw|발톱; pet|반려동물 애완동물; wild|야생 거칠다; hunt hunter|사냥 사냥꾼; zoo|동물원; plant|식물 심다
    tree|나무; leaf leaves|잎 나뭇잎; flower|꽃; root|뿌리; branch|가지 지점 지부; seed|씨앗 씨; grass|풀 잔디; forest|숲
    wood|나무 목재; bamboo|대나무; pine|소나무; mushroom|버섯; moss|이끼; bark|껍질 짖다; harvest|수확 추수 거두다
    crop|작물 농작물; wheat|밀; farm farmer|농장 농부 농민 농사; field|들판 밭 분야; sky|하늘; sun sunny|해 태양 햇빛; moon|달
    star|별; earth|지구 땅; world|세계 세상; land|땅 토지 육지; ground|땅 바닥; soil|흙 토양; sand|모래; stone rock|돌 바위
    mountain|산; hill|언덕; valley|골짜기 계곡; river|강; lake|호수; sea|=바다; ocean|대양 =바다; wave|파도 물결 흔들다
    beach coast shore|해변 바닷가 해안; island|섬; desert|사막; cave|동굴; volcano|화산; air|공기 공중; wind|바람
    rain|비; snow|눈; cloud|구름; storm|폭풍 폭풍우; typhoon hurricane|태풍 허리케인; thunder|천둥; lightning|번개
    fog|안개; flood|홍수; drought|가뭄; earthquake|지진; fire|불 화재 해고 쏘다; smoke|연기; light|빛 불빛 가볍다
    shadow|그림자; dark darkness|어둡다 어둠; heat hot|열 뜨겁다 덥다 더위; cold|춥다 차갑다 추위 감기; warm|따뜻하다; cool|시원하다
    dry|마르다 건조; wet|젖다; weather|날씨; climate|기후; temperature|온도 기온; season|계절 시즌; spring|봄; summer|여름
    autumn|가을; winter|겨울; nature natural|자연 천연; environment|환경; pollution|오염; energy|에너지; east|동쪽
    west|서쪽; south|남쪽; north|북쪽; time|시간 때; hour|시간; minute|분; second|초 둘째 두번째; day|날 하루 낮; night|밤
    morning|아침 오전; afternoon|오후; evening|저녁; midnight|자정; noon|정오; today|오늘; tomorrow|내일
    yesterday|어제; week|주 일주일; weekend|주말; month|달 개월; year|해 년; century|세기; monday|월요일; tuesday|화요일
    wednesday|수요일; thursday|목요일; friday|금요일; saturday|토요일; sunday|일요일; january|1월 일월; past|과거 지난
    present|현재 선물; future|미래 장래; moment|순간 잠깐; early|이르다 일찍 초기; late|늦다 늦게; later|나중 이후 뒤; soon|곧 금방
    already|이미 벌써; still|아직 여전히; again|다시 또; ago|전; once|한번 한때; never|결코 절대; ever|언젠가
    always|항상 늘 언제나; often|자주 종종; sometimes|때로 가끔; usually|보통 대개; recently recent|최근; suddenly|갑자기
    finally|마침내 결국 드디어; during|동안; until|까지; since|이후 이래; birthday|생일; anniversary|기념일 주년
    holiday|휴일 휴가; christmas|크리스마스 성탄절; date|날짜; schedule|일정; calendar|달력
    history historic historical|역사; city|도시 시; town|마을 읍; village|마을; capital|수도 자본
    street road|거리 길 도로; way|길 방법; bridge|다리; park|공원 주차; square|광장; market|시장
    store shop|가게 상점 매장 저장 보관; supermarket|슈퍼마켓; school|학교; university college|대학 대학교; hospital|병원
    church|교회 성당; temple|절 사원; mosque|모스크; library|도서관; museum|박물관 미술관; theater theatre|극장
    cinema|영화관; station|역; airport|공항; port harbor harbour|항구; prison jail|감옥 교도소; court|법원 법정
    office|사무실 사무소; factory|공장; bank|은행 둑; tower|탑; castle|성; palace|궁전 궁; border|국경; area|지역
    region|지역 지방; place|곳 장소; address|주소; map|지도; corner|모퉁이 구석; center centre|중심 센터 가운데
    neighborhood|동네; car|차 자동차 승용차; bus|버스; truck|트럭; train|기차 열차 훈련 단련; subway|지하철
    bicycle bike|자전거; motorcycle|오토바이; taxi|택시; ship|배 선박; boat|배 보트
    plane airplane aircraft|비행기 항공기; helicopter|헬리콥터 헬기; traffic|교통; passenger|승객; ticket|표 티켓 승차권
    trip journey|여행 여정; tourist tourism|관광객 관광; luggage baggage|짐 수하물; accident|사고
    crash|추락 충돌 사고 부딪치다; speed|속도; distance|거리; fuel|연료; pilot|조종사; crew|승무원; captain|선장 주장 기장
    passport|여권; country nation|나라 국가; state|주 국가 상태; government|정부; president|대통령 회장; minister|장관
    prime|총리; parliament|의회 국회; congress|의회; senate|상원; senator|상원의원; governor|주지사 지사; mayor|시장
    party|정당 당 파티; democracy democratic|민주주의 민주; democrat|민주당; republican|공화당
    politics political politician|정치 정치인; policy|정책; law|법 법률; bill|법안 계산서; rule|규칙 통치
    right rights|권리 옳다 오른쪽; freedom free|자유 무료 풀어주다 석방; power|권력 힘 전력; authority authorities|당국 권한
    official officials|관리 공무원 공식 관계자; citizen|시민 국민; public|대중 공공 공개; campaign|캠페인 선거운동 운동
    candidate|후보 후보자; majority|다수 과반수; minority|소수; opinion|의견 여론; poll|여론조사
    protest protester|시위 항의 시위대; demonstration|시위 집회; strike|파업 공격 치다 때리다; reform|개혁; crisis|위기
    corruption|부패; scandal|스캔들 추문; tax|세금; budget|예산; treaty|조약; sanction sanctions|제재; embassy|대사관
    ambassador|대사; diplomat diplomatic diplomacy|외교관 외교; foreign foreigner|외국 외국인 해외
    international|국제; immigrant immigration migrant|이민자 이민 이주민; refugee|난민
    independence independent|독립; union|연합 조합 노조; constitution|헌법; speech|연설; statement|성명 진술
    secretary|장관 비서; spokesman spokeswoman spokesperson|대변인; committee|위원회; council|위원회 의회
    leadership|지도력 지도부; administration|행정부 행정; federal|연방; royal|왕실; kingdom|왕국; empire|제국
    flag|깃발 국기; police|경찰; officer|경찰관 장교 관리; detective|형사; crime criminal|범죄 범인
    murder murderer|살인 살인자 살해; thief theft steal stole stolen|도둑 절도 훔치다; rob robbery|강도; rape|강간 성폭행
    sexual|성적; assault|폭행; abuse|학대 남용; violence violent|폭력 폭행; gun|총; weapon|무기; bomb bombing|폭탄 폭격
    shoot shot shooting|쏘다 총격 사격; suspect|용의자 의심; victim|피해자 희생자; witness|목격자 증인; arrest|체포
    charge|혐의 기소 요금; trial|재판; judge|판사 판단; jury|배심원; lawyer attorney|변호사; prosecutor|검사 검찰
    guilty|유죄; innocent|무죄 순진 순수; sentence|선고 문장; punishment punish|처벌 벌 벌주다; evidence|증거
    investigation investigate investigator|수사 조사 수사관; case|사건 경우; justice|정의; lawsuit sue|소송 고소
    secret|비밀; truth true|진실 사실; drug|마약 약물 약; gang|갱단 조직; hostage|인질; terrorist terrorism|테러리스트 테러
    threat threaten|위협 협박; safe safety|안전; danger dangerous|위험; emergency|비상 응급; rescue|구조 구출
    fraud|사기; war|전쟁; peace|평화; army|군대 육군; military|군사 군; navy|해군; soldier troops|군인 병사 병력
    general|장군 일반; battle|전투; victory|승리; defeat|패배 이기다; invade invasion|침략 침공; missile|미사일
    nuclear|핵 원자력; tank|탱크; force|힘 강제 군대 강요 억지; veteran|참전용사 퇴역; conflict|갈등 분쟁
    ally alliance|동맹 연합; ceasefire|휴전; occupy occupation|점령 직업; spy|간첩 스파이; prisoner|포로 죄수
    economy economic|경제; business|사업 기업; company firm|회사 기업; industry industrial|산업 공업; trade|무역 거래
    money|돈; price|가격 값 물가; stock|주식 재고; investor investment invest|투자자 투자; profit|이익 수익; debt|빚 부채
    loan|대출; interest|이자 관심 흥미; rate|비율 금리; inflation|인플레이션 물가; job|일자리 직업; employee|직원 종업원
    employer|고용주; employment unemployment|고용 실업; wage salary|임금 급여 월급; income|소득 수입
    rich wealth|부유 부자 재산; poor poverty|가난 빈곤 불쌍하다; customer|고객 손님; consumer|소비자; brand|상표 브랜드
    product|제품 상품; goods|상품 물건; supply|공급; export|수출; import|수입; deal|거래 협상 합의; contract|계약 계약서
    partner partnership|파트너 동반자 협력 상대; manager management|경영 관리자 경영진; director|이사 감독 국장
    executive|임원 경영자; chief|최고 책임자 장 주요; boss|상사 사장; chairman|의장 회장; founder|창업자 설립자; insurance|보험
    property|재산 부동산; rent|임대 집세; house housing|주택; percent|퍼센트; dollar|달러; euro|유로; pound|파운드
    billion|억; million|백만; trillion|조; dozen|십여; amount|양 금액; total|전체 총; average|평균; quarter|분기
    annual|연간 매년; global|세계 글로벌 전세계; domestic|국내; financial finance|금융 재정 재무; credit|신용; cash|현금
    account|계좌; bankruptcy|파산; merger|합병; competition competitor compete|경쟁 대회 경쟁사 겨루다; fund|기금 자금
    discount|할인; shareholder|주주; retailer retail|소매; shopper shopping|쇼핑; online|온라인; news|뉴스 소식
    newspaper|신문; journalist reporter|기자 언론인; media press|언론 매체 미디어 누르다; magazine|잡지; article|기사
    interview|인터뷰 면접; broadcast|방송; television|텔레비전; radio|라디오; film movie|영화 촬영; actor|배우
    actress|여배우; audience|관객 청중; concert|콘서트 음악회; stage|무대 단계; music musician|음악 음악가
    artist art|예술가 예술 미술; novel|소설; poem poet poetry|시 시인; story|이야기 기사; character|인물 등장인물 성격
    award prize|상; festival|축제; celebrity|유명인 연예인; fan|팬; fame famous|유명 명성; culture cultural|문화
    tradition traditional|전통; custom|관습 풍습; religion religious|종교; christian|기독교 기독교인
    catholic|가톨릭 천주교; muslim islamic|이슬람 무슬림; jewish jew|유대인; buddhist buddhism|불교; priest|신부 사제
    pope|교황; prayer pray|기도; faith|신앙 믿음; sin|죄; heaven|천국 하늘; hell|지옥; bible|성경; holy|거룩하다 신성
    message|메시지; internet|인터넷; website|웹사이트; video|영상 동영상 비디오; post|올리다 게시물 우편; comment|댓글 논평
    tweet|트윗; social|사회 소셜; society|사회; community|공동체 지역사회; population|인구
    race racial racism racist|인종 인종차별 경주 레이스; gender|성별; generation|세대; human humanity|인간 인류
    equality equal|평등 같다; discrimination|차별; charity|자선; volunteer|자원봉사 자원봉사자 봉사자; education|교육
    knowledge|지식; language|언어 말; word|낱말 단어 말; meaning|뜻 의미; sport sports|스포츠 운동; game|경기 게임 놀이
    match|경기 어울리다; team|팀 구단; coach|감독 코치; champion championship|챔피언 선수권 우승; league|리그; score|득점 점수
    goal|골 목표; point|점 가리키다; ball|공; football soccer|축구; baseball|야구; basketball|농구; tennis|테니스
    golf|골프; swimming|수영; boxing boxer|권투 복싱; olympic|올림픽; medal|메달; gold golden|금 금메달; silver|은
    bronze|동; record|기록 녹음; stadium|경기장; tournament|대회 토너먼트; final|결승 결승전 최종; referee|심판
    draw tie|무승부 비기다 묶다 매다; defender|수비수; striker|공격수; goalkeeper|골키퍼; penalty|페널티 벌금
    training train|훈련; club|클럽 구단; fitness exercise|운동; opponent|상대; half|절반 전반 후반 반; round|라운드 둥글다
    health|건강 보건; doctor|의사 박사; nurse|간호사 간호; patient|환자 참다; disease illness sick|병 질병 질환 아프다
    medicine medical|약 의학 의료; virus|바이러스; infection infect|감염; cancer|암; fever|열; cough|기침
    surgery operation|수술; symptom|증상; vaccine vaccination|백신 접종; pregnant pregnancy|임신; mental|정신
    disabled disability|장애 장애인; ambulance|구급차; diet|식단 다이어트; weight|무게 체중; smoke smoking|담배 흡연
    alcohol|술 알코올; suicide|자살; stress|스트레스; addiction addict|중독; allergy|알레르기; bacteria|세균; pill|알약
    wound|상처; blind|눈멀다 시각장애; deaf|청각장애; therapy|치료 요법; clinic|진료소 의원; recover recovery|회복 되찾다
    science scientific scientist|과학 과학자; research researcher|연구 연구자 연구원; technology|기술; computer|컴퓨터
    robot|로봇; space|우주 공간; planet|행성; satellite|위성; rocket|로켓; astronaut|우주비행사; experiment|실험
    theory|이론; physics|물리학; chemistry chemical|화학; biology|생물학; mathematics math|수학; professor|교수
    laboratory lab|실험실 연구소; invention invent|발명; gene genetic|유전자; species|종; evolution|진화
    gas|가스 기체; oxygen|산소; carbon|탄소; metal|금속; iron|철; steel|강철; copper|구리; coal|석탄
    electricity electric|전기; battery|배터리; solar|태양; device|장치 기기; phone telephone mobile|전화 휴대전화 휴대폰
    smartphone|스마트폰; camera|카메라; screen|화면; software|소프트웨어; data|데이터 자료; hacker hacking|해커 해킹
    password|비밀번호; artificial|인공; intelligence|지능 정보; expert|전문가; engineer|기술자 공학자; method|방법
    result|결과; problem|문제; solution solve|해결 풀다; question|질문 문제; reason|이유 까닭; cause|원인 일으키다 야기
    effect|효과 영향; influence impact|영향; purpose aim|목적; example|예 보기; difference|차이; similar|비슷하다
    important importance|중요; necessary|필요; possible possibility|가능 가능성; impossible|불가능
    certain|확실 어떤; probably perhaps maybe|아마 어쩌면; really|정말 진짜; especially|특히; exactly|정확히
    simple simply|간단 단순; difficult difficulty|어렵다 어려움; easy easily|쉽다 쉽게; new|새롭다 새
    big large huge|크다 커다란 거대 엄청나다; small little|작다 조그만; long|길다 오래; short|짧다; high|높다; low|낮다
    tall|크다 높다; deep|깊다; wide broad|넓다; narrow|좁다; thick|두껍다; thin|얇다; heavy|무겁다
    strong strength|강하다 힘; weak weakness|약하다 약점; hard|단단하다 어렵다 열심히; soft|부드럽다
    fast quick quickly|빠르다 빨리; slow slowly|느리다 천천히; good|좋다 착하다; bad|나쁘다; better best|낫다 최고
    worse worst|최악; beautiful beauty|아름답다 아름다움 미; ugly|못생기다 추하다; pretty|예쁘다; nice|멋지다 좋다
    great|위대 훌륭하다 대단하다; perfect|완벽; strange|이상하다; special|특별; normal|정상 보통; common|흔하다 공통; rare|드물다
    full|가득하다 차다; empty|비다; bright|밝다; clear|맑다 분명; sharp|날카롭다; flat|평평하다; straight|곧다 똑바로
    smooth|매끄럽다; loud|시끄럽다; noise|소음; busy|바쁘다; cheap|싸다; expensive|비싸다; popular popularity|인기
    careful carefully|조심 신중; lucky luck|운 행운; wise wisdom|지혜 현명 슬기롭다; smart clever|똑똑하다 영리하다
    stupid foolish|어리석다 바보; crazy mad|미치다; alone|혼자 홀로; together|함께 같이; different|다르다; same|같다
    other|다른; both|둘; many much|많다; few|적다 몇; enough|충분; more|더; most|가장 대부분; less|덜; only|오직
    almost|거의; about|약 대해; very|매우 아주; too|너무; everything|모든; nothing|아무것; something|무언가
    everyone everybody|모두 누구나; someone|누군가; nobody|아무도; everywhere|어디나; here|여기; there|거기; where|어디
    when|언제; why|왜; who|누구; what|무엇; how|어떻게; because|때문; but however|그러나 하지만; although|비록; while|동안
    before|전; after|후; between|사이; among|가운데; near|가깝다 근처; far|멀다; inside|안; outside|밖; above|위
    under below|아래 밑; behind|뒤; front|앞; next|다음 옆; around|주변 둘레; across|건너; through|통해; against|맞서
    toward|향해; without|없이; according|따르면; despite|불구; black|검다 검은색 흑인; white|희다 하얗다 흰색 백인
    red|붉다 빨갛다 빨간색; blue|푸르다 파랗다 파란색; green|녹색 초록색; yellow|노랗다 노란색; brown|갈색; gray grey|회색; pink|분홍색
    purple|보라색; color colour|색 색깔; one|하나 한; two|둘 두; three|셋 세; four|넷 네; five|다섯; six|여섯; seven|일곱
    eight|여덟; nine|아홉; ten|열; twenty|스물 스무; hundred|백; thousand|천; first|첫 처음 첫째; third|셋째 세번째
    last|마지막 지난; double|두배; number|수 번호 숫자; part|부분; whole|전체 온; piece|조각; group|무리 집단 단체; line|줄 선
    side|쪽 편; top|꼭대기 위; bottom|바닥 아래; middle|가운데 중간; edge|가장자리; level|수준; size|크기; shape|모양
    length|길이; height|높이 키; thing|것 물건; idea|생각; fact|사실; event|행사 사건; situation|상황; condition|조건 상태
    experience|경험; memory|기억 추억; chance|기회; opportunity|기회; risk|위험; mistake|실수 잘못; trouble|문제 곤란
    challenge|도전 과제; effort|노력; progress|진보 진전; process|과정; system|제도 체계; role|역할
    responsibility responsible|책임; duty|의무; relationship relation|관계; trust|신뢰 믿다; respect|존경 존중
    joy|기쁨; silence silent|침묵 조용하다; attention|관심 주의; pressure|압력 압박; control|통제; advice|조언 충고
    information|정보; detail|세부; list|목록; sign|표지 신호 서명; signal|신호; symbol|상징; gift present|선물
    toy|장난감; doll|인형; joke|농담; habit|습관; skill|기술 솜씨; talent|재능; ability|능력; fate|운명; adventure|모험
    magic|마법; treasure|보물; monster|괴물; giant|거인; sword|칼 검; crown|왕관; throne|왕좌; servant|하인
    master|주인; slave slavery|노예; grave tomb|무덤; funeral|장례식 장례; ceremony|의식 식; statue|조각상 동상; bell|종
    candle|촛불 초; flame|불꽃; ash|재; dust|먼지; mud|진흙; glass|유리 잔; diamond|다이아몬드; coin|동전; wallet|지갑
    trash garbage waste|쓰레기 낭비; basket|바구니; tent|천막 텐트; camp|캠프 야영; tunnel|터널; path|길; step|걸음 단계
    direction|방향; forward|앞으로; circle|원 동그라미; american|미국 미국인; america|미국; united|미국 연합
    britain british uk|영국 영국인; england english|영국 잉글랜드 영어; scotland scottish|스코틀랜드; wales welsh|웨일스
    ireland irish|아일랜드; france french|프랑스 프랑스인; germany german|독일 독일인; italy italian|이탈리아
    spain spanish|스페인; russia russian|러시아 러시아인; china chinese|중국 중국인; japan japanese|일본 일본인
    korea korean|한국 한국인; india indian|인도 인도인; iran iranian|이란; iraq iraqi|이라크; syria syrian|시리아
    israel israeli|이스라엘; palestine palestinian|팔레스타인; turkey turkish|터키 튀르키예; egypt egyptian|이집트
    africa african|아프리카; europe european|유럽; asia asian|아시아; australia australian|호주 오스트레일리아
    canada canadian|=캐나다 캐나다인; mexico mexican|멕시코; brazil brazilian|브라질; argentina|아르헨티나
    greece greek|그리스; sweden swedish|스웨덴; norway norwegian|노르웨이; poland polish|폴란드 닦다
    netherlands dutch|네덜란드; belgium|벨기에; switzerland swiss|스위스; austria|오스트리아
    ukraine ukrainian|우크라이나; vietnam vietnamese|베트남; thailand thai|태국; indonesia indonesian|인도네시아
    philippines|필리핀; taiwan|대만; afghanistan|아프가니스탄; pakistan|파키스탄; saudi|사우디; arabia|아라비아
    western|서양 서부 서방; eastern|동부 동양; southern|남부; northern|북부; latin|라틴; washington|워싱턴; london|런던
    paris|파리; beijing|베이징; tokyo|도쿄; moscow|모스크바; berlin|베를린; seoul|서울; york|뉴욕; california|캘리포니아
    texas|텍사스; become became|되다; happen|일어나다 벌어지다 발생; seem|보이다 같다; exist existence|존재 있다
    remain|남다 남아있다; consider|고려 여기다 생각; mean meant|뜻하다 의미; involve|관련 연루 참여; require|필요 요구
    provide|제공; affect|영향; deal dealt|다루다 대처; manage|해내다 관리; achieve achievement|이루다 달성 성취 업적
    complete completion|완료 완성 마치다 완전; perform performance|공연 수행 성과; practice practise|연습 관행
    compare|비교; measure|재다 조치; count|세다; divide|나누다 분열; separate|떨어지다 분리; connect|잇다 연결
    combine|합치다 결합; fill|채우다; cover|덮다 가리다 다루다 표지; spread|퍼지다 확산; pour|붓다 쏟다; mix|섞다
    shake shook|흔들다 흔들리다 떨다; shine shone|빛나다; blow blew|불다; float|떠다니다 뜨다; sink sank|가라앉다 침몰
    melt|녹다; freeze froze frozen|얼다; boil|끓다 끓이다; bake|굽다; squeeze|짜다; bend bent|굽히다 구부리다; fold|접다
    hang hung|걸다 매달다; dig dug|파다; bury buried|묻다 매장; pick|따다 고르다 줍다; collect collection|모으다 수집
    pack|싸다 포장; load|싣다; lift|들어올리다 들다; drop|떨어뜨리다 떨어지다 하락; roll|구르다 굴리다; slide|미끄러지다
    stretch|늘이다 뻗다; wrap|싸다 감싸다; cross|건너다 십자가; pass|지나다 통과 지나가다; approach|다가가다 접근; surround|둘러싸다
    chase|쫓다 뒤쫓다; hurry|서두르다; wander|헤매다 돌아다니다; guide|안내; mark|표시; print|인쇄
    publish publication publisher|출판 발표 펴내다 출판사; upload|올리다; download|내려받다; click|누르다 클릭
    launch|시작 출시 발사; release|공개 출시 석방 발표; reveal|드러내다 밝히다 공개; expose|드러내다 노출 폭로; confirm|확인
    prove proof|증명 입증; suggest suggestion|제안 시사; propose proposal|제안; recommend|추천 권고
    encourage|격려 권하다; persuade convince|설득; urge|촉구; permit permission|허가; limit limited|한계 제한
    restrict restriction|제한; obey|따르다 복종; hire|고용; retire retirement|은퇴 퇴직; resign resignation|사임 사퇴
    appoint|임명; promote promotion|승진 홍보 촉진; quit|그만두다; miss|놓치다 그리워하다; lack|부족 없다; harm|해치다 해
    forgive|용서; betray|배신; trick|속이다 속임수; cheat|속이다; rebuild|재건; honor honour|명예 기리다; mourn|애도
    sacrifice|희생; dedicate dedicated|바치다 헌신; devote|바치다; depend|의존 달려있다; rely|의지; adapt|적응
    adjust|조절 조정; balance|균형; fit|맞다; suit|어울리다 정장; prefer preference|선호 좋아하다; tend tendency|경향
    behave behavior behaviour|행동 태도; attitude|태도; react reaction|반응; respond response|반응 대응 응답
    ignore|무시; recognize recognise recognition|알아보다 인정 인식; realize realise|깨닫다 실현
    imagine imagination|상상 상상력; wonder|궁금하다 놀라움; suppose|가정; predict prediction|예측 예언; estimate|추정
    calculate|계산; examine|살펴보다 검토 진찰; review|검토 평가; observe observation|관찰; focus|집중; concentrate|집중
    discuss discussion|논의 토론; debate|토론 논쟁; negotiate negotiation|협상; compromise|타협; settle|해결 정착
    establish|세우다 설립; found foundation|설립 재단 기초
    organize organise organization organisation|조직 단체 기구; arrange arrangement|정리 마련; operate|운영 작동
    maintain|유지; enforce|시행; implement|시행 이행; introduce introduction|소개 도입; expand expansion|확대 확장
    extend|연장 늘리다; shrink|줄어들다; soar|치솟다 급등; decline|감소 쇠퇴 거절; collapse|무너지다 붕괴
    explode explosion|터지다 폭발; stab|찌르다; beat beaten|이기다 때리다 꺾다; bite bit|물다; scream|비명; whisper|속삭이다
    sigh|한숨; swallow|삼키다; kiss|입맞춤 키스; hug embrace|껴안다 포옹; nod|끄덕이다; bow|절하다 활; kneel|무릎 꿇다
    crawl|기다; lean|기대다; stare|응시 쳐다보다; glance|흘끗; blink|깜박이다; wipe|닦다; sweep|쓸다 휩쓸다; decorate|꾸미다 장식
    sew|꿰매다; knit|뜨다; weave|짜다 엮다; carve|새기다 조각; explore exploration|탐험 탐사; sail|항해 돛; row|젓다
    raise|키우다 올리다 기르다; adopt|입양 채택; educate|교육; graduate|졸업; attend|참석 다니다
    participate participant|참가 참여 참가자; cheer|응원 환호; tackle|태클; sprint|질주; relax|쉬다 긴장; bleed|피
    faint|기절; limp|절다; diagnose diagnosis|진단; prescribe|처방; inject injection|주사; bathe bath|목욕
    shave|면도; brush|빗다 솔; comb|빗; fry fried|튀기다 볶다; grill|굽다; slice|썰다; peel|벗기다; chew|씹다; sip|홀짝
    employee staff|직원; colleague|동료; client|고객 의뢰인; resident|주민 거주자; passerby|행인; crowd|군중 인파
    member|회원 구성원 의원; activist|활동가 운동가; critic|비평가 평론가; author|저자 작가; editor|편집자; chef|요리사
    waiter|웨이터 종업원; guard|경비원 지키다; firefighter|소방관; sailor|선원; fisherman|어부; carpenter|목수; baker|제빵사
    butcher|푸줏간; tailor|재단사; merchant|상인; clerk|점원 사무원; scholar|학자; philosopher philosophy|철학자 철학
    composer|작곡가; model|모델 모형; athlete|운동선수 선수; winner|우승자 승자; loser|패자; rival|경쟁자 라이벌
    boyfriend|남자친구; girlfriend|여자친구; fiance|약혼자; widow|과부; orphan|고아; twin twins|쌍둥이
    teenager teen|십대 청소년; elderly senior|노인 어르신 고위 선배; homeless|노숙자; beggar|거지; billionaire|억만장자 갑부
    millionaire|백만장자; genius|천재; fool|바보; liar|거짓말쟁이; coward|겁쟁이; pioneer|개척자 선구자; successor|후임자 후계자
    ancestor|조상; descendant|후손 자손; heir|상속인 후계자; origin|기원 유래; source|출처 근원; ancient|고대 옛날
    modern|현대 근대; medieval|중세; prehistoric|선사; era|시대; decade|십년; period|기간 시기; deadline|기한 마감
    delay|지연 늦어지다; pause|멈춤 잠시; interval|간격; rhythm|리듬 박자; melody|선율; instrument|악기 도구; piano|피아노
    violin|바이올린; drum|북 드럼; guitar|기타; orchestra|관현악단 오케스트라; choir|합창단; album|앨범 음반; band|밴드 악단
    lyric lyrics|가사; ballet|발레; opera|오페라; drama|드라마 연극; comedy|코미디 희극; tragedy tragic|비극
    scene|장면 현장; script|대본; episode|회 에피소드; sequel|속편; fiction|소설 허구; tale|이야기; legend|전설; myth|신화
    fairy|요정; witch|마녀; dragon|용; cartoon comic|만화; exhibition|전시회 전시; gallery|화랑 미술관; sculpture|조각
    portrait|초상화; landscape|풍경; architecture architect|건축 건축가; monument|기념비 기념물; ruin ruins|폐허 유적
    heritage|유산; inherit|물려받다 상속; antique|골동품; fashion|패션 유행; trend|추세 유행 경향; style|양식 스타일
    luxury|사치 고급; hobby|취미; leisure|여가; vacation|휴가 방학; picnic|소풍; hike hiking|등산 산행; ski skiing|스키
    skate|스케이트; camping|야영; fishing|낚시; cooking|요리; gardening|원예; reading|독서; photography|사진
    chess|체스; card|카드; puzzle|퍼즐 수수께끼; riddle|수수께끼; lottery|복권; gamble gambling|도박; bet|내기; poison|독
    trap|덫 함정; cage|우리 새장; chain|사슬; hook|갈고리; net|그물; arrow|화살; shield|방패; armor armour|갑옷
    bullet|총알; grenade|수류탄; mine|지뢰 광산; fortress|요새; trench|참호; base|기지 기반; headquarters|본부 본사
    department|부 부서 학과; agency|기관 청; bureau|국; institute institution|연구소 기관; academy|학원 아카데미
    association|협회; federation|연맹; coalition|연합; summit|정상회담 정상; conference|회의 학회; session|회기
    resolution|결의 결의안; amendment|개정 수정; legislation|입법 법률; regulation|규제 규정; license licence|면허 허가
    visa|비자; certificate|증명서; document|문서 서류; file|파일 서류; form|양식; receipt|영수증; invoice|청구서
    envelope|봉투; stamp|우표 도장; package parcel|소포 상자; mail|우편 메일; email|이메일; conversation|대화
    dialogue|대화; rumor rumour|소문; gossip|험담 소문; accent|억양; dialect|사투리 방언; grammar|문법; vocabulary|어휘
    paragraph|단락; chapter|장; page|쪽 페이지; title|제목 칭호; headline|표제 머리기사; margin|여백; ink|잉크
    notebook|공책; diary|일기; dictionary|사전; encyclopedia|백과사전; textbook|교과서; exam examination|시험
    homework|숙제; lesson|수업 교훈; class|수업 반 계급; course|과정 강좌; grade|학년 등급 성적; degree|학위 정도
    scholarship|장학금; kindergarten|유치원; elementary|초등; pupil|학생 제자; classroom|교실; blackboard|칠판
    campus|교정 캠퍼스; dormitory|기숙사; tuition|등록금; moral morality|도덕; ethics ethical|윤리; evil|악
    virtue|미덕; liberty|자유; dignity|존엄; reputation|평판 명성; guilt|죄책감; regret|후회 유감; grief|슬픔
    sorrow|슬픔; despair|절망; anxiety anxious|불안; panic|공황; terror|공포; horror|공포; disgust|혐오; envy|부러움
    passion|열정; desire|욕망; ambition|야망; patience|인내 참을성; confidence confident|자신감 자신
    curiosity curious|호기심; sympathy|동정 공감; mercy|자비; gratitude grateful|감사; loyalty loyal|충성
    friendship|우정; romance romantic|낭만 로맨스; charm|매력; attractive|매력; elegant|우아하다; graceful|우아하다
    gentle|온화 부드럽다; polite|공손 예의; rude|무례; shy|수줍다; modest|겸손; generous|관대 너그럽다; greedy greed|탐욕 욕심
    lazy|게으르다; diligent|부지런하다 성실; serious|심각 진지; funny|웃기다 재미있다; humor humour|유머; silly|어리석다
    mature|성숙; nervous|긴장 초조; tense tension|긴장; upset|속상하다
    disappointed disappointment disappointing|실망; frustrated frustration|좌절 답답하다
    confused confusion confusing|혼란 헷갈리다; embarrassed embarrassing|당황 부끄럽다
    shocked shock shocking|충격; amazed amazing|놀랍다; impressed impressive impression|인상 인상적
    satisfied satisfaction|만족; comfortable comfort|편안 편하다; uncomfortable|불편; secure|안전
    vulnerable|취약; helpless|무력; desperate|절박 필사적; urgent|긴급 시급; critical|중요 비판; crucial|중요 결정적
    essential|필수 본질; vital|필수; significant|중요 상당; enormous|엄청나다 거대; massive|대규모 거대; tiny|작다
    vast|광대 방대; entire|전체 온; partial|부분; temporary|임시 일시; permanent|영구; constant|끊임없다; frequent|잦다
    rapid|급속 빠르다; gradual gradually|점차 서서히; immediate immediately|즉시 즉각; instant|즉석 순간; sudden|갑작스럽다
    unexpected|뜻밖 예상; inevitable|불가피 피할; obvious|분명 뻔하다; apparent apparently|명백 보이다; visible|보이다
    invisible|보이지; actual|실제; virtual|가상; potential|잠재; available|이용; suitable|알맞다; proper|적절
    appropriate|적절; correct|옳다 맞다; wrong|틀리다 잘못; accurate|정확; precise|정밀; exact|정확; approximate|대략
    typical|전형적; ordinary|평범; regular|정기 규칙적; unusual|이례적 특이; unique|독특 유일; particular|특정
    specific|구체적 특정; universal|보편; local|지역 현지; national|국가 전국; urban|도시; rural|시골 농촌
    suburb suburban|교외; coastal|해안; tropical|열대; arctic|북극; mountainous|산; remote|외딴 원격; distant|멀다
    nearby|근처 인근; adjacent|인접; central|중앙; outer|바깥; inner|안쪽 내부; upper|위쪽; lower|아래쪽; main|주요 주된
    major|주요 큰; minor|사소 작은; principal|교장 주요; primary|일차 주요; secondary|이차; junior|후배; former|전 이전
    current|현재; previous|이전; following|다음; latest|최신; initial|처음 초기; original|원래 독창적; ultimate|궁극
    extreme extremely|극단 매우; moderate|온건 적당; severe|심하다 심각; mild|온화 가볍다; slight slightly|약간
    considerable|상당; substantial|상당; sufficient|충분; excessive|지나치다 과도; extra|추가; additional|추가
    various|다양 여러; several|여러 몇몇; numerous|수많다; countless|수많다; multiple|여러; single|단일 하나
    individual|개인; personal|개인; private|사적 개인; formal|공식; legal|합법 법적; illegal|불법; fair|공정 공평
    unfair|불공평; strict|엄격; flexible|유연; complex|복잡; complicated|복잡; mysterious mystery|신비 수수께끼
    magical|마법; sacred|신성; spiritual|영적; physical|신체 물리; emotional emotion|감정; sensitive|민감 예민
    conscious|의식; aware awareness|알다 인식; unconscious|의식불명 무의식; asleep|잠들다; awake|깨다; alive|살아있다
    naked|벌거벗다; drunk|취하다; sober|맑다; healthy|건강; fat|뚱뚱하다 지방; slim|날씬하다; muscular muscle|근육
    bald|대머리; blonde|금발
    """
}
