/// Short word lists by which a text in Latin letters is told to be English or something else.
///
/// A word counts once, by its 64-bit FNV-1a hash, so that a text is judged without making strings.
/// The foreign list holds frequent function words that are no English words.
enum LatinWords {
  enum Kind: UInt8 {
    /// Articles, pronouns, prepositions, auxiliaries: words that no other language borrows.
    case function
    /// Words that are frequent in English guidelines, but may stand as names elsewhere.
    case common
    /// A function word of another language in Latin letters.
    case foreign
  }

  /// The start value of ``add(_:to:)``.
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a: the hash of a word after one more lower-case byte.
  static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  static func kind(of hash: UInt64) -> Kind? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot].hash != 0 {
      if table[slot].hash == hash { return table[slot].kind }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private struct Slot {
    var hash: UInt64 = 0
    var kind = Kind.foreign
  }

  /// Open addressing over the hash itself: a word is asked for once per word of every text.
  private static let mask = 4095
  private static let table: [Slot] = {
    var table = [Slot](repeating: Slot(), count: mask + 1)
    for (words, kind) in [(foreign, Kind.foreign), (common, .common), (function, .function)] {
      for word in words.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        let hash = word.utf8.reduce(seed) { add($1, to: $0) }
        var slot = Int(truncatingIfNeeded: hash) & mask
        while table[slot].hash != 0 && table[slot].hash != hash { slot = (slot + 1) & mask }
        table[slot] = Slot(hash: hash, kind: kind)
      }
    }
    return table
  }()

  private static let function = """
    a an the this that these those it its it's they their them there he she his her we our us you
    your yours who whom whose which what when where why how and but or nor so because although
    though while if unless until than then as of in on at by for from with without within into
    onto upon about above below under over between among through during before after against
    toward towards across along around behind beside beyond near off out per via is are was were be
    been being am has have had having does did doing don't doesn't didn't isn't aren't wasn't can't
    won't shouldn't can could will would shall should may might must not no yes any some all both
    each every either neither other another such only also just too very more most much many few
    less least own same here now to up down ever never always often sometimes usually generally
    however therefore instead rather quite even still yet already again once let's i i'm i've
    you're you've they're we're we've there's that's what's
    """

  private static let common = """
    one two three four five line lines name names word words use uses used using make makes making keep keeps avoid avoids consider considers provide
    provides display displays show shows showing present presents let lets give gives help helps
    think design designs support supports ensure include includes including add adds adding remove
    create creates choose choosing need needs want prefer place start begin follow learn see read
    write edit delete select selected selection tap taps click press swipe scroll scrolling move
    people user users person app apps application content contents information item items row rows
    column columns list lists table tables view views screen screens page pages section sections
    group groups grouped plain inset style styles basic subtitle title titles heading headings
    header headers footer footers label labels text button buttons image images picture icon icons
    color colors colour dark light mode modes bar bars tab tabs menu menus toolbar sidebar sheet
    alert alerts control controls picker pickers slider switch field fields search searching
    navigation layout typography motion branding accessibility privacy loading feedback gesture
    gestures keyboard pointer window windows widget widgets notification notifications modality
    onboarding launching settings help guidance guideline guidelines guide best practices practice
    platform platforms considerations resources related developer documentation videos change log
    overview introduction anatomy summary note notes example examples example tip tips warning
    important specifications inputs foundations patterns components technologies human interface
    left right top bottom leading trailing detail details default value values custom standard
    single multiple first last next previous new old large small wide narrow simple complex clear
    short long data progress state states action actions index width height size sizes space row's
    outline split disclosure indicator indicators checkmark collection collections box boxes chart
    charts material materials spatial audio video photo photos writing inclusion right-to-left
    license contents references reference source sources original translation translated answer
    question questions example's common important appearance behavior behaviour interaction
    """

  private static let foreign = """
    der die das und ist nicht ein eine einen einem einer eines mit für auf den dem des von zu zum
    zur im werden wird wurde kann können sich auch oder sie wir ihr ihre als wenn aber nach bei
    über unter durch sind haben hat sein nur noch mehr sollte sollten
    le la les un une est sont et dans que qui sur avec vous nous pour pas plus par ce cette ces du au
    aux leur leurs ou où mais être avoir fait peut votre vos son sa ses il elle ils elles ainsi
    el los las una y del al con para por se su sus como más este esta estos estas pero ser puede
    pueden cuando también entre hasta desde sobre sin lo muy
    o os as um uma e em na nos nas ao à não é são dos das mais você seu sua pelo pela quando isso
    gli lo di che è sono della delle dei degli nel nella una questo questa come anche più può ma
    het een en van op te zijn met voor niet aan ook worden deze dit naar bij uit wordt kunnen
    och att som på är av för inte med till kan ett det den är eller från vid og ikke som til af
    jest w na nie do się i z że to po od przez dla oraz
    ve bir bu için ile olarak daha gibi olan
    yang dan untuk dengan ini itu dari tidak adalah pada dalam akan
    ja ei on se että ovat mutta kun
    și este pentru sau cu
    eta da dira ez edo ere baina baino dute dituzte dago daude den bezala gabe behar bidez horrela
    hau hori izan erabiliz erabili honen bere
    và của là các cho không được trong một
    """
}
