/// A line of a file as people write it: `Login.swift:12`, or `Login.swift:12:5` with a column that is not needed.
struct FileLine {
    /// The path, or the end of one.
    let file: String
    /// The line, from 1.
    let line: Int

    /// The line that a text names; `nil` where it names none.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3, !parts[0].isEmpty, let line = Int(parts[1]), line > 0,
            parts.count == 2 || Int(parts[2]) != nil
        else { return nil }
        file = String(parts[0])
        self.line = line
    }

    /// Whether it names a file of a path: all of the path, or whole components at its end.
    func isIn(_ path: String) -> Bool {
        let wanted = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        return path == wanted || path.hasSuffix("/" + wanted)
    }
}
