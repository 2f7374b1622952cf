/// The two spellings of SwiftUI's styles: a type, `SegmentedPickerStyle()`, and a member, `.segmented`, which came
/// later.
package enum StyleSpelling {
    /// The member that means the same as the type of a style; any other name as it is.
    package static func member(of name: String) -> String {
        guard name.utf8.first.map({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) ?? false,
            name.hasSuffix("Style")
        else { return name }
        if let other = renamed[name] { return other }
        guard let kind = kinds.first(where: { name.hasSuffix($0) && name.utf8.count > $0.utf8.count })
        else { return name }
        let word = name.dropLast(kind.count)
        return word == "Default" ? "automatic" : word.prefix(1).lowercased() + word.dropFirst()
    }

    /// What the names of the types end with; those that are the end of another one come after it.
    private static let kinds = [
        "NavigationSplitViewStyle", "NavigationViewStyle", "DisclosureGroupStyle", "LabeledContentStyle",
        "ProgressViewStyle", "ControlGroupStyle", "DatePickerStyle", "TextFieldStyle", "TextEditorStyle",
        "IndexViewStyle", "GroupBoxStyle", "TabViewStyle", "MenuButtonStyle", "PickerStyle", "ToggleStyle",
        "ButtonStyle", "LabelStyle", "GaugeStyle", "TableStyle", "MenuStyle", "FormStyle", "ListStyle",
    ]

    /// Types whose members are called otherwise.
    private static let renamed = [
        "DoubleColumnNavigationViewStyle": "columns", "ColumnNavigationViewStyle": "columns",
        "PopUpButtonPickerStyle": "menu",
    ]
}
