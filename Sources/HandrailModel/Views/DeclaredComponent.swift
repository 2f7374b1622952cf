/// A view of code that is not there, such as a design system in a package, as a project describes it.
public struct DeclaredComponent: Hashable, Sendable {
    /// What it behaves like: a view of SwiftUI, and where it is a class, one of UIKit.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case button, link, toggle, text, heading, image, decoration, slider, stepper, picker, progress
        case group, row, column, list
        case textField = "text-field"
        case secureField = "secure-field"
    }

    /// What an argument is.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        /// The words that people read or hear, as text or as a localized key.
        case label
        /// What happens when it is used.
        case hint
        /// What it shows or holds: a binding for fields, sliders, steppers and pickers, else words.
        case value
        /// The name of a picture of the bundle.
        case image
        /// The name of a symbol of the system.
        case symbol
        /// What it does.
        case action
        /// Whether it is on, as a binding.
        case isOn = "is-on"
        /// A closure of the views that it holds.
        case content
    }

    /// What it behaves like.
    public let kind: Kind
    /// The label of the argument that is a part; `_` for the first one without a label.
    public let arguments: [Part: String]

    /// A component.
    public init(kind: Kind, arguments: [Part: String] = [:]) {
        self.kind = kind
        self.arguments = arguments
    }

    /// How the first argument without a label is written.
    public static let unlabeled = "_"
}
