import HandrailModel
import HandrailSource

/// One run of an importer, whatever its parts and fragments are.
///
/// Work of different importers goes through one list, so their types are put aside here, and nowhere else.
struct ImportRun: Sendable {
    /// The numbers of the parts.
    let parts: Range<Int>
    /// Makes the fragment of one part.
    let fragment: @Sendable (Int) -> any Sendable
    /// Adds the fragments of all parts, in their order, to the contents of the project.
    let link: @Sendable ([any Sendable], inout ProjectContents) -> Void

    private init<Body: Importer>(_ importer: Body, _ files: [ImportedFile]) {
        let parts = importer.parts(of: files)
        self.parts = parts.indices
        fragment = { number in
            WorkPlace.file = (parts[number] as? ImportedFile ?? (parts[number] as? [ImportedFile])?.first)?.index
            return importer.fragment(of: parts[number])
        }
        link = { fragments, contents in
            // The functions of lists would have their code for these fragments looked up while the program runs.
            var own: [Body.Fragment] = []
            for case let fragment as Body.Fragment in fragments { own.append(fragment) }
            importer.link(own, into: &contents)
        }
    }

    /// The runs of all importers over the files of an audit.
    static func all(of read: ReadFiles, by stages: AuditStages) -> [ImportRun] {
        let files = read.discovered.files
        let byKind = Dictionary(grouping: files.indices, by: { files[$0].kind })
        return stages.importers.map { importer in
            let kinds = Set(importer.kinds + importer.listedKinds)
            let positions = kinds.flatMap { byKind[$0] ?? [] }.sorted()
            return ImportRun(
                importer,
                positions.map { position in
                    ImportedFile(
                        index: FileIndex(position), kind: files[position].kind, text: read.texts[position],
                        isReadable: !read.unreadable.contains(position), head: { stages.head(files[position], $0) })
                })
        }
    }
}
