public import HandrailModel

/// Finds the screens that the project's UIKit and AppKit classes make in code.
public struct CodeScreens: Sendable {
    private let program: Program
    private let platforms: @Sendable (Int) -> [PlatformVersion]

    /// A finder.
    ///
    /// - Parameter platforms: the platforms of a target, by its number.
    public init(program: Program, platforms: @escaping @Sendable (Int) -> [PlatformVersion]) {
        self.program = program
        self.platforms = platforms
    }

    /// All screens, sorted by place, then name.
    ///
    /// - Parameter map: runs work on several classes at once, in order.
    public func screens(map: (Int, @escaping @Sendable (Int) -> Void) -> Void) -> [Screen] {
        let found = CodeScenes(program: program).scenes(map: map)
        let builder = InterfaceScreens(languages: program.strings.languages)
        return found.flatMap { builder.screens(of: $0.scene, platforms: platforms($0.module)) }
            .filter { $0.tree.elements.count > 1 }
    }
}
