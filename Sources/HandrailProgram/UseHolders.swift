import HandrailSource

/// Whose code a place is: the innermost of what may be unused.
struct UseHolders {
    private var ranges: [FileIndex: [(range: ByteRange, number: Int)]] = [:]

    /// Notes where the code of something stands.
    mutating func add(_ places: [SourcePlace], of number: Int) {
        for place in places { ranges[place.file, default: []].append((place.range, number)) }
    }

    /// The innermost of a file of which something is true.
    func holder(in file: FileIndex, where isTrue: (ByteRange) -> Bool) -> (range: ByteRange, number: Int)? {
        (ranges[file] ?? []).filter { isTrue($0.range) }.min { $0.range.length < $1.range.length }
    }

    /// The number of the innermost that a place lies in.
    func number(at place: SourcePlace) -> Int? {
        var found: (range: ByteRange, number: Int)?
        for candidate in ranges[place.file] ?? [] where candidate.range.contains(place.range) {
            if let best = found, best.range.length <= candidate.range.length { continue }
            found = candidate
        }
        return found?.number
    }
}
