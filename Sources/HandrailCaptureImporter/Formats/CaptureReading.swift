import HandrailModel

/// What a reader found in a file.
struct CaptureReading {
    /// The format.
    let format: CaptureFormat
    /// The captures.
    var trees: [CapturedTree]
    /// What this file cannot tell, besides what its format never can.
    var unknown: Set<CaptureFact> = []
    /// How far a length may be off, in points.
    var tolerance: Double
    /// Whether the file ends in the midst of something.
    var isTruncated = false

    /// A reading.
    init(
        _ format: CaptureFormat, _ trees: [CapturedTree], unknown: Set<CaptureFact> = [], tolerance: Double? = nil,
        isTruncated: Bool = false
    ) {
        self.format = format
        self.trees = trees
        let facts = unknown.union(format.unknown)
        // Where traits are not told, the kind of a text may say that it is a heading.
        self.unknown = facts.contains(.traits) && !format.tellsHeadings ? facts.union([.heading]) : facts
        self.tolerance = tolerance ?? format.tolerance
        self.isTruncated = isTruncated
    }
}
