import Foundation
import Handrail
import HandrailModel
import HandrailTranscripts

/// Apps as the specifications of this room read them: by the library, without the command line.
enum ReadApp {
    /// An app under `Samples/`.
    static func sample(_ name: String) throws -> Audit {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try Auditor(policy: AuditPolicy(rules: .none)).audit([
            root.appendingPathComponent("Samples/\(name)").path
        ])
    }

    /// A folder with one file.
    static func file(_ name: String, _ text: String) throws -> Audit {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handrail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        return try Auditor(policy: AuditPolicy(rules: .none)).audit([folder.path])
    }
}

extension Audit {
    /// The transcripts of all screens, as programs read them.
    func transcript(_ language: ReportLanguage) -> TranscriptV1 {
        TranscriptV1(self, language: language, transcripts(in: language))
    }
}
