public import HandrailModel

/// Finds the screens that the project's UIKit and AppKit classes make in code.
public struct CodeScreens: Sendable {
    private let program: Program
    private let platforms: @Sendable (Int) -> [PlatformVersion]
    private let dressed: @Sendable (Screen, Int) -> Screen

    /// A finder.
    ///
    /// - Parameters:
    ///   - platforms: the platforms of a target, by its number.
    ///   - dressed: a screen in the appearance and with the accent color of a target.
    public init(
        program: Program, platforms: @escaping @Sendable (Int) -> [PlatformVersion],
        dressed: @escaping @Sendable (Screen, Int) -> Screen = { screen, _ in screen }
    ) {
        self.program = program
        self.platforms = platforms
        self.dressed = dressed
    }

    /// All screens, sorted by place, then name.
    ///
    /// - Parameter map: runs work on several classes at once, in order.
    public func screens(map: (Int, @escaping @Sendable (Int) -> Void) -> Void) -> [Screen] {
        let found = CodeScenes(program: program).scenes(map: map)
        let builder = InterfaceScreens(languages: program.strings.languages)
        return found.flatMap { found in
            builder.screens(of: found.scene, platforms: platforms(found.module)).map { dressed($0, found.module) }
        }.filter { $0.tree.elements.count > 1 }
    }
}
