/// Names of Apple's platforms, frameworks and products and of a few others, as their makers write
/// them; no name that is a word when its capitals are wrong.
package enum ProductNames {
  /// The names by how they are written in small letters.
  package static let bySmallLetters: [String: String] = {
    let names = """
      iOS iPadOS macOS watchOS tvOS visionOS iPhone iPad iMac iCloud iMessage iTunes iWork MacBook
      AirPods AirPlay AirDrop AirTag CarPlay FaceTime QuickTime GarageBand TestFlight Xcode
      UIKit AppKit SwiftUI SwiftData WatchKit TVUIKit HealthKit HomeKit SiriKit ARKit RealityKit
      SceneKit SpriteKit GameKit GameplayKit MapKit CloudKit WidgetKit ActivityKit StoreKit PassKit
      PencilKit PhotosUI PhotoKit WebKit CallKit PushKit ClockKit ResearchKit CareKit EventKit
      TextKit TipKit WeatherKit MusicKit ShazamKit MetricKit AVKit AVFoundation
      CoreML MetalKit ClassKit ContactsUI ExtensionKit QuickLook ReplayKit RoomPlan
      JavaScript TypeScript GitHub GitLab YouTube LinkedIn PayPal PostgreSQL MySQL MongoDB GraphQL
      WordPress PowerPoint OpenGL WebAssembly WebSocket
      """
    var bySmallLetters: [String: String] = [:]
    for name in names.split(whereSeparator: \.isWhitespace) {
      bySmallLetters[name.lowercased()] = String(name)
    }
    return bySmallLetters
  }()

  /// Names in addresses that have capitals of their own, by their small letters: besides those above,
  /// some that are words in another sense or another place.
  private static let inAddresses: [String: String] = {
    let names = """
      API APIs AppKit CarPlay CLI CSS CSV FAQ FAQs GIF HIG HTML HTTP HTTPS JPEG JSON PDF PNG SDK
      SQL SVG UI URL URLs UX VoiceOver XML YAML
      """
    return names.split(whereSeparator: \.isWhitespace).reduce(into: bySmallLetters) {
      $0[$1.lowercased()] = String($1)
    }
  }()

  /// Words of an address as a title, `ios table rows` as *iOS table rows*: names as their makers write
  /// them, and a capital at the beginning.
  ///
  /// Words with a capital of their own stay as they are.
  package static func title(of words: [String]) -> String {
    guard !words.contains(where: { $0.contains(where: \.isUppercase) }) else {
      return words.joined(separator: " ")
    }
    var title = words.map(written)
    if let first = title.first, first == words[0] {
      title[0] = first.prefix(1).uppercased() + first.dropFirst()
    }
    return title.joined(separator: " ")
  }

  /// A word in small letters as its maker writes it; `ios17` is a name and a number.
  private static func written(_ word: String) -> String {
    if let name = inAddresses[word] { return name }
    let digits = word.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return inAddresses[String(word.dropLast(digits))].map { $0 + word.suffix(digits) } ?? word
  }
}
