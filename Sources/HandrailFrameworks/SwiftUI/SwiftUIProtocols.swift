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
    /// What makes one view of several statements.
    package static let viewBuilder = "ViewBuilder"
    /// What makes one view, or items of bars and menus, of several statements.
    package static let builders: Set<String> = [viewBuilder, "ToolbarContentBuilder", "CommandsBuilder"]
    /// Wrappers of properties whose values others hold.
    package static let wrappersOfOthers: Set<String> = ["Binding", "Bindable", "ObservedObject"]
    /// Types that say of a result no more than that it is a view.
    package static let anyView: Set<String> = ["View", "SwiftUI.View", "AnyView"]
    /// Types whose values are built as views.
    package static let viewTypes: Set<String> = [
        "View", "SwiftUI.View", "AnyView", "Text", "Image", "ToolbarContent", "Label", "Button", "Scene", "Commands",
        "WidgetConfiguration", "Shape", "Content", "TupleView", "TabContent", "TableRowContent",
        "CustomizableToolbarContent", "SwiftUI.Text", "SwiftUI.Image", "HStack", "VStack", "Group", "Color.Body",
        "DynamicViewContent", "ChartContent", "MapContent",
    ]
    /// Views whose extensions add modifiers that only they have.
    package static let viewsWithModifiers: Set<String> = ["Text", "Image", "Button", "Label"]
    /// What projects extend to add modifiers, in the order in which they are asked.
    package static let extended = [
        "View", "SwiftUI.View", "Text", "Image", "Button", "Shape", "ToolbarContent", "Label",
    ]
}
