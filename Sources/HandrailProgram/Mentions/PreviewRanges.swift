import HandrailCode
package import HandrailSource

/// Where the code of a project is previews, which nobody but its writers ever sees.
package struct PreviewRanges: Sendable {
    private let ranges: [FileIndex: [ByteRange]]

    /// The previews that types at some places are, and those that macros make.
    package init(_ places: [SourcePlace], in mentions: Mentions) {
        var ranges: [FileIndex: [ByteRange]] = [:]
        for place in places { ranges[place.file, default: []].append(place.range) }
        for (file, index) in mentions.all {
            for position in index.positions(of: "Preview") where index[position - 1] == .other {
                ranges[file, default: []].append(Self.range(ofMacroAt: position, in: index))
            }
        }
        self.ranges = ranges
    }

    /// Whether a file has any.
    package func areIn(_ file: FileIndex) -> Bool { ranges[file] != nil }

    /// Whether a place lies in one.
    package func contain(_ place: SourcePlace) -> Bool {
        ranges[place.file]?.contains { $0.contains(place.range) } ?? false
    }

    /// The bytes of `#Preview(…) { … }`.
    private static func range(ofMacroAt position: Int, in index: CodeIndex) -> ByteRange {
        var depth = 0
        var end = position
        scan: for next in index.positions.suffix(from: position + 1) {
            switch index[next] {
            case .openParenthesis, .openBracket, .openBrace: depth += 1
            case .closeParenthesis, .closeBracket: depth -= 1
            case .closeBrace:
                depth -= 1
                if depth == 0 {
                    end = next
                    break scan
                }
            default: if depth == 0 { break scan }
            }
        }
        return ByteRange(Int(index.start(of: position)), Int(index.start(of: end)) + 1)
    }
}
