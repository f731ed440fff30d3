import Bitext
import TextBasics

/// The name and icons of the installed site (W3C web app manifest).
struct WebManifest {
  let site: SiteContext

  func file() -> OutputFile {
    let language = site.plan.spokenLanguages.first ?? .english
    let title = JSONString.quoted(site.text.title(in: language))
    let manifest = """
      {"name":\(title),"short_name":\(title),"lang":\(JSONString.quoted(language.tag)),\
      "start_url":"./index.html","scope":"./","display":"minimal-ui",\
      "background_color":"#fcfcfa","theme_color":"#fcfcfa","icons":[\
      {"src":"assets/icon.svg","sizes":"any","type":"image/svg+xml"},\
      {"src":"assets/icon.png","sizes":"512x512","type":"image/png"},\
      {"src":"assets/icon-maskable.png","sizes":"512x512","type":"image/png",\
      "purpose":"maskable"}]}

      """
    return OutputFile(path: "manifest.webmanifest", content: .bytes(Array(manifest.utf8)))
  }
}
