import Foundation

/// A whole app: its files, sorted by path.
package struct FuzzProject: Sendable, Hashable {
    /// What it is called.
    package let name: String
    /// Its files.
    package var files: [FuzzFile]

    /// An app.
    package init(name: String, files: [FuzzFile]) {
        self.name = name
        self.files = files.sorted { $0.path < $1.path }
    }

    /// The app in a folder.
    package init(name: String, folder: String) {
        let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let files = paths.compactMap { path -> FuzzFile? in
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { return nil }
            return FuzzFile(path: path, bytes: [UInt8](data))
        }
        self.init(name: name, files: files)
    }

    /// Writes it into a folder, which is made; what else was there is removed.
    package func write(to folder: String) throws {
        let manager = FileManager.default
        let there = FuzzProject(name: name, folder: folder)
        let own = Set(files.map(\.path))
        for file in there.files where !own.contains(file.path) {
            try manager.removeItem(atPath: "\(folder)/\(file.path)")
        }
        // Of a big app little changes from one input to the next.
        let same = Dictionary(there.files.map { ($0.path, $0.bytes) }) { first, _ in first }
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in files where same[file.path] != file.bytes {
            let url = URL(fileURLWithPath: "\(folder)/\(file.path)")
            try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: url)
        }
    }
}
