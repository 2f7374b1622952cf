/// What a type of the project is to SwiftUI.
enum TypeRole: Sendable {
    case view, modifier, app, scene, widget, buttonStyle, labelStyle, otherStyle, representable, shape, preview, other

    /// The role by the protocols a type conforms to; the first that matches.
    static let protocols: [(names: Set<String>, role: TypeRole)] = [
        (["PreviewProvider", "LibraryContentProvider"], .preview),
        (
            [
                "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
                "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable", "ViewRepresentable",
            ], .representable
        ),
        (["Shape", "InsettableShape"], .shape),
        (["View", "SwiftUI.View", "DynamicViewContent", "ToolbarContent", "CustomizableToolbarContent", "WidgetConfigurationView", "Commands"], .view),
        (["ViewModifier", "SwiftUI.ViewModifier", "AnimatableModifier", "EnvironmentalModifier"], .modifier),
        (["App", "SwiftUI.App"], .app),
        (["Scene"], .scene),
        (["Widget", "WidgetBundle", "ControlWidget"], .widget),
        (["ButtonStyle", "PrimitiveButtonStyle", "MenuStyle"], .buttonStyle),
        (["LabelStyle"], .labelStyle),
        (
            [
                "ToggleStyle", "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "DisclosureGroupStyle",
                "TextFieldStyle", "LabeledContentStyle", "ControlGroupStyle", "DatePickerStyle", "FormStyle",
            ], .otherStyle
        ),
    ]
}
