import Foundation
import Handrail
import HandrailModel
import HandrailTranscripts

/// Apps as the specifications of this room read them: by the library, without the command line.
enum ReadApp {
    /// An app under `Samples/`.
    static func sample(_ name: String) throws -> Inspection {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try Auditor().inspect([root.appendingPathComponent("Samples/\(name)").path])
    }

    /// A folder with one file.
    static func file(_ name: String, _ text: String) throws -> Inspection {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handrail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        return try Auditor().inspect([folder.path])
    }
}

extension Inspection {
    /// The transcripts of all screens, as programs read them.
    func transcript(_ language: ReportLanguage) -> TranscriptV1 {
        TranscriptV1(
            root: root, language: language,
            screens.map { ScreenTranscript($0, files: files, language: language) })
    }
}
