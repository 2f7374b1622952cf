/// What kind of value a property of a view, a controller or an item takes.
package enum ViewPropertyKind: Sendable {
    case words, flag, number, name, traits, font, color, image, list

    /// The kind of value a property takes; `nil` for one that says nothing of what is modeled.
    package static func of(_ path: String) -> ViewPropertyKind? {
        if let known = kinds[path] { return known }
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return kinds[String(path[path.utf8.index(after: dot)...])]
    }

    private static let kinds: NameTable<ViewPropertyKind> = {
        var result: [String: ViewPropertyKind] = [:]
        let words = [
            "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityValue", "accessibilityAttributedValue",
            "accessibilityHint", "accessibilityAttributedHint", "text", "attributedText", "title", "attributedTitle",
            "subtitle", "attributedSubtitle", "prompt", "placeholder", "attributedPlaceholder", "toolTip",
            "stringValue", "alternateTitle", "discoverabilityTitle", "placeholderString", "largeContentTitle", "secondaryText",
            "largeTitle", "accessibilityTitle", "label", "imageDescription", "attributedStringValue", "placeholderAttributedString",
        ]
        for name in words { result[name] = .words }
        for name in [
            "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityViewIsModal",
            "shouldGroupAccessibilityChildren", "isHidden", "isEnabled", "isSelected", "isHighlighted", "isUserInteractionEnabled",
            "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "clipsToBounds",
            "isSecureTextEntry", "isEditable", "isSelectable", "pullsDown", "accessibilityIgnoresInvertColors",
            "showsLargeContentViewer", "adjustsImageSizeForAccessibilityContentSizeCategory", "isOn",
            "showsMenuAsPrimaryAction", "accessibilityRespondsToUserInteraction", "isBordered", "isOpaque",
            "prefersLargeTitles", "hidesBackButton", "leftItemsSupplementBackButton", "allowsSelection", "isScrollEnabled", "isPagingEnabled",
            "isEnabledInDirectTouch", "prefersStatusBarHidden", "translatesAutoresizingMaskIntoConstraints",
            "isLayoutMarginsRelativeArrangement",
        ] { result[name] = .flag }
        for name in [
            "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches", "alpha", "alphaValue", "numberOfLines",
            "minimumScaleFactor", "minimumFontSize", "borderWidth", "cornerRadius", "spacing", "tag", "value", "minimumValue", "maximumValue", "rowHeight",
            "estimatedRowHeight", "selectedSegmentIndex", "selectedSegment", "segmentIndex", "listHeight", "kern", "repeatCount", "repeatDuration", "duration", "fromValue", "toValue", "byValue",
        ] { result[name] = .number }
        for name in [
            "accessibilityIdentifier", "contentMode", "textAlignment", "lineBreakMode", "keyboardType",
            "textContentType", "returnKeyType", "axis", "alignment", "distribution", "accessoryType", "selectionStyle",
            "buttonType", "accessibilityTitleUIElement", "systemItem", "semanticContentAttribute", "borderStyle", "accessibilityContainerType",
            "accessibilityLanguage", "accessibilityNavigationStyle", "imagePosition", "imagePlacement", "imageScaling",
            "buttonSize", "style", "preferredDatePickerStyle", "textStyle", "overrideUserInterfaceStyle", "maximumContentSizeCategory", "keyPath",
            "minimumContentSizeCategory", "modalPresentationStyle", "bezelStyle", "autocorrectionType",
        ] { result[name] = .name }
        for name in [
            "draggable", "dropTarget", "movesRows", "sectionHeader", "tracks", "answers.activate", "answers.adjust", "answers.escape",
            "answers.magicTap", "answers.scroll", "answers.menu", "introduced", "occasional",
        ] { result[name] = .flag }
        result["accessibilityTraits"] = .traits
        result["font"] = .font
        for name in ["textColor", "backgroundColor", "tintColor", "titleColor", "foregroundColor", "borderColor", "baseForegroundColor", "baseBackgroundColor"] {
            result[name] = .color
        }
        for name in ["image", "backgroundImage", "alternateImage", "highlightedImage", "landscapeImagePhone", "largeContentImage"] {
            result[name] = .image
        }
        for name in ["accessibilityElements", "accessibilityCustomActions", "accessibilityUserInputLabels", "accessibilityCustomRotors", "accessibilityCustomContent",
            "accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors", "contentInset"] {
            result[name] = .list
        }
        return NameTable(result.map { ($0.key, $0.value) })
    }()
}
