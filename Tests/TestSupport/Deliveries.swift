/// Files as a translator's tool sends them back, made by hand.
package enum Deliveries {
  package enum Form: String, CaseIterable, Sendable {
    case xliff, xliff2, po

    /// A text as it stands in the form.
    ///
    /// By scalars, as another program would: a mark that follows one does not hide it.
    package func escaped(_ text: String) -> String {
      let written: [Unicode.Scalar: String] =
        switch self {
        case .xliff, .xliff2: ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
        case .po: ["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]
        }
      return text.unicodeScalars.map { written[$0] ?? String($0) }.joined()
    }
  }

  /// A unit: its name and its text, as they are to stand in the file, and what `originalData` of
  /// XLIFF 2 calls `d`.
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

  /// A delivery in a language, of units with a text each.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - language: What is written for the language, as it is to stand in the file.
  ///   - units: What is delivered.
  ///   - lines: Whether units stand on lines of their own where the form does not ask for it.
  /// - Returns: The file.
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
