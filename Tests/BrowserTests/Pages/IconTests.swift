import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The icons of the installed site fill their pictures, and a mask cuts nothing off that means something.
@Suite(.needs(.browser))
struct IconTests {
  private struct Manifest: Decodable {
    struct Icon: Decodable {
      let src, sizes: String
      let purpose: String?
    }
    let icons: [Icon]
  }

  private struct Picture: Decodable {
    let width, height: Int
    /// The smallest box around everything that is not transparent.
    let drawn: [Int]
    let transparent: Int
    /// How far from the centre the ground is left, in parts of the width.
    let reach: Double
  }

  private func picture(_ path: String, in browser: Browser) throws -> Picture {
    let bytes = try Data(contentsOf: try SitePages.content().root.appending(path: path))
    let text = try browser.asyncScript(
      """
      const done = arguments[arguments.length - 1];
      const image = new Image();
      image.onerror = () => done('no picture');
      image.onload = () => {
        const [width, height] = [image.naturalWidth, image.naturalHeight];
        const context = Object.assign(document.createElement('canvas'), {width, height})
          .getContext('2d');
        context.drawImage(image, 0, 0);
        const {data} = context.getImageData(0, 0, width, height);
        const drawn = [width, height, 0, 0];
        let transparent = 0, reach = 0;
        for (let y = 0; y < height; y += 1) {
          for (let x = 0; x < width; x += 1) {
            const at = (y * width + x) * 4;
            if (data[at + 3] === 0) transparent += 1;
            else {
              drawn[0] = Math.min(drawn[0], x);
              drawn[1] = Math.min(drawn[1], y);
              drawn[2] = Math.max(drawn[2], x + 1);
              drawn[3] = Math.max(drawn[3], y + 1);
            }
            if ([0, 1, 2].some((part) => data[at + part] !== data[part])) {
              reach = Math.max(reach, Math.hypot(x - width / 2, y - height / 2) / width);
            }
          }
        }
        done(JSON.stringify({width, height, drawn, transparent, reach}));
      };
      image.src = 'data:image/png;base64,' + arguments[0];
      """, bytes.base64EncodedString())
    return try JSONDecoder().decode(Picture.self, from: Data((text as? String ?? "").utf8))
  }

  @Test func `icons fill their pictures, and what they show is inside every mask`() throws {
    let site = try SitePages.content()
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(try site.text("manifest.webmanifest").utf8))
    let browser = try Browser()
    try browser.open("data:text/html,")
    let icons = manifest.icons.filter { $0.src.hasSuffix(".png") }
    #expect(icons.map { $0.purpose ?? "any" } == ["any", "maskable"])
    for icon in icons {
      let picture = try picture(icon.src, in: browser)
      #expect("\(picture.width)x\(picture.height)" == icon.sizes)
      #expect(picture.drawn == [0, 0, picture.width, picture.height], "\(icon.src)")
      guard icon.purpose == "maskable" else { continue }
      #expect(picture.transparent == 0)
      // A mask may be as small as a circle of four fifths of the width.
      #expect(picture.reach < 0.4)
    }
  }
}
