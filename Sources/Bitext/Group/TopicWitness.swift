/// Why two sources are, or might have been, one topic.
package enum TopicWitness: Sendable {
  /// Both name the topic in their front matter.
  case declared
  /// `site.yaml` joins them.
  case settings
  /// Their paths differ by a language only.
  case path
  /// They have a title or the name of a file in common, and their texts are about one subject.
  case title
  /// They have a title or the name of a file in common, and mostly the same sentences.
  case equalTexts
  /// They are chapters of one number in two languages that are numbered alike.
  case number
  /// One translates the other, whatever their titles are.
  case translation
  /// One translates a part of the other, and further ones translate other parts.
  case part
}
