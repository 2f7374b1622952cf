import HandrailModel
import HandrailSource

/// Reads the bindings of AppKit: what a view shows comes from an object while the app runs.
enum BindingReader {
    /// The properties that bindings give a value.
    static func properties(of element: InterfaceElement) -> [ViewProperty] {
        let bindings = element.child("connections")?.children.filter { $0.name == "binding" } ?? []
        return bindings.flatMap { binding in
            (binding["name"].flatMap { names[$0] } ?? []).map { ViewProperty($0, .dynamic, place: binding.place) }
        }
    }

    private static let names: [String: [String]] = [
        "value": ["stringValue"], "displayPatternValue1": ["stringValue"], "attributedString": ["stringValue"],
        "title": ["title"], "displayPatternTitle1": ["title"], "label": ["label"], "image": ["image"],
        "valuePath": ["image"], "valueURL": ["image"], "data": ["image"], "hidden": ["isHidden"],
        "enabled": ["isEnabled"], "toolTip": ["toolTip"], "textColor": ["textColor"], "font": ["font"],
        "content": ["content"], "contentValues": ["content"], "contentObjects": ["content"],
    ]
}
