public import HandrailModel

/// What a storyboard or a xib came to.
public struct InterfaceFile: Sendable {
    /// The scenes in the order of the file.
    public let scenes: [InterfaceScene]
    /// What could not be read.
    public let notes: [AuditNote]

    /// What a file came to.
    public init(scenes: [InterfaceScene], notes: [AuditNote]) {
        self.scenes = scenes
        self.notes = notes
    }
}
