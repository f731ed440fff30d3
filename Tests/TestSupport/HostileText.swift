/// Texts that try to run scripts on a page; the payload is always `alert(1)`.
package enum HostileText {
  /// Elements and attributes that run scripts or change the elements around them.
  private static let markup = [
    "<script>alert(1)</script>", "<SCRIPT SRC=//x></SCRIPT>", "</title><script>alert(1)</script>",
    "\"><script>alert(1)</script>", "'><script>alert(1)</script>", "</script><script>alert(1)//",
    "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>", "<math><mi xlink:href=x>",
    "<img src=x onerror=alert(1)>", "<img src=x onerror\u{B}=alert(1)>",
    "<a href=javascript:a>x</a>",
    "<a href=\"java\tscript:alert(1)\">x</a>", "<a href=\"&#106;avascript:alert(1)\">x</a>",
    "<details open ontoggle=alert(1)>", "<iframe srcdoc=x>", "<style>*{color:red}</style>",
    "<p style=color:red>x</p>", "<base href=//x>", "<meta http-equiv=refresh content=0>",
    "<link rel=stylesheet href=//x>", "<form action=//x><input></form>", "<object data=x>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<template><script>alert(1)</script></template>", "<!--><script>alert(1)</script>-->",
    "<![CDATA[<script>alert(1)</script>]]>", "<?xml version=1?>", "<xmp><script>",
    "{{title}}{{{main}}}{{> head}}", "{{#aside}}x{{/aside}}", "${alert(1)}", "`${x}`",
    "\"\u{301} onmouseover=\u{301}\"alert(1)", "<\u{338}script>", "&lt;script&gt;", "&quot;&gt;",
    "\u{202E}gnp.exe", "\u{0}\u{1}\u{8}\u{1B}", "\u{FEFF}x\u{200B}y", "]]>", "-->", "--!>",
    // Markup that a browser's parser turns into something else after it was checked.
    "<svg></p><style><a id=\"</style><img src=x onerror=alert(1)>\">",
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=x onerror=alert(1)&gt;\">",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<details><summary><details open ontoggle=alert(1)></summary>",
    "<table><td><table><td><a href=javascript:alert(1)>x",
    "<kbd><select><kbd></select><img src=x onerror=alert(1)>",
    "<img alt=\"<x\" title=\"/><img src=x onerror=alert(1)>\">",
    "<br/onload=alert(1)>", "<sub/onmouseover=alert(1)>x</sub>", "<img src='x'onerror='alert(1)'>",
    "<img src=`x`onerror=alert(1)>", "<img/src=x/onerror=alert(1)>",
    "<img src=x:x onerror\n=\nalert(1)>",
    "<details/open/ontoggle=\"alert(1)\">", "<p onfocus=alert(1) tabindex=1 autofocus>x</p>",
    "<kbd style=background:url(javascript:alert(1))>x</kbd>",
    "<p style='width:expression(alert(1))'>x</p>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
    "<svg><a xlink:href=javascript:alert(1)><text>x",
    "<svg><use href=data:image/svg+xml,<svg id=x onload=alert(1)>#x>",
    "<svg><foreignObject><img src=x onerror=alert(1)>",
    "<video><source onerror=alert(1)>", "<audio src=x onerror=alert(1)>", "<body onload=alert(1)>",
    "<marquee onstart=alert(1)>", "<input autofocus onfocus=alert(1)>",
    "<textarea><script>alert(1)</script>",
    "<button formaction=javascript:alert(1)>x</button>", "<portal src=javascript:alert(1)>",
    "<a href=\"x\" onclick=\"alert(1)\" accesskey=x>x</a>",
    "<img srcset=\"x onerror=alert(1)\" src=y>",
    "<img src=\"javascript:alert(1)\">", "<a href=\"\u{1}javascript:alert(1)\">x</a>",
    "<a href=\" javascript:alert(1)\">x</a>", "<a href=\"javascript&colon;alert(1)\">x</a>",
    "<a href=\"java&NewLine;script:alert(1)\">x</a>",
    "<a href=\"data:text/html;base64,PHNjcmlwdD4=\">x</a>",
    "<p id=\"location\">x</p>", "<img name=cookie>", "<a id=x name=y href=z>x</a>",
    "{{{title}}}", "{{=<% %>=}}<% title %>", "{{> ../secret}}", "<%= 1 %>", "#{alert(1)}",
    "<b\u{E0001}>x", "\u{2066}<script>\u{2069}alert(1)",
    "\u{FF1C}script\u{FF1E}alert(1)\u{FF1C}/script\u{FF1E}",
    "<scr\u{0}ipt>alert(1)</scr\u{0}ipt>", "<\u{0}script>alert(1)</script>",
  ]

  /// Addresses that run scripts, or lead elsewhere than they seem to.
  private static let links = [
    "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](java&#10;script:alert(1))",
    "[x](&#x6A;avascript:alert(1))", "[x](data:text/html,<script>)", "[x](vbscript:x)",
    "[x](<javascript:alert(1)>)", "<javascript:alert(1)>", "[x][r]\n\n[r]: javascript:alert(1)",
    "![x](javascript:alert(1))", "![x](data:image/svg+xml,<svg/onload=alert(1)>)",
    "[x](//x.example\\@y)", "[x](https://a.example/\"onmouseover=alert(1))",
    "[x](a.md \"t\\\" onclick=alert(1)\")", "[x](../../../../etc/passwd)",
    "[x](file:///etc/passwd)",
    "![\"onerror=alert(1)](x.png)", "[x](\u{1}javascript:alert(1))", "[x](#\"><script>)",
    "[x](javascript&colon;alert(1))", "[x](java\u{AD}script:alert(1))",
    "[x](\u{3000}javascript:alert(1))",
    "[x](j\u{430}vascript:alert(1))", "[x](feed:javascript:alert(1))",
    "[x](view-source:javascript:alert(1))",
    "[x](blob:https://x.example/1)", "[x](about:blank)", "[x](javascript://%0aalert(1))",
    "[x](https://xn--80ak6aa92e.example)", "[x](https://\u{430}pple.example/)",
    "[x](\\\\x.example)",
    "[x](https:javascript:alert(1))", "[x](?q=<script>alert(1)</script>)",
    "<java&#9;script:alert(1)>",
    "[![x](javascript:alert(1))](javascript:alert(1))", "[x]: <javascript:alert(1)>\n\n[x]",
    "https://x.example/<script>alert(1)</script>", "www.x.example/\"onmouseover=alert(1)",
  ]

  private static let shapes: [@Sendable (String) -> String] = [
    { $0 }, { "**\($0)**" }, { "- \($0)" }, { "> \($0)" }, { "| a |\n| --- |\n| \($0) |" },
    { "`\($0)`" }, { "```\($0)\n\($0)\n```" },
  ]

  /// Every text in every form that it can have in a note.
  package static let payloads: [String] = (markup + links).flatMap { text in
    shapes.map { $0(text) }
  }

  /// Every text on one line, once.
  package static let lines = (markup + links).map { text in
    text.split(whereSeparator: \.isNewline).joined(separator: " ").filter { $0 >= " " }
  }

  /// Notes that contain a share of the payloads in every place that an author can write to.
  ///
  /// - Parameters:
  ///   - part: The index of the share.
  ///   - parts: The number of shares.
  /// - Returns: The contents of the files by path.
  package static func notes(part: Int, of parts: Int) -> [String: String] {
    var notes: [String: String] = [:]
    for (number, payload) in payloads.enumerated() where number % parts == part {
      let line = payload.split(whereSeparator: \.isNewline).joined(separator: " ")
      let quoted = line.replacing("'", with: "''").filter { $0 >= " " }
      notes["n\(number).md"] = """
        ---
        title: 'T \(quoted)'
        description: 'D \(quoted)'
        slug: 's\(number)\(quoted.prefix(20))'
        aliases: ['/old/\(number)/\(quoted.prefix(20))', '/old/\(number)']
        updated: 2026-11-\(10 + number % 20)
        ---
        # Heading \(line)

        \(payload)

        The words after it are still here, number \(number) of them all.
        """
      // A translation adds the pages that compare both texts and count units.
      guard (number / parts).isMultiple(of: 4) else { continue }
      notes["n\(number).ko.md"] = """
        # 제목 \(line)

        \(payload)

        그 뒤의 말도 아직 여기에 있으며 모두 가운데 \(number)번째입니다.
        """
    }
    notes["glossary.yaml"] = """
      concepts:
        - id: row
          terms: {en: ['<script>alert(1)</script>'], ko: ['"><img src=x onerror=alert(1)>']}
          note: {en: '</dd><script>alert(1)</script>'}
      """
    notes["site.yaml"] = """
      title: {en: '</title><script>alert(1)</script>', ko: '"><img src=x onerror=alert(1)>'}
      """
    notes["names/\"><img src=x onerror=alert(1)>.md"] =
      "# Named\n\nA file with a name that bites.\n"
    notes["shelf.md"] = """
      # Shelf

      A shelf with a table whose words bite.

      ```yaml table-example
      id: shelf
      label: {en: '</figcaption><script>alert(1)</script>', ko: '"><img src=x onerror=alert(1)>'}
      platforms: [iOS]
      style: plain
      rowStyle: subtitle
      sections:
        - id: one
          header: {en: '{{{x}}}<script>alert(1)</script>'}
          rows:
            - {id: a, title: {en: '<img src=x onerror=alert(1)>'}, detail: {en: "'-alert(1)-'"}}
            - {id: b, title: {en: '</script><script>alert(1)</script>'}, detail: {en: '*/alert(1)/*'}}
      ```
      """
    return notes
  }

  /// Topics with one text per payload of a share, for a translator to send back.
  ///
  /// `shelf` has a translation, which will be changed; `rack` and `case` have none yet.
  ///
  /// - Parameters:
  ///   - part: The index of the share.
  ///   - parts: The number of shares.
  /// - Returns: The contents of the files by path.
  package static func shelf(part: Int, of parts: Int) -> [String: String] {
    let count = payloads.indices.count { $0 % parts == part }
    let english = "Paragraph # of the shelf says little about what stands on it."
    let texts = [
      ("shelf/en.md", "# Shelves", english),
      ("shelf/ko.md", "# 서가", "\(start)서 있는 것에 관해 거의 말하지 않습니다."),
      ("rack/en.md", "# Racks", english.replacing("shelf", with: "rack")),
      ("case/en.md", "# Cases", english.replacing("shelf", with: "case")),
    ]
    return Dictionary(
      uniqueKeysWithValues: texts.map { path, title, text in
        let texts = (0..<count).map { number in
          let text = text.replacing("#", with: "\(number + 100)")
          return switch number % 6 {
          case 0: "## \(text)"
          case 1: "- \(text)"
          case 2: "> \(text)"
          // A row can only be changed where there already is a table.
          case 3 where path.hasPrefix("shelf"): "| 1 |\n| --- |\n| \(text) |"
          default: text
          }
        }
        return (path, ([title] + texts).joined(separator: "\n\n") + "\n")
      })
  }

  private static let start = "서가의 #번째 문단은 "

  /// A hostile translation of the export of ``shelf(part:of:)``, with a payload in each text.
  ///
  /// - Parameters:
  ///   - export: The exported file for Korean.
  ///   - form: Its format.
  ///   - part: The index of the share.
  ///   - parts: The number of shares.
  /// - Returns: The delivery and, for each text, its first words and its payload.
  package static func delivery(
    of export: String, _ form: Deliveries.Form, part: Int, of parts: Int
  ) -> (text: String, lines: [(start: String, payload: String)]) {
    var delivery = export
    var lines: [(String, String)] = []
    for (number, payload) in payloads.enumerated() where number % parts == part {
      let line = payload.split(whereSeparator: \.isNewline).joined(separator: " ")
        .filter { $0 >= " " }
      let start = Self.start.replacing("#", with: "\(lines.count + 100)")
      delivery = delivery.replacing(start, with: start + form.escaped(line) + " ")
      lines.append((start, line))
    }
    return (delivery, lines)
  }

  /// A hostile delivery for texts without a translation, with one payload each.
  ///
  /// The payload is alternately the text itself and the content of a code in it.
  ///
  /// - Parameters:
  ///   - form: The format of the delivery.
  ///   - names: The names of the units of `rack` and `case`, in order.
  ///   - part: The index of the share.
  ///   - parts: The number of shares.
  /// - Returns: The delivery.
  package static func additions(
    _ form: Deliveries.Form, to names: (rack: [String], case: [String]), part: Int, of parts: Int
  ) -> String {
    let own = payloads.indices.filter { $0 % parts == part }.map { number in
      form.escaped(payloads[number].filter { $0 >= " " || $0 == "\n" || $0 == "\t" })
    }
    let texts = zip(names.rack, own).map { name, payload in
      Deliveries.Unit(name, "이것은 새 글 \(payload) 입니다.")
    }
    let codes = zip(names.case, own).map { name, payload in
      let text =
        switch form {
        case .xliff:
          "<ph id=\"1\">\(payload)</ph> 새 <bpt id=\"2\">\(payload)</bpt>글"
            + "<ept id=\"2\">\(payload)</ept>"
        case .xliff2:
          "<ph id=\"1\" dataRef=\"d\"/> 새 "
            + "<pc id=\"2\" dataRefStart=\"d\" dataRefEnd=\"d\">글</pc>"
        case .po: "새 글 \(payload)"
        }
      return Deliveries.Unit(name, text, data: payload)
    }
    return Deliveries.text(form, language: "ko", units: texts + codes)
  }
}
