import Bitext

/// Everything that a topic's page shows about other topics: its section, neighbours and other
/// sections.
struct TopicSurroundings: Sendable {
  /// The section of the topic.
  let section: SectionNames.Name
  /// The address of the list of all topics in the section.
  let sectionAddress: String
  /// Whether the section has more topics than ``members``.
  ///
  /// The page does not show how many more: otherwise each new topic would change all pages of its
  /// section.
  let isCut: Bool
  /// The nearby topics of the section, this one included.
  let members: [TopicLink]
  /// Other sections, each with the address of its first topic.
  let sections: [(name: SectionNames.Name, address: String)]
  let previous: TopicLink?
  let next: TopicLink?
}

extension TopicSurroundings {
  /// - Parameters:
  ///   - index: The index of the topic in the corpus.
  ///   - language: The language of the page.
  ///   - isParallel: Whether the page is a parallel page; these link to their own kind and list no
  ///     other topics.
  ///   - site: The context, which knows the other topics.
  init(of index: Int, in language: Language, isParallel: Bool, site: SiteContext) {
    let plan = site.plan
    let topic = plan.corpus[index]
    section = site.text.sections.name(of: topic.section, in: language)
    let list = plan.frontPage(in: language)
    sectionAddress = plan.address(of: list) + "#" + plan.identifier(ofSection: topic.section)
    members =
      isParallel ? [] : site.links.links(to: plan.members(around: index), in: language)
    isCut = members.count < plan.section(of: topic).count
    sections =
      isParallel
      ? []
      : plan.firsts(ofSectionsExcept: topic.section).map {
        (
          site.text.sections.name(of: plan.corpus[$0].section, in: language),
          site.links.link(to: $0, in: language).address
        )
      }
    func neighbour(_ other: Int) -> TopicLink? {
      // The README is not between the topics.
      guard plan.corpus.topics.indices.contains(index),
        plan.corpus.topics.indices.contains(other)
      else { return nil }
      let link = site.links.link(to: other, in: language)
      let parallel = plan.parallel(ofTopic: other, for: language)
      return isParallel && plan.contains(parallel)
        ? link.leading(to: plan.address(of: parallel)) : link
    }

    previous = neighbour(index - 1)
    next = neighbour(index + 1)
  }

  /// Equal for surroundings that look the same.
  var digest: UInt64 {
    var digest = Digest()
    section.update(&digest)
    digest.update(sectionAddress)
    digest.update(isCut ? 1 : 0)
    digest.update(members.count)
    for link in members { digest.update(link.digest) }
    digest.update(sections.count)
    for (name, address) in sections {
      name.update(&digest)
      digest.update(address)
    }
    digest.update(previous?.digest ?? 0)
    digest.update(next?.digest ?? 0)
    return digest.value
  }
}

extension SectionNames.Name {
  fileprivate func update(_ digest: inout Digest) {
    digest.update(text)
    digest.update(language?.tag ?? "")
  }
}
