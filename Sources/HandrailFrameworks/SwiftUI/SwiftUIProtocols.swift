/// The protocols by which types of a project are known to SwiftUI, by what the types are.
package enum SwiftUIProtocols {
    /// What shows views while they are worked on.
    package static let previews: Set<String> = ["PreviewProvider", "LibraryContentProvider"]
    /// What brings views of another framework into SwiftUI.
    package static let representables: Set<String> = [
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
        "WKInterfaceObjectRepresentable", "ViewRepresentable",
    ]
    /// What draws an outline.
    package static let shapes: Set<String> = ["Shape", "InsettableShape"]
    /// What has a body of views, or of items of bars and menus.
    package static let views: Set<String> = [
        "View", "SwiftUI.View", "DynamicViewContent", "ToolbarContent", "CustomizableToolbarContent",
        "WidgetConfigurationView", "Commands",
    ]
    /// What is written behind views.
    package static let modifiers: Set<String> = [
        "ViewModifier", "SwiftUI.ViewModifier", "AnimatableModifier", "EnvironmentalModifier",
    ]
    /// What an app begins with.
    package static let apps: Set<String> = ["App", "SwiftUI.App"]
    /// What windows are made of.
    package static let scenes: Set<String> = ["Scene"]
    /// What stands on the screens of the system.
    package static let widgets: Set<String> = ["Widget", "WidgetBundle", "ControlWidget"]
    /// What makes buttons and menus look.
    package static let buttonStyles: Set<String> = ["ButtonStyle", "PrimitiveButtonStyle", "MenuStyle"]
    /// What makes labels look.
    package static let labelStyles: Set<String> = ["LabelStyle"]
    /// What makes other views look.
    package static let otherStyles: Set<String> = [
        "ToggleStyle", "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "DisclosureGroupStyle", "TextFieldStyle",
        "LabeledContentStyle", "ControlGroupStyle", "DatePickerStyle", "FormStyle",
    ]
}
