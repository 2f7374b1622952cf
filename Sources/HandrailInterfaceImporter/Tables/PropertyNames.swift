/// How attributes of interface files are called in code, and what kind of value they have.
enum PropertyNames {
    /// What kind of value an attribute has.
    enum Value {
        case words, flag, number, name, image
    }

    /// A property.
    struct Property {
        let name: String
        let value: Value
    }

    /// The property that an attribute sets; `nil` for one that says nothing to people.
    static func property(for attribute: String) -> Property? { table[attribute] }

    private static let table: [String: Property] = {
        var table: [String: Property] = [:]
        for (attribute, name) in words { table[attribute] = Property(name: name, value: .words) }
        for (attribute, name) in flags { table[attribute] = Property(name: name, value: .flag) }
        for (attribute, name) in numbers { table[attribute] = Property(name: name, value: .number) }
        for (attribute, name) in names { table[attribute] = Property(name: name, value: .name) }
        for (attribute, name) in images { table[attribute] = Property(name: name, value: .image) }
        return table
    }()

    private static let words = [
        "text": "text", "title": "title", "placeholder": "placeholder", "placeholderString": "placeholder",
        "prompt": "prompt", "headerTitle": "headerTitle", "footerTitle": "footerTitle", "toolTip": "toolTip",
        "label": "label", "paletteLabel": "paletteLabel", "badgeValue": "badgeValue", "alternateTitle": "title.on",
    ]

    private static let flags = [
        "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
        "userInteractionEnabled": "isUserInteractionEnabled", "editable": "isEditable", "selectable": "isSelectable",
        "adjustsFontForContentSizeCategory": "adjustsFontForContentSizeCategory",
        "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth", "clipsSubviews": "clipsToBounds",
        "translatesAutoresizingMaskIntoConstraints": "translatesAutoresizingMaskIntoConstraints",
        "on": "isOn", "hidesWhenStopped": "hidesWhenStopped", "animating": "isAnimating",
        "scrollEnabled": "isScrollEnabled", "pagingEnabled": "isPagingEnabled", "springLoaded": "isSpringLoaded",
        "showsTouchWhenHighlighted": "showsTouchWhenHighlighted", "momentary": "isMomentary",
        "allowsSelection": "allowsSelection", "isTemplate": "isTemplate", "secureTextEntry": "isSecureTextEntry",
        "bordered": "isBordered", "simpleMultiLine": "isMultiline", "continuous": "isContinuous",
        "isSeparatorItem": "isSeparatorItem", "alternate": "isAlternate", "pullsDown": "pullsDown",
        "showsLargeContentViewer": "showsLargeContentViewer", "scalesLargeContentImage": "scalesLargeContentImage",
    ]

    private static let numbers = [
        "alpha": "alpha", "numberOfLines": "numberOfLines", "minimumFontSize": "minimumFontSize",
        "minimumScaleFactor": "minimumScaleFactor", "spacing": "spacing", "minValue": "minimumValue",
        "maxValue": "maximumValue", "value": "value", "numberOfPages": "numberOfPages", "rowHeight": "rowHeight",
        "progress": "progress", "selectedSegmentIndex": "selectedSegmentIndex", "tag": "tag",
    ]

    private static let names = [
        "contentMode": "contentMode", "textAlignment": "textAlignment", "lineBreakMode": "lineBreakMode",
        "buttonType": "buttonType", "systemItem": "systemItem", "style": "style", "axis": "axis",
        "borderStyle": "borderStyle", "selectionStyle": "selectionStyle", "accessoryType": "accessoryType",
        "dataMode": "dataMode", "textContentType": "textContentType", "keyboardType": "keyboardType",
        "preferredStyle": "preferredDatePickerStyle", "datePickerMode": "datePickerMode",
        "semanticContentAttribute": "semanticContentAttribute", "bezelStyle": "bezelStyle", "type": "buttonType",
        "reuseIdentifier": "reuseIdentifier", "imageScaling": "imageScaling", "imagePosition": "imagePosition",
        "identifier": "identifier", "mode": "mode", "searchBarStyle": "searchBarStyle",
        "userInterfaceStyle": "overrideUserInterfaceStyle", "largeTitleDisplayMode": "largeTitleDisplayMode",
        "changeBehavior": "showsMenuAsPrimaryAction", "orientation": "axis", "keyEquivalent": "keyEquivalent",
        "systemMenu": "systemMenu", "distribution": "distribution", "selectedItem": "selectedItem",
        "boxType": "boxType", "titlePosition": "titlePosition",
    ]

    private static let images = [
        "image": "image", "highlightedImage": "image.highlighted", "backgroundImage": "backgroundImage",
        "selectedImage": "selectedImage", "landscapeImage": "landscapeImagePhone", "alternateImage": "image.on",
        "minimumValueImage": "minimumValueImage", "maximumValueImage": "maximumValueImage",
        "minValueImage": "minimumValueImage", "maxValueImage": "maximumValueImage",
    ]
}
