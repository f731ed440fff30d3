/// Hand-made files like those that translation tools send back.
package enum Deliveries {
  package enum Form: String, CaseIterable, Sendable {
    case xliff, xliff2, po

    /// A text escaped for the format.
    ///
    /// Works on scalars, as other programs do: a combining mark after a character does not hide it.
    package func escaped(_ text: String) -> String {
      let written: [Unicode.Scalar: String] =
        switch self {
        case .xliff, .xliff2: ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
        case .po: ["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]
        }
      return text.unicodeScalars.map { written[$0] ?? String($0) }.joined()
    }
  }

  /// A unit with its name and text as they appear in the file, and the content of `originalData`
  /// with the id `d` in XLIFF 2.
  package struct Unit: Sendable {
    package let name: String
    package let text: String
    package let data: String?

    package init(_ name: String, _ text: String, data: String? = nil) {
      self.name = name
      self.text = text
      self.data = data
    }
  }

  /// A delivery in one language, with one text per unit.
  ///
  /// - Parameters:
  ///   - form: The format.
  ///   - language: The language tag as it appears in the file.
  ///   - units: The units.
  ///   - lines: Whether units are on lines of their own if the format does not require it.
  /// - Returns: The contents of the file.
  package static func text(
    _ form: Form, language: String, units: [Unit], lines: Bool = true
  ) -> String {
    let end = lines ? "\n" : ""
    switch form {
    case .xliff:
      let body = units.map {
        "<trans-unit id=\"\($0.name)\"><source>x</source><target>\($0.text)</target></trans-unit>"
      }
      return "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\(end)"
        + "<file original=\"a\" source-language=\"en\" target-language=\"\(language)\" "
        + "datatype=\"plaintext\"><body>\(end)\(body.joined(separator: end))\(end)"
        + "</body></file></xliff>"
    case .xliff2:
      let body = units.enumerated().map { number, unit in
        "<unit id=\"u\(number)\" name=\"\(unit.name)\">"
          + (unit.data.map { "<originalData><data id=\"d\">\($0)</data></originalData>" } ?? "")
          + "<segment><source>x</source><target>\(unit.text)</target></segment></unit>"
      }
      return "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" "
        + "srcLang=\"en\" trgLang=\"\(language)\">\(end)<file id=\"a\">\(end)"
        + body.joined(separator: end) + "\(end)</file></xliff>"
    case .po:
      let body = units.map { "msgctxt \"\($0.name)\"\nmsgid \"x\"\nmsgstr \"\($0.text)\"\n" }
      return "msgid \"\"\nmsgstr \"\"\n\"MIME-Version: 1.0\\n\"\n\"Language: \(language)\\n\"\n\n"
        + body.joined(separator: "\n")
    }
  }
}
