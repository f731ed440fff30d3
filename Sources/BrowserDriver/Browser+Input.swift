import Foundation

extension Browser {
  /// Presses keys one after the other; ``Key`` has those without a character.
  package func press(_ keys: String...) throws {
    var actions: [[String: String]] = []
    for key in keys {
      actions.append(["type": "keyDown", "value": key])
      actions.append(["type": "keyUp", "value": key])
    }
    try post(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Presses one key repeatedly, in a single request.
  package func press(repeating key: String, times: Int) throws {
    let once = [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]]
    let actions = Array(repeating: once, count: times).flatMap(\.self)
    try post("actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Presses `key` while `modifier` is held down.
  package func press(_ key: String, with modifier: String) throws {
    let actions = [
      ["type": "keyDown", "value": modifier], ["type": "keyDown", "value": key],
      ["type": "keyUp", "value": key], ["type": "keyUp", "value": modifier],
    ]
    try post(
      "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Clicks the middle of the first element that matches `selector`.
  package func click(_ selector: String) throws {
    let place = try script(
      """
      const element = document.querySelector(arguments[0]);
      if (!element) return null;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
      """, selector)
    guard let place = place as? [NSNumber], place.count == 2 else {
      throw Failure(description: "nothing matches \(selector)")
    }
    try drag([(place[0].doubleValue, place[1].doubleValue)])
  }

  /// Moves the mouse to a place without pressing it.
  package func hover(_ x: Double, _ y: Double) throws {
    let move: [String: Any] = [
      "type": "pointerMove", "duration": 30, "x": Int(x.rounded()), "y": Int(y.rounded()),
      "origin": "viewport",
    ]
    let pointer: [String: Any] = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": [move],
    ]
    try post("actions", ["actions": [pointer]])
  }

  /// Presses the pointer at the first place, moves it to the others and releases it.
  package func drag(_ places: [(x: Double, y: Double)], touch: Bool = false) throws {
    var actions: [[String: Any]] = []
    for (index, place) in places.enumerated() {
      actions.append([
        "type": "pointerMove", "duration": index == 0 ? 0 : 60,
        "x": Int(place.x.rounded()), "y": Int(place.y.rounded()), "origin": "viewport",
      ])
      if index == 0 { actions.append(["type": "pointerDown", "button": 0]) }
    }
    actions.append(["type": "pointerUp", "button": 0])
    let pointer: [String: Any] = [
      "type": "pointer", "id": touch ? "finger" : "mouse",
      "parameters": ["pointerType": touch ? "touch" : "mouse"], "actions": actions,
    ]
    try post("actions", ["actions": [pointer]])
  }
}

/// Keys without a character of their own (WebDriver, section 17.4.2).
package enum Key {
  /// The modifier Shift, on the left.
  package static let shift = "\u{E008}"
  /// The modifier Alt, on the left.
  package static let alt = "\u{E00A}"
  /// Moves the focus to the next element.
  package static let tab = "\u{E004}"
  /// The Enter key; ends a line and activates a focused control.
  package static let enter = "\u{E007}"
  /// Closes menus and dialogs.
  package static let escape = "\u{E00C}"
  /// The space bar; it has a character and stands here for its name.
  package static let space = " "
  package static let pageDown = "\u{E00F}"
  /// Moves to the end of a line, list or page.
  package static let end = "\u{E010}"
  /// Moves to the start of a line, list or page.
  package static let home = "\u{E011}"
  /// The left arrow key.
  package static let left = "\u{E012}"
  /// The up arrow key.
  package static let up = "\u{E013}"
  /// The right arrow key.
  package static let right = "\u{E014}"
  /// The down arrow key.
  package static let down = "\u{E015}"
  /// Deletes the character after the cursor.
  package static let delete = "\u{E017}"
}
