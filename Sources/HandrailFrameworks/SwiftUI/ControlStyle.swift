package import HandrailModel

/// A kind of style that projects write: one row says which views ask for it and which protocols it conforms to.
package struct ControlStyle: Sendable {
    /// What it is a style of.
    let kind: StyleKind
    /// The views that ask for it.
    let elements: Set<ElementKind>
    /// The protocols that styles of the kind conform to.
    let protocols: [String]

    private init(_ kind: StyleKind, of elements: Set<ElementKind>, _ protocols: [String]) {
        self.kind = kind
        self.elements = elements
        self.protocols = protocols
    }

    /// The styles that views of a kind ask for; `nil` where there are none to write.
    package static func kind(of element: ElementKind) -> StyleKind? { byElement[element] }

    /// The protocols that styles of a kind conform to.
    package static func protocols(of kind: StyleKind) -> [String] { rows.first { $0.kind == kind }?.protocols ?? [] }

    /// What styles conform to that make a control of their own.
    package static let primitive: Set<String> = ["PrimitiveButtonStyle"]

    private static let byElement: [ElementKind: StyleKind] = Dictionary(
        rows.flatMap { row in row.elements.map { ($0, row.kind) } }, uniquingKeysWith: { first, _ in first })

    static let rows: [ControlStyle] = [
        ControlStyle(
            .button, of: [.button, .link, .navigationLink, .shareLink], ["ButtonStyle", "PrimitiveButtonStyle"]),
        ControlStyle(.toggle, of: [.toggle], ["ToggleStyle"]),
        ControlStyle(.label, of: [.label], ["LabelStyle"]),
        ControlStyle(.textField, of: [.textField, .secureField], ["TextFieldStyle"]),
        ControlStyle(.menu, of: [.menu], ["MenuStyle"]),
        ControlStyle(.progress, of: [.progress], ["ProgressViewStyle"]),
        ControlStyle(.gauge, of: [.gauge], ["GaugeStyle"]),
        ControlStyle(.form, of: [.form], ["FormStyle"]),
        ControlStyle(.datePicker, of: [.datePicker], ["DatePickerStyle"]),
        ControlStyle(.groupBox, of: [.groupBox], ["GroupBoxStyle"]),
        ControlStyle(.disclosure, of: [.disclosureGroup], ["DisclosureGroupStyle"]),
        ControlStyle(.labeledContent, of: [.labeledContent], ["LabeledContentStyle"]),
        ControlStyle(.controlGroup, of: [.controlGroup], ["ControlGroupStyle"]),
    ]
}
