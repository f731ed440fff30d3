import BrowserDriver
import Foundation
import Testing

extension ExamplePage {
  /// The elements of the accessibility tree with the role, as `name` or `name: state`.
  func read(_ role: String) throws -> [String] {
    let tree = try browser.command("Accessibility.getFullAXTree", [:]) as? [String: Any]
    let nodes = try #require(tree?["nodes"] as? [[String: Any]])
    return nodes.compactMap { node in
      guard (node["ignored"] as? Bool) != true,
        (node["role"] as? [String: Any])?["value"] as? String == role
      else { return nil }
      let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
      let states = (node["properties"] as? [[String: Any]] ?? []).compactMap { state -> String? in
        guard let key = state["name"] as? String,
          ["checked", "expanded", "selected"].contains(key),
          let value = (state["value"] as? [String: Any])?["value"]
        else { return nil }
        let isSet = "\(value)" == "true" || (value as? NSNumber)?.boolValue == true
        return isSet ? key : "not \(key)"
      }
      return ([name] + states).joined(separator: ": ")
    }
  }

  /// Opens the menu of what is at a place with the other mouse button.
  func openMenu(_ id: String, _ selector: String, _ index: Int = 0) throws {
    let place = try place(id, selector, index)
    for type in ["mousePressed", "mouseReleased"] {
      try browser.command(
        "Input.dispatchMouseEvent",
        ["type": type, "x": place.x, "y": place.y, "button": "right", "clickCount": 1])
    }
    try wait(id, until: "return !!f.querySelector('.ex-menu button:focus')")
  }

  func menuItems(_ id: String) throws -> [String] {
    try texts(id, "return all('.ex-menu > button').map(n => n.textContent)")
  }
}
