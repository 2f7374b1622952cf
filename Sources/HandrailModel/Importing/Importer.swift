/// Reads files of some kinds, each part alone, and adds what all of them hold to the contents of the project.
///
/// An importer is a value that knows nothing of the others. The engine is given a list of them: it hands each the files
/// of its kinds, makes the fragments of all importers in parallel, and links them one importer after the other, in the
/// order of the list.
public protocol Importer: Sendable {
    /// What is read by itself: one file, or several that mean nothing apart, such as those of an asset catalog.
    associatedtype Part: Sendable = ImportedFile
    /// What one part holds.
    associatedtype Fragment: Sendable

    /// The kinds of files whose bytes it reads.
    var kinds: [FileKind] { get }

    /// The kinds of files that it has to know of without reading all of their bytes.
    var listedKinds: [FileKind] { get }

    /// The parts that its files make up, in the order in which their fragments are linked.
    ///
    /// - Parameter files: all files of its kinds, in the order of the audit.
    func parts(of files: [ImportedFile]) -> [Part]

    /// What one part holds: a pure function of its bytes. It is called on any thread.
    func fragment(of part: Part) -> Fragment

    /// Adds what all fragments hold to the contents of the project.
    func link(_ fragments: [Fragment], into contents: inout ProjectContents)

    /// What to tell a person whose project holds nothing that can be audited but has files of these kinds; `nil` where
    /// there is nothing to tell.
    ///
    /// - Parameter paths: the paths of its files; never empty.
    func remark(onNothingBut paths: [String]) -> Bilingual?
}

extension Importer {
    /// Most importers read all of each file.
    public var listedKinds: [FileKind] { [] }

    /// Nobody expects most kinds of files to be audited by themselves.
    public func remark(onNothingBut paths: [String]) -> Bilingual? { nil }
}

extension Importer where Part == ImportedFile {
    /// Each file that could be read is a part.
    public func parts(of files: [ImportedFile]) -> [ImportedFile] { files.filter(\.isReadable) }
}
