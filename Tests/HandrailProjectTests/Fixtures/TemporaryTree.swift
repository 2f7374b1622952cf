import Foundation
import HandrailCode
import HandrailProject

/// A folder of the test's own that is gone when the test is.
final class TemporaryTree {
    /// Where it is.
    let path: String

    /// Writes files with these paths and texts.
    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handrail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
        for (file, text) in files { try write(file, text) }
    }

    /// Writes empty files.
    convenience init(_ paths: [String]) throws {
        try self.init(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    }

    /// Writes a file and the folders above it.
    func write(_ file: String, _ text: String = "") throws {
        let url = URL(fileURLWithPath: self[file])
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Makes a symbolic link.
    func link(_ file: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[file], withDestinationPath: destination)
    }

    /// Sets who may do what with a file or folder.
    func setPermissions(_ permissions: Int, of file: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: self[file])
    }

    /// Whether the person who runs the test may read a file or folder.
    func isReadable(_ file: String) -> Bool { FileManager.default.isReadableFile(atPath: self[file]) }

    /// The absolute path of a file.
    subscript(_ file: String) -> String { path + "/" + file }

    /// The project in the tree, or at some paths in it.
    func project(
        at files: [String] = [], options: DiscoveryOptions = DiscoveryOptions(), manifests: [String: CodeFile] = [:]
    ) throws -> Project {
        let finder = ProjectFinder(options: options) { path, _ in manifests[path] ?? ManifestFixture.empty }
        return try finder.project(at: files.isEmpty ? [path] : files.map { self[$0] })
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
