/// The syntax of comments, texts and keywords in a programming or data language: enough to colour a
/// listing for reading, not to parse it.
struct CodeLanguage: Sendable {
  /// The beginnings of comments that end with their line.
  var lineComments: [[UInt8]] = []
  /// Whether a line comment only begins at a line's start or after a blank.
  var commentsFollowBlanks = false
  /// The beginning and the end of a comment over several lines.
  var blockComment: (begin: [UInt8], end: [UInt8])?
  /// The bytes that begin and end a text within a line.
  var quotes: [UInt8] = []
  /// The quotation marks that begin and end a text over several lines.
  var longQuotes: [[UInt8]] = []
  /// Whether a backslash in a text escapes the byte after it.
  var hasEscapes = true
  var keywords: Set<String> = []
  /// Whether keywords count only where a command begins, as in a shell.
  var keywordsBeginCommands = false
  /// Whether a word or a text before a colon is a key.
  var hasKeys = false
  /// Whether names in angle brackets are tags.
  var hasTags = false

  /// The language with a name, in any case; nil if it is unknown, so that nothing is coloured.
  static func named(_ name: String) -> CodeLanguage? { known[name.lowercased()] }

  private static let known: [String: CodeLanguage] = {
    var known: [String: CodeLanguage] = [:]
    for (names, language) in languages {
      for name in words(names) { known[name] = language }
    }
    return known
  }()

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let languages: [(names: String, language: CodeLanguage)] = [
    ("sh bash zsh shell console fish", shell), ("yaml yml toml ini conf", data),
    ("json jsonc json5 geojson", json), ("html xml svg plist vue xhtml", markup),
    ("python py", python), ("ruby rb", ruby), ("sql", sql), ("css scss less", styles),
    ("swift", braces(swiftWords, quotes: "\"", longQuotes: ["\"\"\""])),
    ("rust rs", braces(rustWords, quotes: "\"")),
    ("go golang", braces(goWords, longQuotes: ["`"])),
    (
      "javascript js jsx mjs typescript ts tsx",
      braces(scriptWords, longQuotes: ["`"])
    ),
    ("c h cpp c++ cc hpp objc objective-c objectivec m", braces(cWords)),
    ("java kotlin kt csharp cs c# dart scala php", braces(javaWords)),
  ]

  /// A language with `//` and `/* */`.
  private static func braces(
    _ keywords: String, quotes: String = "\"'", longQuotes: [String] = []
  ) -> CodeLanguage {
    CodeLanguage(
      lineComments: [Array("//".utf8)], blockComment: (Array("/*".utf8), Array("*/".utf8)),
      quotes: Array(quotes.utf8), longQuotes: longQuotes.map { Array($0.utf8) },
      keywords: Set(words(keywords)))
  }

  private static let shell = CodeLanguage(
    lineComments: [[0x23]], commentsFollowBlanks: true, quotes: Array("\"'".utf8),
    keywords: Set(
      words("if then else elif fi for do done while until case esac function return export")),
    keywordsBeginCommands: true)

  private static let data = CodeLanguage(
    lineComments: [[0x23]], commentsFollowBlanks: true, quotes: Array("\"'".utf8),
    keywords: ["true", "false", "null", "yes", "no"], hasKeys: true)

  private static let json = CodeLanguage(
    lineComments: [Array("//".utf8)], quotes: [0x22], keywords: ["true", "false", "null"],
    hasKeys: true)

  private static let markup = CodeLanguage(
    blockComment: (Array("<!--".utf8), Array("-->".utf8)), hasEscapes: false, hasTags: true)

  private static let python = CodeLanguage(
    lineComments: [[0x23]], quotes: Array("\"'".utf8),
    longQuotes: [Array("\"\"\"".utf8), Array("'''".utf8)],
    keywords: Set(
      words(
        "and as assert async await break class continue def del elif else except False finally for "
          + "from global if import in is lambda None nonlocal not or pass raise return True try "
          + "while with yield")))

  private static let ruby = CodeLanguage(
    lineComments: [[0x23]], commentsFollowBlanks: true, quotes: Array("\"'".utf8),
    keywords: Set(
      words(
        "begin class def do else elsif end ensure false if in module nil not or rescue return self "
          + "super then true unless until when while yield require")))

  private static let sql = CodeLanguage(
    lineComments: [Array("--".utf8)], blockComment: (Array("/*".utf8), Array("*/".utf8)),
    quotes: [0x27], hasEscapes: false,
    keywords: {
      let lower = words(
        "select from where and or not insert into values update set delete create table drop alter "
          + "join left right inner outer on as group order by having limit union null primary key")
      return Set(lower + lower.map { $0.uppercased() })
    }())

  private static let styles = CodeLanguage(
    blockComment: (Array("/*".utf8), Array("*/".utf8)), quotes: Array("\"'".utf8), hasKeys: true)

  private static let swiftWords =
    "actor any as associatedtype async await break case catch class continue default defer deinit do "
    + "else enum extension false fileprivate for func guard if import in indirect init inout internal "
    + "is let mutating nil nonisolated open override package private protocol public repeat return "
    + "self Self some static struct subscript super switch throw throws true try typealias var "
    + "weak where while"
  private static let rustWords =
    "as async await break const continue crate dyn else enum extern false fn for if impl in let loop "
    + "match mod move mut pub ref return self Self static struct super trait true type use "
    + "where while"
  private static let goWords =
    "break case chan const continue default defer else false for func go goto if import interface map "
    + "nil package range return select struct switch true type var"
  private static let scriptWords =
    "async await break case catch class const continue default delete do else export extends false "
    + "finally for from function if import in instanceof interface let new null of return static "
    + "super switch this throw true try type typeof undefined var void while yield"
  private static let cWords =
    "auto bool break case char class const continue default delete do double else enum extern false "
    + "float for if inline int long namespace new nil nullptr private protected public return "
    + "short signed sizeof static struct switch template this true typedef union unsigned using void "
    + "volatile while id self NO YES"
  private static let javaWords =
    "abstract as boolean break case catch class companion const continue data default do double else "
    + "enum extends false final finally float for fun function if implements import in int interface "
    + "internal is long namespace new null object override package private protected public return "
    + "sealed static string super switch this throw throws true try using val var void when while"
}
