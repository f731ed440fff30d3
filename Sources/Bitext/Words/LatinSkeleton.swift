/// The consonants of an English word as Korean and Japanese hear them.
enum LatinSkeleton {
  static func variants(of surface: Span<UInt32>) -> Skeleton.Variants {
    guard surface.count >= 3, EnglishStem.isPlain(surface) else { return Skeleton.Variants() }
    let length = surface.count - EnglishStem.lengthOfPlural(surface)
    var reader = Reader()
    reader.read(surface.extracting(first: length))
    return reader.variants
  }

  private struct Reader {
    /// Letters beyond this number are dropped.
    private static let mostLetters = 256

    var variants = Skeleton.Variants()
    /// The letter to read, in the lowest byte, and the three after it; spaces follow the last letter.
    private var letters: UInt32 = 0
    private var afterVowel = false

    /// The letter `offset` places ahead, at most three.
    @inline(__always)
    private func letter(_ offset: UInt32 = 0) -> UInt8 {
      UInt8(truncatingIfNeeded: letters &>> (8 &* offset))
    }

    @inline(__always)
    private func follows(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      letter(1) == UInt8(ascii: first) && letter(2) == UInt8(ascii: second)
    }

    @inline(__always)
    private func follows(
      _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar
    ) -> Bool {
      follows(first, second) && letter(3) == UInt8(ascii: third)
    }

    @inline(__always)
    private static func isVowel(_ letter: UInt8) -> Bool {
      switch letter {
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
        UInt8(ascii: "u"), UInt8(ascii: "y"):
        true
      default: false
      }
    }

    /// Whether an e, i or y softens the c or g before it.
    private var isSoft: Bool {
      @inline(__always) get {
        letter(1) == UInt8(ascii: "e") || letter(1) == UInt8(ascii: "i")
          || letter(1) == UInt8(ascii: "y")
      }
    }

    /// Reads a word without the ending of the plural.
    mutating func read(_ word: Span<UInt32>) {
      let count = min(word.count, Self.mostLetters)
      var next = 0
      while next < 4 { take(next < count ? word[next] : 0x20, &next) }
      while next - 4 < count {
        var length = readSound()
        while length > 0 {
          take(next < count ? word[next] : 0x20, &next)
          length &-= 1
        }
      }
    }

    /// Drops the first of the four letters, and takes another one.
    @inline(__always)
    private mutating func take(_ letter: UInt32, _ next: inout Int) {
      letters = letters &>> 8 | letter &<< 24
      next &+= 1
    }

    @inline(__always)
    private mutating func add(_ consonant: Skeleton.Consonant) {
      variants.append(consonant, afterVowel: afterVowel)
      afterVowel = false
    }

    /// Adds both readings of an ambiguous letter; nil stands for a silent letter.
    private mutating func fork(_ first: Skeleton.Consonant?, _ second: Skeleton.Consonant) {
      variants.fork(first, second, afterVowel: afterVowel)
      afterVowel = false
    }

    /// Reads one sound and returns the number of letters that it is written with.
    private mutating func readSound() -> Int {
      switch letter() {
      case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"): add(.p)
      case UInt8(ascii: "p"):
        add(.p)
        if letter(1) == UInt8(ascii: "h") { return 2 }
      case UInt8(ascii: "d"):
        if follows("g", "e") {
          add(.s)
          return 2
        }
        add(.t)
      case UInt8(ascii: "t"): return readT()
      case UInt8(ascii: "c"): return readC()
      case UInt8(ascii: "g"):
        if letter(1) == UInt8(ascii: "h") { return 2 }
        if isSoft { fork(.k, .s) } else { add(.k) }
      case UInt8(ascii: "k"), UInt8(ascii: "q"): add(.k)
      case UInt8(ascii: "x"):
        add(.k)
        add(.s)
      case UInt8(ascii: "s"):
        add(.s)
        if letter(1) == UInt8(ascii: "h") { return 2 }
        if follows("c", "e") || follows("c", "i") { return 2 }
      case UInt8(ascii: "z"), UInt8(ascii: "j"): add(.s)
      case UInt8(ascii: "m"): add(.m)
      case UInt8(ascii: "n"):
        add(.n)
        if letter(1) == UInt8(ascii: "g"), !Self.isVowel(letter(2)) {
          fork(nil, .k)
          return 2
        }
      case UInt8(ascii: "l"): add(.r)
      case UInt8(ascii: "r"):
        // Silent at the end of a syllable: "server" is サーバー and 서버.
        if Self.isVowel(letter(1)) || letter(1) == UInt8(ascii: "r") { add(.r) }
      case UInt8(ascii: "h"), UInt8(ascii: "w"): break
      default: afterVowel = Self.isVowel(letter()) || afterVowel
      }
      return 1
    }

    private mutating func readT() -> Int {
      if letter(1) == UInt8(ascii: "h") {
        add(.s)
        return 2
      }
      if follows("i", "o", "n") || follows("u", "r", "e") {
        add(.s)
      } else if follows("c", "h") {
        add(.s)
        return 3
      } else {
        add(.t)
      }
      return 1
    }

    private mutating func readC() -> Int {
      if letter(1) == UInt8(ascii: "h") {
        fork(.s, .k)
        return 2
      }
      if letter(1) == UInt8(ascii: "k") {
        add(.k)
        return 2
      }
      add(isSoft ? .s : .k)
      return 1
    }
  }
}
