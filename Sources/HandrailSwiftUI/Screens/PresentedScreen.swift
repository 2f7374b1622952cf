package import HandrailModel
package import HandrailSource
package import HandrailValues

/// A screen that another one brings up: built on its own, so that each is built once.
package struct PresentedScreen: Sendable {
    /// How it comes up.
    package let presentation: Screen.Presentation
    /// What it shows.
    package let source: ViewSource
    /// Where it is brought up.
    package let place: SourcePlace
    /// The name of the screen that brings it up.
    package let presenter: String
    /// Styles in force.
    package let environment: StyleEnvironment
    /// Sides of conditionals that it is brought up on.
    package let sides: [ScreenSide]
}
