package import Foundation
import Handrail
package import HandrailModel

/// A folder that is there while `body` runs.
package enum TemporaryFolder {
    /// Calls `body` with a new folder and removes it afterwards.
    package static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handrail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// The audit of a folder with these files.
    package static func audit(_ files: [String: Data], jobs: Int? = nil) throws -> Audit {
        try with { folder in
            try write(files, into: folder)
            return try Auditor(policy: AuditPolicy(jobs: jobs)).audit([folder.path])
        }
    }

    /// What assistive technologies meet on the screens of a folder with these files; no rule runs.
    package static func inspect(_ files: [String: Data]) throws -> Audit {
        try with { folder in
            try write(files, into: folder)
            return try Auditor(policy: AuditPolicy(rules: .none)).audit([folder.path])
        }
    }

    /// Writes files by their paths.
    package static func write(_ files: [String: Data], into folder: URL) throws {
        for (path, data) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }
}
