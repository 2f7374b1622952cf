import Foundation
import Handrail
import HandrailModel
import HandrailTestSupport
import HandrailTranscripts

/// Apps as the specifications of this room read them: by the library, without the command line.
enum ReadApp {
    /// An app under `Samples/`.
    static func sample(_ name: String) throws -> Audit {
        try Auditor(policy: AuditPolicy(rules: .none)).audit([Sample(name).folder.path])
    }

    /// A folder with one file.
    static func file(_ name: String, _ text: String) throws -> Audit {
        try TemporaryFolder.inspect([name: Data(text.utf8)])
    }
}

extension Audit {
    /// The transcripts of all screens, as programs read them.
    func transcript(_ language: ReportLanguage) -> TranscriptV1 {
        TranscriptV1(self, language: language, transcripts(in: language))
    }
}
