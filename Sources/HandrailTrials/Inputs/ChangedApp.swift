/// An app and changes of it that are to leave what is found as it was.
package struct ChangedApp: Sendable, Hashable {
    /// The app as it was.
    package let original: FuzzProject
    /// What kind of changes they are.
    package let kind: AppChanges
    /// The changes.
    package let changes: [FuzzChange]

    /// An app with changes.
    package init(original: FuzzProject, kind: AppChanges, changes: [FuzzChange]) {
        self.original = original
        self.kind = kind
        self.changes = changes
    }

    /// The app with its changes.
    package var project: FuzzProject {
        kind == .copies ? AppChanges.withCopies(original) : original.with(changes)
    }
}
