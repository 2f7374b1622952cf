/// What parts can be left out of.
package protocol ShrinkableApp {
    /// The files.
    var files: [FuzzFile] { get }
    /// The same without the other files.
    func keeping(paths: Set<String>) -> Self
    /// The same without parts of files.
    func removing(_ parts: [FuzzEdit]) -> Self
}

extension FuzzProject: ShrinkableApp {
    /// The app without the other files.
    package func keeping(paths: Set<String>) -> FuzzProject {
        FuzzProject(name: name, files: files.filter { paths.contains($0.path) })
    }

    /// The app without parts of files.
    package func removing(_ parts: [FuzzEdit]) -> FuzzProject { with([FuzzChange("parts left out", parts)]) }
}

extension ChangedApp: ShrinkableApp {
    /// The files as they were.
    package var files: [FuzzFile] { original.files }

    /// The app without the other files, and the changes of what is left.
    package func keeping(paths: Set<String>) -> ChangedApp {
        let changes = changes.map { FuzzChange($0.name, $0.edits.filter { paths.contains($0.path) }) }
        return ChangedApp(
            original: original.keeping(paths: paths), kind: kind, changes: changes.filter { !$0.edits.isEmpty })
    }

    /// The app without parts of files; changes of what is only partly left are not made.
    package func removing(_ parts: [FuzzEdit]) -> ChangedApp {
        let removed = Dictionary(grouping: parts, by: \.path)
        let moved = changes.compactMap { change -> FuzzChange? in
            var edits: [FuzzEdit] = []
            for edit in change.edits {
                let cuts = (removed[edit.path] ?? []).map(\.range)
                if cuts.contains(where: { Self.holds($0, edit.range) }) { continue }
                if cuts.contains(where: { $0.overlaps(edit.range) }) { return nil }
                let shift = cuts.filter { $0.upperBound <= edit.range.lowerBound }.reduce(0) { $0 + $1.count }
                let range = (edit.range.lowerBound - shift)..<(edit.range.upperBound - shift)
                edits.append(FuzzEdit(edit.path, range, edit.text))
            }
            return edits.isEmpty ? nil : FuzzChange(change.name, edits)
        }
        return ChangedApp(original: original.removing(parts), kind: kind, changes: moved)
    }

    private static func holds(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
        // What is put in right before or behind stays.
        if inner.isEmpty { return outer.lowerBound < inner.lowerBound && inner.upperBound < outer.upperBound }
        return outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
    }

    /// The app with only some of its changes.
    package func making(_ changes: [FuzzChange]) -> ChangedApp {
        ChangedApp(original: original, kind: kind, changes: changes)
    }
}
