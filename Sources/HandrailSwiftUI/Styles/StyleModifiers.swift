package import HandrailCode
package import HandrailModel
package import HandrailSource

/// Modifiers that choose a style.
enum StyleModifiers {
    typealias Effect = ModifierTable.Effect

    /// The modifiers by name.
    package static let table: [String: Effect] = [
        "buttonStyle": .styles(.button), "toggleStyle": .styles(.toggle), "labelStyle": .styles(.label),
        "pickerStyle": .styles(.picker), "listStyle": .styles(.list), "textFieldStyle": .styles(.textField),
        "menuStyle": .styles(.menu), "progressViewStyle": .styles(.progress), "gaugeStyle": .styles(.gauge),
        "formStyle": .styles(.form), "tabViewStyle": .styles(.tabView), "datePickerStyle": .styles(.datePicker),
        "controlSize": .styles(.controlSize), "navigationViewStyle": .styles(.navigation),
        "navigationSplitViewStyle": .styles(.navigation), "groupBoxStyle": .styles(.groupBox),
        "disclosureGroupStyle": .styles(.disclosure), "controlGroupStyle": .styles(.controlGroup),
        "labeledContentStyle": .styles(.labeledContent),
        "indexViewStyle": .styles(.other), "tableStyle": .styles(.other),
    ]
}
