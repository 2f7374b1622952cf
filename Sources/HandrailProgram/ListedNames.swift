/// What the property lists and the build settings of a project name, as the system finds interface files by it.
package struct ListedNames: Sendable {
    /// All texts in them, besides the names of launch screens.
    let texts: Set<String>
    /// The interface files that the system draws while an app starts.
    let ofLaunch: Set<String>

    /// What is named.
    package init(_ texts: Set<String> = [], ofLaunch: Set<String> = []) {
        self.texts = texts
        self.ofLaunch = ofLaunch
    }
}
