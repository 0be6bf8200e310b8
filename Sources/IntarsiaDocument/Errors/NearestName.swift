/// Finds the name that was probably meant.
public enum NearestName {
  /// The candidate with the fewest edits from a name, or nothing where all are too far away to be meant.
  ///
  /// Inserting, deleting, replacing a letter and swapping two neighbours are one edit each, and case counts for
  /// nothing; up to a third of the letters may be edited. The first of several equally near ones wins.
  ///
  /// - Complexity: O(*n* · *m*), where *m* is the length of all candidates; names over 64 letters have no neighbour.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased())
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    var nearest: (name: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= 64 {
      let others = Array(candidate.lowercased())
      let distance = edits(from: letters, to: others)
      let limit = max(1, max(letters.count, others.count) / 3)
      if distance <= limit, distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.name
  }

  /// The optimal string alignment distance.
  private static func edits(from left: [Character], to right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
