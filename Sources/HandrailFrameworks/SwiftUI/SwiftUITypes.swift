/// Types whose values are given to views and modifiers, by what they are.
package enum SwiftUITypes {
    /// The module that the types belong to, which may stand in front of their names.
    package static let module = "SwiftUI"
    /// What Xcode generates a member of for each picture of the bundle.
    package static let imageResource = "ImageResource"
    /// What a loaded image hands over while it is loaded.
    package static let loadingPhase = "AsyncImagePhase"
    /// What a style is given of the control that it styles.
    package static let styleConfiguration = "Configuration"
    /// Sizes of text.
    package static let textSize = "DynamicTypeSize"
    /// Sizes of text as they were called before.
    package static let oldTextSize = "ContentSizeCategory"
    /// What an element is to assistive technologies.
    package static let accessibilityTraits = "AccessibilityTraits"
    /// A key with what is held down beside it.
    package static let keyboardShortcut = "KeyboardShortcut"
    /// What sends something after a time, again and again.
    package static let timer = "Timer"
    /// What draws views into a picture.
    package static let imageRenderer = "ImageRenderer"
    /// What is as long or as wide as the numbers that it is made of.
    package static let measures = NameSet(["Angle", "degrees"] + FrameworkType.names(of: .size))
}
