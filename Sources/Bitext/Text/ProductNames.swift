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
}
