import HandrailEngine
public import HandrailModel

/// An audit with everything it was made from.
///
/// Freeing the code and the screens of a large app takes a good part of the time that making them took. Whoever ends
/// soon, as the command does, holds on to this value until then and never waits for it.
public struct AuditRun: Sendable {
    /// The audit.
    public let audit: Audit
    private let material: ExaminedProject

    /// A run that came to `audit`.
    init(audit: Audit, material: ExaminedProject) {
        self.audit = audit
        self.material = material
    }
}
