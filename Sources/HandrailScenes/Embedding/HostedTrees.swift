import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailViewCode

/// What classes of UIKit and AppKit take in from elsewhere: SwiftUI views, and the screens of other controllers.
struct HostedTrees: Sendable {
    /// The linked project.
    private let program: Program
    /// The views, by the number that descriptions name them by.
    private let views: [HostedView]
    /// What controllers show that others take in, by their class.
    private let screens: [String: ViewDescription]
    /// The names in `screens` of the scenes that fill parts of others, by where their interface files say so.
    private let embedded: [SourcePlace: String]
    /// The target whose screens they are built on, by its number.
    private var module = 0

    /// Builds `views` and `screens` of a project on the screen of a class.
    init(
        program: Program, views: [HostedView], screens: [String: ViewDescription], embedded: [SourcePlace: String] = [:]
    ) {
        self.program = program
        self.views = views
        self.screens = screens
        self.embedded = embedded
    }

    /// The same for screens of a target: of classes that targets call alike, each takes in its own.
    func forScreens(of module: Int) -> HostedTrees {
        var copy = self
        copy.module = module
        return copy
    }

    /// What tells the screen of a class from those of classes that other targets call so.
    static func name(of type: String, in module: Int) -> String { "\(type) \(module)" }

    /// What builds them on the screen of a scene.
    func on(screenOf scene: InterfaceScene) -> HostedTreeBuilder {
        HostedTreeBuilder(
            program: program, views: views, screens: screens, embedded: embedded, module: module,
            path: [scene.customClass, EmbeddedScenes.name(of: scene)].compactMap(\.self))
    }
}
