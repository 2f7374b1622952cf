/// What the names in a path say of a file.
struct PathMarks: OptionSet, Sendable {
    /// One bit a mark.
    let rawValue: UInt8

    /// Somebody's tests.
    static let tests = PathMarks(rawValue: 1)
    /// A copy of other people's code.
    static let vendored = PathMarks(rawValue: 2)
    /// Written by a tool.
    static let generated = PathMarks(rawValue: 4)
    /// Excluded by a pattern.
    static let excluded = PathMarks(rawValue: 8)
    /// Of a demo or a playground, and no part of the app.
    static let apart = PathMarks(rawValue: 16)

    /// The mark that stands for a reason; reasons not to enter a folder mark nothing.
    init(_ reason: SkipReason?) {
        switch reason {
        case .tests: self = .tests
        case .vendored: self = .vendored
        case .generated: self = .generated
        case .pods, .carthage, .buildProducts, .packageCheckouts, .nodeModules, nil: self = []
        }
    }

    /// The mark that keeps a file from being audited, where there are several the one that says most; empty for none.
    var reason: PathMarks { [.excluded, .vendored, .apart, .generated].first { contains($0) } ?? [] }

    /// The marks with these bits.
    init(rawValue: UInt8) { self.rawValue = rawValue }
}
