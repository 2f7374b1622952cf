import HandrailModel
import HandrailProject
import HandrailSource

extension Project {
    /// The paths of all files.
    var paths: [String] { files.map(\.path) }

    /// The target of a name.
    func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }

    /// The paths of a target's files.
    func files(of target: String) -> [String] { paths(self.target(target)?.files) }

    /// The paths of a target's resources.
    func resources(of target: String) -> [String] { paths(self.target(target)?.bundleResources) }

    /// The paths of files in which nothing is reported.
    var linkedOnly: [String] { files.filter { $0.role == .linkedOnly }.map(\.path) }

    /// The file at a path.
    func file(_ path: String) -> ProjectFile? { files.first { $0.path == path } }

    /// What the notes say in English.
    var remarks: [String] { notes.map(\.text.en) }

    private func paths(_ files: [FileIndex]?) -> [String] { files?.compactMap { self[$0]?.path } ?? [] }
}
