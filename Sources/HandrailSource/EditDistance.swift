/// How many letters have to be added, left out, changed or swapped with their neighbor to turn one word into another.
///
/// Source: the optimal string alignment variant of the Damerau–Levenshtein distance.
enum EditDistance {
    /// Longer words are not compared: nobody mistypes a page.
    static let longest = 120

    /// The distance; `nil` where a word is too long.
    static func between(_ a: String, and b: String) -> Int? {
        let (a, b) = (Array(a.utf8.prefix(longest + 1)), Array(b.utf8.prefix(longest + 1)))
        guard a.count <= longest, b.count <= longest else { return nil }
        var before: [Int] = []
        var above = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            (before, above) = (above, row)
        }
        return above[b.count]
    }
}
