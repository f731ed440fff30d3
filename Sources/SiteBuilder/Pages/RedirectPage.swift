import Bitext

/// The page at a former address of a topic; it redirects even without a script.
///
/// The script keeps the fragment, which a refresh loses.
struct RedirectPage {
  let site: SiteContext
  /// The index of the redirect in the plan.
  let number: Int

  func file() -> OutputFile {
    let redirect = site.plan.redirects[number]
    let page = Page.redirect(number)
    let target = site.href(redirect.target, from: page)
    let title = redirect.title ?? topicTitle(of: redirect)
    let language = redirect.language.isDetermined ? redirect.language.tag : ""
    var html = HTMLWriter()
    html.markup("<!doctype html>\n<html")
    html.attribute("lang", language)
    html.markup(">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    html.text(title)
    html.markup("</title>\n<meta http-equiv=\"Content-Security-Policy\"")
    html.attribute("content", PageShell.policy)
    html.markup(">\n<script")
    html.attribute("src", site.root(of: page) + "assets/moved.js")
    html.attribute("data-target", target)
    html.markup("></script>\n<meta http-equiv=\"refresh\"")
    html.attribute("content", "0; url=\(target)")
    html.markup(">\n<meta name=\"robots\" content=\"noindex\">\n<link rel=\"canonical\"")
    html.attribute(
      "href", site.baseURL.map { $0 + site.plan.servedAddress(of: redirect.target) } ?? target)
    html.markup(">\n</head>\n<body>\n<main><h1><a")
    html.attribute("href", target)
    html.markup(">")
    html.text(title)
    html.markup("</a></h1></main>\n</body>\n</html>\n")
    return OutputFile(path: site.plan.path(of: page), content: .bytes(html.bytes))
  }

  private func topicTitle(of redirect: SitePlan.Redirect) -> String {
    guard let topic = redirect.target.topic else { return "" }
    let title = site.text.title(of: site.plan.corpus[topic], in: redirect.language)
    return SiteText.shortened(title.text)
  }
}
