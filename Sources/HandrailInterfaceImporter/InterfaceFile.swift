public import HandrailModel

/// What a storyboard or a xib came to.
public struct InterfaceFile: Sendable {
    /// The scenes in the order of the file.
    public let scenes: [InterfaceScene]
    /// Names of the app's classes that objects in it are of.
    public let classNames: Set<String>
    /// What could not be read.
    public let notes: [AuditNote]

    /// What a file came to.
    public init(scenes: [InterfaceScene], classNames: Set<String> = [], notes: [AuditNote]) {
        self.classNames = classNames
        self.scenes = scenes
        self.notes = notes
    }
}
