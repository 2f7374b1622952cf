/// An app and changes of it that promise something of what is found.
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
        switch kind {
        case .copies: return AppChanges.withCopies(original)
        case .absences:
            // Of a file that is taken away not even an empty one is left.
            let left = original.with(changes)
            return FuzzProject(name: left.name, files: left.files.filter { !$0.bytes.isEmpty })
        case .comments, .names, .order, .blocks, .groups, .calls, .functions, .properties, .extensions, .files,
            .wrappers, .inlines, .members, .bodies, .literals, .imports:
            return original.with(changes)
        }
    }
}
