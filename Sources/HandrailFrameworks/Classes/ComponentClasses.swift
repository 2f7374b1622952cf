package import HandrailModel

/// The classes that components of code that is not there behave like, where they are classes.
package enum ComponentClasses {
    /// The class of a component; `nil` where no class is like it.
    package static func name(of kind: DeclaredComponent.Kind) -> String? {
        switch kind {
        case .button: "UIButton"
        case .toggle: "UISwitch"
        case .text, .heading: "UILabel"
        case .image, .decoration: "UIImageView"
        case .slider: "UISlider"
        case .stepper: "UIStepper"
        case .progress: "UIProgressView"
        case .textField, .secureField: "UITextField"
        case .row, .column: "UIStackView"
        case .link, .picker, .group, .list: nil
        }
    }
}
