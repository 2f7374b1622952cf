import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// A view whose look a style of the project makes, with the parts that it hands over to the style.
struct StyledControl {
    /// What becomes of the view once its style has made a body for it.
    enum Outcome {
        /// It stays what it is, and the body is what it shows.
        case keeps
        /// It is what the body makes, and nothing of it is left but the parts that the body shows.
        case gives
        /// The body is laid around it.
        case wraps
    }

    /// Its line in the view table.
    let entry: ViewEntry
    /// Its name.
    let name: String
    /// Its arguments.
    let parts: [AssignedPart]
    /// The expression that makes it.
    let expression: Expression
    /// Where that stands.
    let outer: Scope
    /// Where its arguments are read.
    let scope: Scope
    /// The place of the control.
    var place: SourcePlace { outer.place(of: expression) }

    /// What becomes of it in a style.
    ///
    /// A button, a label, a gauge and a progress view are one element, whatever they show. A toggle, a disclosure group
    /// and a date picker are nothing but what their style makes: without a system's control in it, nobody says that
    /// they are on.
    func outcome(in style: LinkedType, of program: Program) -> Outcome {
        switch entry.kind {
        case .textField, .secureField, .menu: .wraps
        case .toggle, .form, .datePicker, .groupBox, .disclosureGroup, .controlGroup: .gives
        case .button, .link, .navigationLink, .shareLink: Self.makesButton(style, of: program) ? .gives : .keeps
        default: .keeps
        }
    }

    /// Whether a primitive style makes a button of its own, be it in a view of its own.
    private static func makesButton(_ style: LinkedType, of program: Program) -> Bool {
        guard style.inherits(anyOf: ControlStyle.primitive) else { return false }
        let own = style.constructs.compactMap { program.type(named: $0, from: style.lookupContext, within: style.name) }
        return ([style] + own).contains { !$0.constructs.isDisjoint(with: ViewTable.plainButtons) }
    }

    /// The slot in which the body stands in a view that stays what it is.
    var bodySlot: Slot { entry.kind == .labeledContent ? .content : .label }

    /// Whether a part of it is handed to the style rather than built beside its body.
    func isHandedOver(_ part: AssignedPart) -> Bool {
        switch part.slot {
        case .label, .icon, .value, .minimum, .maximum: true
        case .content: entry.kind == .labeledContent
        default: false
        }
    }

    /// The name of the property under which a style finds what stands in a slot.
    func property(of slot: Slot) -> String? {
        switch slot {
        case .label: entry.kind == .label ? "title" : "label"
        case .icon: "icon"
        case .content: "content"
        case .value: "currentValueLabel"
        case .minimum: "minimumValueLabel"
        case .maximum: "maximumValueLabel"
        default: nil
        }
    }

    /// The names that a configuration of this kind has for parts that may be missing.
    var optionalProperties: [String] {
        switch entry.kind {
        case .progress: ["label", "currentValueLabel"]
        case .gauge: ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"]
        default: []
        }
    }

    /// The names that a configuration of this kind has for views that are always there, be they empty.
    var viewProperties: [String] {
        switch entry.kind {
        case .label: ["title", "icon"]
        case .form: ["content"]
        case .groupBox, .disclosureGroup, .labeledContent, .controlGroup: ["label", "content"]
        case .progress: []
        default: ["label"]
        }
    }

    /// The names of values that are only known while the app runs, with their types.
    var runtimeProperties: [(name: String, type: String)] {
        switch entry.kind {
        case .toggle: [("isOn", "Bool"), ("isMixed", "Bool")]
        case .disclosureGroup: [("isExpanded", "Bool")]
        case .gauge: [("value", "Double")]
        case .datePicker: [("selection", "Date"), ("minimumDate", "Date"), ("maximumDate", "Date")]
        default: []
        }
    }
}
