/// What a class does when people choose another text size.
enum CategoryHandling {
    /// Nothing that was found.
    case nothing
    /// It sets the fonts of what it names, and of nothing else.
    case names(Set<String>)
    /// It may set any font.
    case everything

    /// Whether it may set the font of what a property or variable of a name holds.
    func mayReach(_ name: String) -> Bool {
        switch self {
        case .nothing: false
        case .everything: true
        case .names(let names): name.isEmpty || names.contains(name)
        }
    }
}
