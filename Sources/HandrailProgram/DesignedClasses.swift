import HandrailModel
package import HandrailSource

/// The names of classes that interface files have, by the file.
package struct DesignedClasses: Sendable {
    private let byFile: [FileIndex: Set<String>]

    /// The names by file.
    package init(_ byFile: [FileIndex: Set<String>] = [:]) { self.byFile = byFile }

    /// The names in a file.
    func classes(of file: FileIndex) -> Set<String> { byFile[file] ?? [] }

    /// The names in all files but some.
    func names(besides files: Set<FileIndex>) -> Set<String> {
        byFile.reduce(into: []) { names, entry in
            if !files.contains(entry.key) { names.formUnion(entry.value) }
        }
    }

    /// The xibs of which all users are there.
    func xibs(in program: Program, _ closed: ClosedTargets) -> [(file: FileIndex, name: String)] {
        var seen: Set<FileIndex> = []
        return program.interfaces.all.compactMap { linked in
            guard linked.scene.origin == .xib, linked.isAudited, closed.buildsAlone([linked.target]),
                let name = linked.scene.identifier, seen.insert(linked.scene.place.file).inserted
            else { return nil }
            // One for a kind of device is loaded by the name of all.
            return (linked.scene.place.file, String(name.prefix { $0 != "~" }))
        }
    }

    /// Whether a class is that of an app itself, which loads the file that it owns.
    static func isApp(_ name: String) -> Bool { name.hasSuffix("Application") }
}

extension InterfaceCatalog {
    /// The classes that the owner and the roots of what a xib holds are of.
    func classes(ofXib file: FileIndex) -> Set<String> {
        Set(all.lazy.filter { $0.scene.place.file == file }.flatMap { linked in
            [linked.scene.customClass].compactMap(\.self) + linked.scene.roots.compactMap(\.customClass)
        })
    }
}
