/// Replaces numbers by ones at the ends of what fits: one number of an app at a time, all of a file, all of an app.
package struct NumberSweep: Sendable {
    private let sites: [Site]

    /// Numbers that are replaced together.
    private struct Site: Sendable {
        let project: FuzzProject
        let edits: [(path: String, range: Range<Int>)]
        let name: String
    }

    /// The sweep over these apps.
    package init(_ projects: [FuzzProject]) {
        sites = projects.flatMap { project in
            let files = project.files.map { file in Self.numbers(of: file).map { (path: file.path, range: $0) } }
            let all = Site(project: project, edits: files.flatMap(\.self), name: "every number of \(project.name)")
            let each = files.filter { !$0.isEmpty }.map {
                Site(project: project, edits: $0, name: "every number of \($0[0].path)")
            }
            let single = files.flatMap(\.self).map {
                Site(project: project, edits: [$0], name: "the number at byte \($0.range.lowerBound) of \($0.path)")
            }
            return [all] + each + single
        }
    }

    /// How many inputs there are.
    package var count: Int { sites.count * Self.values.count }

    /// Input `index` of the sweep, from 0.
    package func input(_ index: Int) -> (name: String, project: FuzzProject) {
        let site = sites[index / Self.values.count]
        let value = Self.values[index % Self.values.count]
        let edits = site.edits.map { FuzzEdit($0.path, $0.range, Array(value.utf8)) }
        return ("\(site.name) replaced by \(value)", site.project.with([FuzzChange(value, edits)]))
    }

    private static func numbers(of file: FuzzFile) -> [Range<Int>] {
        guard file.language != .bytes else { return [] }
        let tokens = FuzzLexer.tokens(of: file.bytes, in: file.language)
        // In JSON and XML most numbers stand in quotes.
        return tokens.flatMap { token -> [Range<Int>] in
            switch token.kind {
            case .number: return [token.range]
            case .string where file.language != .swift && file.language != .objectiveC:
                let inner = (token.range.lowerBound + 1)..<max(token.range.upperBound - 1, token.range.lowerBound + 1)
                return FuzzLexer.tokens(of: Array(file.bytes[inner]), in: .bytes).filter { $0.kind == .number }.map {
                    ($0.range.lowerBound + inner.lowerBound)..<($0.range.upperBound + inner.lowerBound)
                }
            case .string, .space, .comment, .word, .punctuation: return []
            }
        }
    }

    /// What numbers are replaced by.
    package static let values = [
        "0", "-1", "-0.0", "1", "255", "256", "65536", "2147483648", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "18446744073709551616", "1e308", "-1e308", "1e309", "5e-324", "0.1e-400",
        "0xFFFFFFFFFFFFFFFF",
        "0b1", "1_000_000_000_000", "99999999999999999999999999999999999999999999", ".nan", ".infinity", "Int.min",
        "Int.max", "CGFloat.greatestFiniteMagnitude", "1/0", "(-1)", "",
    ]
}
