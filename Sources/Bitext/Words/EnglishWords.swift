/// English words that are no terms: function words, and verbs, adjectives and adverbs that every text
/// has.
enum EnglishWords {
  static let common = Set(
    """
    a about above across after again against all almost along already also although always am among an \
    and another any anybody anyone anything are aren't around as ask at away back be became because \
    become been before began begin behind being below best better between both bring but by call came \
    can cannot change come comes could did didn't different do does doesn't doing don't done down each \
    easy either else enough even ever every everybody everyone everything example few find first for \
    found from full further gave get gets give given gives go goes going gone good got great had has \
    have having he help helps her here him his how however if in instead into is isn't it its itself \
    just keep keeps kept kind knew know known last later least leave less let lets like likely little \
    long look looks lot made main make makes making many may maybe me mean means meant might more most \
    much must my need needs neither never new next no nobody none nor not nothing now of off often old \
    on once one only onto or other others our out over own part people perhaps place please possible \
    put puts rather really right said same saw say says second see seem seems seen several shall she \
    should show shows side simple since small so some somebody someone something sometimes soon still \
    stop such sure take taken takes tell than that the their them themselves then there these they \
    thing things think third this those though three through thus time times to together too took try \
    turn two under until up upon us use used useful user uses using usually very want wants was way \
    ways we well went were what when where whether which while who whole whom whose why will with \
    within without won't work works would wrong yes yet you your yours yourself able add added allow \
    allows appear appears avoid based choose consider contain contains create ensure follow following \
    happen happens include includes including large larger learn least lets likely many provide provides \
    prefer read remember single start support supports clear clearly open high low short important \
    specific particular available additional appropriate current entire four five six ten
    """.split(separator: " ").map(String.init))
}
