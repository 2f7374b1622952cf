import HandrailModel

/// What a control is by itself, before anything is told of it.
struct ControlDefaults {
    /// Its traits.
    let traits: Traits
    /// Its value: `dynamic` where people change it.
    let value: Fact<Words>

    /// The character of a control.
    init(_ element: ElementView) {
        switch element.kind {
        case .link: (traits, value) = ([.button, .link], .absent)
        case .menu: (traits, value) = ([.button, .popUpButton], .absent)
        case .picker: (traits, value) = ([.button, .popUpButton], .dynamic)
        case .toggle: (traits, value) = ([.button, .toggle], .dynamic)
        case .slider: (traits, value) = (.adjustable, .dynamic)
        case .stepper: (traits, value) = (.adjustable, element.isBound ? .dynamic : .absent)
        case .datePicker, .colorPicker, .disclosureGroup: (traits, value) = (.button, .dynamic)
        case .textField, .textEditor: (traits, value) = (.textEntry, .dynamic)
        case .secureField: (traits, value) = ([.textEntry, .secureTextEntry], .dynamic)
        case .searchField: (traits, value) = ([.textEntry, .searchField], .dynamic)
        case .tab: (traits, value) = (.tab, .absent)
        default: (traits, value) = (.button, .absent)
        }
    }
}
