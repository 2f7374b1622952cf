import Handrail
import HandrailModel

/// Why a verb could not do its work: one clear sentence and what the shell is told.
struct CommandFailure: Error {
    /// What the shell is told.
    let status: ExitStatus
    /// What went wrong and what to do about it.
    let message: Bilingual

    /// A failure.
    init(_ status: ExitStatus, _ message: Bilingual) {
        self.status = status
        self.message = message
    }

    /// The failure that an audit ended with.
    init(_ error: AuditError) {
        message = error.message
        switch error.kind {
        case .badRequest: status = .badRequest
        case .nothingToAudit: status = .nothingDone
        }
    }
}
