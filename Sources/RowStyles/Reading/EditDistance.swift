/// The candidate that `word` was most likely meant to be: the nearest by edit distance with
/// transpositions (Damerau 1964), if it is nearer than a third of the word's length plus one.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let letters = Array(word.lowercased().prefix(40))
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let distance = editDistance(letters, Array(candidate.lowercased()))
    if distance <= letters.count / 3 + 1, distance < best?.distance ?? .max {
      best = (distance, candidate)
    }
  }
  return best?.name
}

/// In O(mn).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var before: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      var cost = min(
        previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      current.append(cost)
    }
    (before, previous) = (previous, current)
  }
  return previous[b.count]
}
