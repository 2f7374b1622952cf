/// Finds the name that a person may have meant.
public enum NearestName {
    /// The known name closest to `name`, the first in order among equally close ones; `nil` where none is close. The
    /// case of ASCII letters does not count.
    ///
    /// - Parameter most: how many letters may differ; the longer the name is the more, where it is left out.
    public static func of(_ name: String, in known: some Sequence<String>, atMost most: Int? = nil) -> String? {
        guard var distance = EditDistance(from: name) else { return nil }
        var limit = most ?? max(2, name.utf8.count / 3)
        var best: (name: String, steps: Int)?
        for candidate in known {
            guard let steps = distance.to(candidate, atMost: limit),
                (steps, candidate) < (best?.steps ?? .max, best?.name ?? "")
            else { continue }
            best = (candidate, steps)
            limit = steps
        }
        return best?.name
    }
}
