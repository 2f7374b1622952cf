import HandrailModel
import HandrailSource

/// A screen that another one brings up: built on its own, so that each is built once.
struct PresentedScreen: Sendable {
    /// How it comes up.
    let presentation: Screen.Presentation
    /// What it shows.
    let source: ViewSource
    /// Where it is brought up.
    let place: SourcePlace
    /// The name of the screen that brings it up.
    let presenter: String
    /// Styles in force.
    let environment: StyleEnvironment
    /// Sides of forks that it is brought up on.
    let sides: [ScreenSide]
}
