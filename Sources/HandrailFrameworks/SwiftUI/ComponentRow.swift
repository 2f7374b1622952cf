package import HandrailModel

/// The view of SwiftUI that a component of code that is not there behaves like, and what its arguments become.
package struct ComponentRow: Sendable {
    /// The name of the view.
    package let view: String
    /// The labels of the view's arguments by the part that each is; the empty one for the first without a label.
    package let arguments: [DeclaredComponent.Part: String]
    /// The modifiers that say what other parts are.
    package let modifiers: [DeclaredComponent.Part: String]
    /// The modifier that says how it is drawn, which is not known of a component; `nil` for what has no style.
    package let style: String?
    /// Modifiers that it has whatever is written, each with the member that it is given.
    package let always: [(modifier: String, member: String)]
    /// Whether it holds views and is nothing itself: what is called its label stands before them as a text.
    package let isContainer: Bool
    /// Whether it can be built of what it shows where nothing names it.
    package let isNamedByContent: Bool

    /// Modifiers that say how words are drawn, which is not known of a component.
    package static let looks = ["font", "foregroundStyle"]
    /// The view that shows words.
    package static let text = "Text"
    /// What a modifier is given for something that holds.
    package static let holds = "true"

    private init(
        _ view: String, _ arguments: [DeclaredComponent.Part: String],
        modifiers: [DeclaredComponent.Part: String] = [:], style: String? = nil,
        always: [(modifier: String, member: String)] = [], isContainer: Bool = false, isNamedByContent: Bool = false
    ) {
        self.view = view
        self.arguments = arguments
        let spoken: [DeclaredComponent.Part: String] = [.hint: "accessibilityHint", .value: "accessibilityValue"]
        self.modifiers = spoken.merging(modifiers) { $1 }.filter { arguments[$0.key] == nil }
        self.style = style
        self.always = always
        self.isContainer = isContainer
        self.isNamedByContent = isNamedByContent
    }

    /// The row of a kind of component.
    package static func row(of kind: DeclaredComponent.Kind) -> ComponentRow {
        switch kind {
        case .button:
            ComponentRow(
                "Button", titled.merging([.action: "action", .content: "label"]) { $1 }, style: "buttonStyle",
                isNamedByContent: true)
        case .link:
            ComponentRow(
                "Link", [.label: "", .value: "destination", .content: "label"], style: "buttonStyle",
                isNamedByContent: true)
        case .toggle:
            ComponentRow(
                "Toggle", titled.merging([.isOn: "isOn", .content: "label"]) { $1 }, style: "toggleStyle",
                isNamedByContent: true)
        case .text: ComponentRow(text, [.label: ""])
        case .heading: ComponentRow(text, [.label: ""], always: [("accessibilityAddTraits", "isHeader")])
        case .image: ComponentRow("Image", picture, modifiers: [.label: "accessibilityLabel"])
        case .decoration: ComponentRow("Image", picture, always: [("accessibilityHidden", holds)])
        case .slider: ComponentRow("Slider", [.value: "value"], modifiers: [.label: "accessibilityLabel"])
        case .stepper: ComponentRow("Stepper", [.label: "", .value: "value"])
        case .picker:
            ComponentRow(
                "Picker", [.label: "", .value: "selection", .content: "content"], style: "pickerStyle")
        case .progress: ComponentRow("ProgressView", [.label: "", .value: "value"], style: "progressViewStyle")
        case .textField: ComponentRow("TextField", [.label: "", .value: "text"], style: "textFieldStyle")
        case .secureField: ComponentRow("SecureField", [.label: "", .value: "text"], style: "textFieldStyle")
        case .group: container("Group")
        case .row: container("HStack")
        case .column: container("VStack")
        case .list: container("List")
        }
    }

    private static let titled: [DeclaredComponent.Part: String] = [.label: "", .symbol: "systemImage", .image: "image"]
    private static let picture: [DeclaredComponent.Part: String] = [.image: "", .symbol: "systemName"]

    private static func container(_ view: String) -> ComponentRow {
        ComponentRow(view, [.content: "content"], isContainer: true)
    }
}
