import HandrailFrameworks

/// The classes that elements of interface files stand for, by the framework that a file is for.
enum ViewNames {
    /// The class of a view, or of an item that stands for one; `nil` for an element that is none.
    static func systemClass(of element: String, in toolkit: InterfaceToolkit) -> String? {
        switch toolkit {
        case .uiKit: InterfaceElements.classInUIKit(element)
        case .appKit: InterfaceElements.classInAppKit(element)
        case .watchKit: InterfaceElements.classInWatchKit(element)
        }
    }
}
