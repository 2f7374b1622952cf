/// What Handrail is run on: made from a seed and a number, always the same.
package struct FuzzInput: Sendable, Hashable {
    /// Its number.
    package let number: Int
    /// How it was made.
    package let kind: FuzzKind
    /// What it is, in words.
    package let name: String
    /// The app.
    package let content: Content

    /// An app, as far as it has to be known for shrinking it.
    package enum Content: Sendable, Hashable {
        /// Any app.
        case app(FuzzProject)
        /// An app in which a text is repeated.
        case repetition(Repetition)
        /// An app with changes that keep a promise.
        case changed(ChangedApp)
    }

    /// An input.
    package init(number: Int, kind: FuzzKind, name: String, content: Content) {
        self.number = number
        self.kind = kind
        self.name = name
        self.content = content
    }

    /// The app that Handrail is run on.
    package var project: FuzzProject {
        switch content {
        case .app(let project): project
        case .repetition(let repetition): repetition.project
        case .changed(let changed): changed.project
        }
    }
}
