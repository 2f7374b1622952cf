/// A range of a file that is replaced.
package struct FuzzEdit: Sendable, Hashable {
    /// The path of the file.
    package let path: String
    /// What is replaced.
    package let range: Range<Int>
    /// By what.
    package let text: [UInt8]

    /// An edit.
    package init(_ path: String, _ range: Range<Int>, _ text: [UInt8]) {
        self.path = path
        self.range = range
        self.text = text
    }
}

/// Edits that only make sense together, such as all places where one type is named.
package struct FuzzChange: Sendable, Hashable {
    /// What it does, in words.
    package let name: String
    /// What it replaces; no two overlap.
    package let edits: [FuzzEdit]

    /// A change.
    package init(_ name: String, _ edits: [FuzzEdit]) {
        self.name = name
        self.edits = edits
    }
}

extension FuzzProject {
    /// The app with changes that do not overlap; of two that do, the first is made.
    package func with(_ changes: [FuzzChange]) -> FuzzProject {
        var edits = Dictionary(grouping: changes.flatMap(\.edits), by: \.path)
        var project = self
        for index in files.indices {
            guard let own = edits.removeValue(forKey: files[index].path) else { continue }
            project.files[index].bytes = Self.applied(own, to: files[index].bytes)
        }
        return project
    }

    private static func applied(_ edits: [FuzzEdit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }
}
