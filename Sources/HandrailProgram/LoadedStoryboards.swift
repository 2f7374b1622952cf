import HandrailModel

/// Tells which storyboards something may load: a property list, another storyboard, or code that has the name of the
/// file as a text, as a word of a generator, or in the name of a type.
struct LoadedStoryboards {
    private let names: Set<String>

    /// Those of some scenes.
    ///
    /// - Parameters:
    ///   - spoken: words and texts that files of other kinds than Swift have.
    ///   - listed: texts of property lists.
    init(of program: Program, _ scenes: [InterfaceScene], _ spoken: Set<String>, _ listed: ListedNames) {
        let all = Set(scenes.compactMap(\.stringTable))
        let referred = Set(scenes.lazy.flatMap(\.segues).compactMap(\.storyboard))
        let pieces = NamePieces(of: program.mentions)
        names = all.filter { name in
            Self.isLoadedByItself(name) || referred.contains(name) || listed.texts.contains(name)
                || program.hasText(name, spoken) || pieces.mayMake(name) || Self.isPart(name, ofTypesOf: program)
        }
    }

    /// Whether something may load a storyboard; one without a name is nobody's.
    func contain(_ name: String?) -> Bool { name.map(names.contains) ?? true }

    /// Whether a name is one that templates of Xcode give to what the system loads: the list that says so may be made
    /// when the app is built.
    private static func isLoadedByItself(_ name: String) -> Bool { name.hasPrefix("Main") || name == "Interface" }

    /// Whether code may make the name of that of a type: `Profile` of `ProfileViewController`.
    private static func isPart(_ name: String, ofTypesOf program: Program) -> Bool {
        program.types.contains { $0.simpleName.hasPrefix(name) || $0.simpleName.hasSuffix(name) }
    }
}
