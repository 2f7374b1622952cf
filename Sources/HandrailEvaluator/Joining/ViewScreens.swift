public import HandrailModel

/// Finds the screens of UIKit, AppKit and WatchKit, which classes, storyboards and xibs make.
public struct ViewScreens: Sendable {
    private let program: Program
    private let platforms: @Sendable (Int) -> [PlatformVersion]
    private let dressed: @Sendable (Screen, Int) -> Screen
    private let finder: ScreenFinder

    /// A finder.
    ///
    /// - Parameters:
    ///   - platforms: the platforms of a target, by its number.
    ///   - dressed: a screen in the appearance and with the accent color of a target.
    ///   - finder: builds the SwiftUI views that classes show.
    public init(
        program: Program, platforms: @escaping @Sendable (Int) -> [PlatformVersion],
        dressed: @escaping @Sendable (Screen, Int) -> Screen = { screen, _ in screen }, finder: ScreenFinder
    ) {
        self.program = program
        self.platforms = platforms
        self.dressed = dressed
        self.finder = finder
    }

    /// All screens: those of interface files in order, then those of code by place and name.
    ///
    /// - Parameter map: runs work on several classes at once, in order.
    public func screens(map: (Int, @escaping @Sendable (Int) -> Void) -> Void) -> [Screen] {
        let (found, hosted) = ViewScenes(program: program).read(map: map)
        guard !found.isEmpty || !hosted.isEmpty else { return [] }
        let embedded = found.flatMap(\.scene.segues).filter { $0.kind == "embed" }.map(\.destination)
        let builder = InterfaceScreens(
            languages: program.strings.languages, embedded: Set(embedded),
            files: program.interfaces.files)
        let results = ResultSlots<[Screen]>(count: found.count)
        let (platforms, dressed) = (platforms, dressed)
        map(found.count) { index in
            let (scene, module) = (found[index].scene, found[index].module)
            let screens = builder.screens(of: scene, platforms: platforms(module), presentation: found[index].presentation)
                .filter { scene.origin != .code || $0.tree.elements.count > 1 }
            results.set(screens.map { dressed($0, module) }, at: index)
        }
        return results.values.flatMap { $0 } + finder.screens(hosting: hosted, map: map)
    }
}
