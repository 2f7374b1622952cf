import Foundation
import Handrail
import HandrailModel

/// A folder that is there while `body` runs.
enum TemporaryFolder {
    /// Calls `body` with a new folder and removes it afterwards.
    static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handrail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// The audit of a folder with these files.
    static func audit(_ files: [String: Data], jobs: Int? = nil) throws -> Audit {
        try with { folder in
            try write(files, into: folder)
            return try Auditor(policy: AuditPolicy(jobs: jobs)).audit([folder.path])
        }
    }

    /// What assistive technologies meet on the screens of a folder with these files; no rule runs.
    static func inspect(_ files: [String: Data]) throws -> Audit {
        try with { folder in
            try write(files, into: folder)
            return try Auditor(policy: AuditPolicy(rules: .none)).audit([folder.path])
        }
    }

    /// Writes files by their paths.
    static func write(_ files: [String: Data], into folder: URL) throws {
        for (path, data) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }
}
