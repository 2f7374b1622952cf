/// Finds the name that a person may have meant.
public enum NearestName {
    /// The known name closest to `name`; `nil` where none is close. Case does not count.
    public static func of(_ name: String, in known: some Sequence<String>) -> String? {
        let wanted = name.lowercased()
        let limit = max(2, wanted.utf8.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in known {
            let other = candidate.lowercased()
            // Each letter more or less is a step: most names are told by their length.
            guard abs(other.utf8.count - wanted.utf8.count) <= min(limit, best?.distance ?? limit),
                let distance = EditDistance.between(wanted, and: other), distance <= limit,
                (distance, candidate) < (best?.distance ?? .max, best?.name ?? "")
            else { continue }
            best = (candidate, distance)
        }
        return best?.name
    }
}
