import HandrailModel

/// The properties of views, controllers and items, one row each, by the kind of value that they take.
enum PropertyRows {
    static let all: [FrameworkProperty] = marked(
        [words, flags, numbers, names, appearance, lists, others, held, designed, acting, brought, nodes]
            .flatMap(\.self))

    /// The rows with their marks, and a row for each name of which only marks are known.
    private static func marked(_ rows: [FrameworkProperty]) -> [FrameworkProperty] {
        var rows = rows
        var positions = Dictionary(rows.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for group in PropertyMarks.all {
            // Over bytes: telling characters apart would take longer than everything else.
            for name in group.names.utf8.split(separator: UInt8(ascii: " ")).map({ String(Substring($0)) }) {
                if let position = positions[name] {
                    rows[position] = rows[position].marked(group.marks)
                } else {
                    positions[name] = rows.count
                    rows.append(FrameworkProperty(name).marked(group.marks))
                }
            }
        }
        return rows
    }

    /// What people read and hear.
    private static let words: [FrameworkProperty] = [
        FrameworkProperty("accessibilityLabel", .words, says: .speech, becomes: .label),
        FrameworkProperty("accessibilityAttributedLabel", .words, says: .speech, becomes: .label),
        FrameworkProperty("accessibilityValue", .words, says: .speech, becomes: .value),
        FrameworkProperty("accessibilityAttributedValue", .words, says: .speech, becomes: .value),
        FrameworkProperty("accessibilityHint", .words, says: .speech, becomes: .hint),
        FrameworkProperty("accessibilityAttributedHint", .words, says: .speech, becomes: .hint),
        FrameworkProperty("text", .words, designed: ["text"]),
        FrameworkProperty("attributedText", .words),
        FrameworkProperty("title", .words, designed: ["title"]),
        FrameworkProperty("attributedTitle", .words),
        FrameworkProperty("subtitle", .words),
        FrameworkProperty("attributedSubtitle", .words),
        FrameworkProperty("prompt", .words, designed: ["prompt"]),
        FrameworkProperty("placeholder", .words, designed: ["placeholder", "placeholderString"]),
        FrameworkProperty("attributedPlaceholder", .words),
        FrameworkProperty("toolTip", .words, says: .speech, becomes: .helpTag, designed: ["toolTip"]),
        FrameworkProperty("stringValue", .words),
        FrameworkProperty("alternateTitle", .words),
        FrameworkProperty("discoverabilityTitle", .words, does: .titlesCommand),
        FrameworkProperty("placeholderString", .words),
        FrameworkProperty("largeContentTitle", .words),
        FrameworkProperty("secondaryText", .words),
        FrameworkProperty("largeTitle", .words),
        FrameworkProperty("accessibilityTitle", .words),
        FrameworkProperty("label", .words, designed: ["label"]),
        FrameworkProperty("imageDescription", .words),
        FrameworkProperty("attributedStringValue", .words),
        FrameworkProperty("placeholderAttributedString", .words),
    ]

    /// What is on or off.
    private static let flags: [FrameworkProperty] = [
        FrameworkProperty("isAccessibilityElement", .flag),
        FrameworkProperty("accessibilityElementsHidden", .flag, says: .visibility, becomes: .accessibilityHidden),
        FrameworkProperty("accessibilityViewIsModal", .flag, says: .look, becomes: .modal),
        FrameworkProperty("shouldGroupAccessibilityChildren", .flag),
        FrameworkProperty(
            "isHidden", .flag, says: .visibility, becomes: .hidden, designed: ["hidden"], objectiveC: "hidden",
            does: .hides, usually: .flag(false)),
        FrameworkProperty(
            "isEnabled", .flag, says: .look, becomes: .enabled, designed: ["enabled"], objectiveC: "enabled"),
        FrameworkProperty(
            "isSelected", .flag, says: .look, becomes: .selected, designed: ["selected"], objectiveC: "selected"),
        FrameworkProperty("isHighlighted", .flag, designed: ["highlighted"], objectiveC: "highlighted"),
        FrameworkProperty(
            "isUserInteractionEnabled", .flag, says: .look, becomes: .hitTesting,
            designed: ["userInteractionEnabled"], objectiveC: "userInteractionEnabled"),
        FrameworkProperty(
            "adjustsFontForContentSizeCategory", .flag, designed: ["adjustsFontForContentSizeCategory"],
            usually: .flag(false)),
        FrameworkProperty("adjustsFontSizeToFitWidth", .flag, designed: ["adjustsFontSizeToFit"]),
        FrameworkProperty("clipsToBounds", .flag, designed: ["clipsSubviews"]),
        FrameworkProperty("isSecureTextEntry", .flag, designed: ["secureTextEntry"], objectiveC: "secureTextEntry"),
        FrameworkProperty("isEditable", .flag, designed: ["editable"], objectiveC: "editable"),
        FrameworkProperty(
            "isSelectable", .flag, says: .look, becomes: .textSelection, designed: ["selectable"],
            objectiveC: "selectable"),
        FrameworkProperty("pullsDown", .flag, designed: ["pullsDown"]),
        FrameworkProperty("accessibilityIgnoresInvertColors", .flag, says: .look, becomes: .ignoresInvertColors),
        FrameworkProperty(
            "showsLargeContentViewer", .flag, says: .look, becomes: .largeContentViewer,
            designed: ["showsLargeContentViewer"]),
        FrameworkProperty("adjustsImageSizeForAccessibilityContentSizeCategory", .flag),
        FrameworkProperty("isOn", .flag, designed: ["on"], objectiveC: "on"),
        FrameworkProperty("showsMenuAsPrimaryAction", .flag, designed: ["changeBehavior"], designedKind: .name),
        FrameworkProperty(
            "accessibilityRespondsToUserInteraction", .flag, says: .speech, becomes: .respondsToUserInteraction),
        FrameworkProperty("isBordered", .flag, designed: ["bordered"]),
        FrameworkProperty("isOpaque", .flag, objectiveC: "opaque"),
        FrameworkProperty("prefersLargeTitles", .flag),
        FrameworkProperty("hidesBackButton", .flag),
        FrameworkProperty("leftItemsSupplementBackButton", .flag),
        FrameworkProperty("allowsSelection", .flag, designed: ["allowsSelection"]),
        FrameworkProperty("isScrollEnabled", .flag, designed: ["scrollEnabled"], objectiveC: "scrollEnabled"),
        FrameworkProperty("isPagingEnabled", .flag, designed: ["pagingEnabled"]),
        FrameworkProperty("isEnabledInDirectTouch", .flag),
        FrameworkProperty("prefersStatusBarHidden", .flag, says: .screen, becomes: .statusBarHidden),
        FrameworkProperty(
            "translatesAutoresizingMaskIntoConstraints", .flag,
            designed: ["translatesAutoresizingMaskIntoConstraints"]),
        FrameworkProperty("isLayoutMarginsRelativeArrangement", .flag),
    ]

    /// Numbers.
    private static let numbers: [FrameworkProperty] = [
        FrameworkProperty("numberOfTapsRequired", .number, usually: .number(1)),
        FrameworkProperty("numberOfTouchesRequired", .number, usually: .number(1)),
        FrameworkProperty("minimumNumberOfTouches", .number, usually: .number(1)),
        FrameworkProperty("minimumPressDuration", .number, usually: .number(0.5)),
        FrameworkProperty("alpha", .number, says: .visibility, becomes: .opacity, designed: ["alpha"], does: .fades),
        FrameworkProperty("alphaValue", .number),
        FrameworkProperty("numberOfLines", .number, says: .look, becomes: .lineLimit, designed: ["numberOfLines"]),
        FrameworkProperty("minimumScaleFactor", .number, designed: ["minimumScaleFactor"], usually: .number(0)),
        FrameworkProperty("minimumFontSize", .number, designed: ["minimumFontSize"]),
        FrameworkProperty("borderWidth", .number),
        FrameworkProperty("cornerRadius", .number),
        FrameworkProperty("spacing", .number, designed: ["spacing"], usually: .number(0)),
        FrameworkProperty("tag", .number, designed: ["tag"]),
        FrameworkProperty("value", .number, designed: ["value"]),
        FrameworkProperty("minimumValue", .number, designed: ["minValue"]),
        FrameworkProperty("maximumValue", .number, designed: ["maxValue"]),
        FrameworkProperty("rowHeight", .number, designed: ["rowHeight"]),
        FrameworkProperty("estimatedRowHeight", .number),
        FrameworkProperty("selectedSegmentIndex", .number, designed: ["selectedSegmentIndex"]),
        FrameworkProperty("selectedSegment", .number),
        FrameworkProperty("kern", .number),
        FrameworkProperty("repeatCount", .number),
        FrameworkProperty("repeatDuration", .number),
        FrameworkProperty("duration", .number),
        FrameworkProperty("fromValue", .number),
        FrameworkProperty("toValue", .number),
        FrameworkProperty("byValue", .number),
    ]

    /// One of some names, which Objective-C writes behind others.
    private static let names: [FrameworkProperty] = [
        FrameworkProperty("accessibilityIdentifier", .name, says: .look, becomes: .identifier),
        FrameworkProperty(
            "contentMode", .name, says: .look, becomes: .contentMode, constants: ["UIViewContentMode"],
            designed: ["contentMode"]),
        FrameworkProperty(
            "textAlignment", .name, says: .look, becomes: .textAlignment,
            constants: ["NSTextAlignment", "UITextAlignment"], designed: ["textAlignment"]),
        FrameworkProperty(
            "lineBreakMode", .name, constants: ["NSLineBreak", "UILineBreakMode"], designed: ["lineBreakMode"]),
        FrameworkProperty("truncationMode", .name, says: .look, becomes: .truncationMode),
        FrameworkProperty("keyboardType", .name, constants: ["UIKeyboardType"], designed: ["keyboardType"]),
        FrameworkProperty(
            "textContentType", .name, says: .look, becomes: .credentialType, constants: ["UITextContentType"],
            designed: ["textContentType"]),
        FrameworkProperty("returnKeyType", .name, constants: ["UIReturnKey"]),
        FrameworkProperty(
            "axis", .name, constants: ["UILayoutConstraintAxis"], designed: ["axis", "orientation"],
            usually: .name("horizontal")),
        FrameworkProperty("alignment", .name, constants: ["UIStackViewAlignment"]),
        FrameworkProperty("distribution", .name, constants: ["UIStackViewDistribution"], designed: ["distribution"]),
        FrameworkProperty("accessoryType", .name, constants: ["UITableViewCellAccessory"], designed: ["accessoryType"]),
        FrameworkProperty(
            "selectionStyle", .name, constants: ["UITableViewCellSelectionStyle"], designed: ["selectionStyle"]),
        FrameworkProperty("buttonType", .name, designed: ["buttonType", "type"]),
        FrameworkProperty("accessibilityTitleUIElement", .name),
        FrameworkProperty("systemItem", .name, designed: ["systemItem"]),
        FrameworkProperty(
            "semanticContentAttribute", .name, says: .look, becomes: .layoutDirection,
            constants: ["UISemanticContentAttribute"], designed: ["semanticContentAttribute"]),
        FrameworkProperty("borderStyle", .name, constants: ["UITextBorderStyle"], designed: ["borderStyle"]),
        FrameworkProperty("accessibilityContainerType", .name),
        FrameworkProperty("accessibilityLanguage", .name),
        FrameworkProperty("accessibilityNavigationStyle", .name),
        FrameworkProperty("imagePosition", .name, designed: ["imagePosition"]),
        FrameworkProperty("imagePlacement", .name),
        FrameworkProperty(
            "imageScaling", .name, says: .look, becomes: .imageScaling, constants: ["NSImage"],
            designed: ["imageScaling"]),
        FrameworkProperty("buttonSize", .name),
        FrameworkProperty("style", .name, designed: ["style"]),
        FrameworkProperty("preferredDatePickerStyle", .name, designed: ["preferredStyle"]),
        FrameworkProperty("textStyle", .name),
        FrameworkProperty(
            "overrideUserInterfaceStyle", .name, says: [.look, .screen], becomes: .colorScheme,
            constants: ["UIUserInterfaceStyle"], designed: ["userInterfaceStyle"]),
        FrameworkProperty("maximumContentSizeCategory", .name, says: .look, becomes: .largestTextSize),
        FrameworkProperty("keyPath", .name),
        FrameworkProperty("minimumContentSizeCategory", .name, says: .look, becomes: .smallestTextSize),
        FrameworkProperty("modalPresentationStyle", .name),
        FrameworkProperty("bezelStyle", .name, designed: ["bezelStyle"]),
        FrameworkProperty("options", .name),
        FrameworkProperty("autocorrectionType", .name, constants: ["UITextAutocorrectionType"]),
    ]

    /// Traits, fonts, colors and pictures.
    private static let appearance: [FrameworkProperty] = [
        FrameworkProperty("accessibilityTraits", .traits),
        FrameworkProperty("font", .font, says: .look, becomes: .font),
        FrameworkProperty("textColor", .color, says: .look, becomes: .foreground),
        FrameworkProperty("backgroundColor", .color, says: .look, becomes: .background),
        FrameworkProperty("tintColor", .color, says: .look, becomes: .tint),
        FrameworkProperty("titleColor", .color),
        FrameworkProperty("foregroundColor", .color),
        FrameworkProperty("borderColor", .color),
        FrameworkProperty("baseForegroundColor", .color),
        FrameworkProperty("baseBackgroundColor", .color),
        FrameworkProperty("image", .image, designed: ["image"], does: .shows),
        FrameworkProperty("backgroundImage", .image, designed: ["backgroundImage"]),
        FrameworkProperty("alternateImage", .image),
        FrameworkProperty("highlightedImage", .image),
        FrameworkProperty("animationImages", .image),
        FrameworkProperty("animationDuration", .number),
        FrameworkProperty("animationRepeatCount", .number),
        FrameworkProperty("landscapeImagePhone", .image, designed: ["landscapeImage"]),
        FrameworkProperty("largeContentImage", .image),
    ]

    /// Lists.
    private static let lists: [FrameworkProperty] = [
        FrameworkProperty("accessibilityElements", .list, does: .listsElements),
        FrameworkProperty("accessibilityCustomActions", .list, says: .speech, becomes: .customActions),
        FrameworkProperty("accessibilityUserInputLabels", .list, says: .speech, becomes: .inputLabels),
        FrameworkProperty("accessibilityAttributedUserInputLabels", .list, says: .speech, becomes: .inputLabels),
        FrameworkProperty("accessibilityCustomRotors", .list, says: .speech, becomes: .rotors),
        FrameworkProperty("accessibilityCustomContent", .list, says: .speech, becomes: .customContent),
        FrameworkProperty("accessibilityDragSourceDescriptors", .list, says: .look, becomes: .dragPoint),
        FrameworkProperty("accessibilityDropPointDescriptors", .list, says: .look, becomes: .dropPoint),
        FrameworkProperty("contentInset", .list, says: .look, becomes: .contentInset),
        FrameworkProperty("allowedPressTypes", .list),
        FrameworkProperty("contentEdgeInsets", .list, says: .look, becomes: .contentPadding),
    ]

    /// What is read by whoever asks for it, or is a part of another property.
    private static let others: [FrameworkProperty] = [
        FrameworkProperty("titleLabel.font", says: .look, becomes: .font),
        FrameworkProperty("configuration.font", says: .look, becomes: .font),
        FrameworkProperty("attributedText.font", says: .look, becomes: .font),
        FrameworkProperty("attributedTitle.font", says: .look, becomes: .font),
        FrameworkProperty("configuration.title.font", says: .look, becomes: .font),
        FrameworkProperty("configuration.background.backgroundColor", says: .look, becomes: .background),
        FrameworkProperty("configuration.baseBackgroundColor", says: .look, becomes: .background),
        FrameworkProperty("attributedText.foregroundColor", says: .look, becomes: .foreground),
        FrameworkProperty("attributedText.kern", says: .look, becomes: .tracking),
        FrameworkProperty("configuration.style", says: .look, becomes: .prominence),
        FrameworkProperty("preferredScreenEdgesDeferringSystemGestures", says: .screen, becomes: .deferredEdges),
        FrameworkProperty("navigationItem.hidesBackButton", says: .screen, becomes: .backButtonHidden),
        FrameworkProperty("boxType", designed: ["boxType"], designedKind: .name),
        FrameworkProperty("titlePosition", designed: ["titlePosition"], designedKind: .name),
        FrameworkProperty("isSeparatorItem", designed: ["isSeparatorItem"], designedKind: .flag),
        FrameworkProperty("keyEquivalent", designed: ["keyEquivalent"], designedKind: .name),
        FrameworkProperty("keyEquivalentModifierMask"),
        FrameworkProperty("systemMenu", designed: ["systemMenu"], designedKind: .name),
        FrameworkProperty("cell", brings: .cell),
        FrameworkProperty("layout"),
        FrameworkProperty("configuration.imagePlacement"),
        FrameworkProperty("titleLabel.adjustsFontForContentSizeCategory"),
        FrameworkProperty("configuration.subtitle"),
        FrameworkProperty("configuration.background.image"),
        FrameworkProperty("configuration", does: .configuresButton),
        FrameworkProperty("delegate", does: .delegates),
        FrameworkProperty("headerTitle", designed: ["headerTitle"], designedKind: .words),
        FrameworkProperty("footerTitle", designed: ["footerTitle"], designedKind: .words),
    ]

    private static let item = BuiltInClass.barButtonItem.name
    private static let group = FrameworkType.itemGroup

    /// What interface files say and code is not asked for.
    private static let designed: [FrameworkProperty] = [
        FrameworkProperty("isMultipleTouchEnabled", objectiveC: "multipleTouchEnabled"),
        FrameworkProperty("paletteLabel", designed: ["paletteLabel"], designedKind: .words),
        FrameworkProperty("badgeValue", designed: ["badgeValue"], designedKind: .words),
        FrameworkProperty("title.on", designed: ["alternateTitle"], designedKind: .words),
        FrameworkProperty("hidesWhenStopped", designed: ["hidesWhenStopped"], designedKind: .flag),
        FrameworkProperty("isAnimating", designed: ["animating"], designedKind: .flag),
        FrameworkProperty("isSpringLoaded", designed: ["springLoaded"], designedKind: .flag),
        FrameworkProperty("showsTouchWhenHighlighted", designed: ["showsTouchWhenHighlighted"], designedKind: .flag),
        FrameworkProperty("isMomentary", designed: ["momentary"], designedKind: .flag),
        FrameworkProperty("isTemplate", designed: ["isTemplate"], designedKind: .flag),
        FrameworkProperty("isMultiline", designed: ["simpleMultiLine"], designedKind: .flag),
        FrameworkProperty("isContinuous", designed: ["continuous"], designedKind: .flag),
        FrameworkProperty("isAlternate", designed: ["alternate"], designedKind: .flag),
        FrameworkProperty("scalesLargeContentImage", designed: ["scalesLargeContentImage"], designedKind: .flag),
        FrameworkProperty("numberOfPages", designed: ["numberOfPages"], designedKind: .number),
        FrameworkProperty("progress", designed: ["progress"], designedKind: .number),
        FrameworkProperty("dataMode", designed: ["dataMode"], designedKind: .name),
        FrameworkProperty("datePickerMode", designed: ["datePickerMode"], designedKind: .name),
        FrameworkProperty("reuseIdentifier", designed: ["reuseIdentifier"], designedKind: .name),
        FrameworkProperty("identifier", designed: ["identifier"], designedKind: .name),
        FrameworkProperty("mode", designed: ["mode"], designedKind: .name),
        FrameworkProperty("searchBarStyle", designed: ["searchBarStyle"], designedKind: .name),
        FrameworkProperty("largeTitleDisplayMode", designed: ["largeTitleDisplayMode"], designedKind: .name),
        FrameworkProperty("selectedItem", designed: ["selectedItem"], designedKind: .name),
        FrameworkProperty("image.highlighted", designed: ["highlightedImage"], designedKind: .image),
        FrameworkProperty("selectedImage", designed: ["selectedImage"], designedKind: .image),
        FrameworkProperty("image.on", designed: ["alternateImage"], designedKind: .image),
        FrameworkProperty("minimumValueImage", designed: ["minimumValueImage", "minValueImage"], designedKind: .image),
        FrameworkProperty("maximumValueImage", designed: ["maximumValueImage", "maxValueImage"], designedKind: .image),
    ]

    /// What takes views or items.
    private static let held: [FrameworkProperty] = [
        FrameworkProperty("tableHeaderView", slot: .header),
        FrameworkProperty("tableFooterView", slot: .footer),
        FrameworkProperty("submenu", slot: .menuItem),
        FrameworkProperty("backgroundView", slot: .background),
        FrameworkProperty("selectedBackgroundView", slot: .background),
        FrameworkProperty("accessoryView", slot: .accessory, does: .addsAccessory),
        FrameworkProperty("customView", slot: .subview),
        FrameworkProperty("leftView", slot: .accessory),
        FrameworkProperty("rightView", slot: .accessory),
        FrameworkProperty("inputAccessoryView", slot: .accessory),
        FrameworkProperty("inputView", slot: .accessory),
        FrameworkProperty("refreshControl", slot: .subview),
        FrameworkProperty("documentView", slot: .subview),
        FrameworkProperty("maskView", slot: .background),
        FrameworkProperty("leftBarButtonItem", slot: .leftBarItem, content: item),
        FrameworkProperty("leftBarButtonItems", slot: .leftBarItem, content: item),
        FrameworkProperty("rightBarButtonItem", slot: .rightBarItem, content: item),
        FrameworkProperty("rightBarButtonItems", slot: .rightBarItem, content: item),
        FrameworkProperty("titleView", slot: .titleView),
        FrameworkProperty("tabBarItem", slot: .tabItem, content: BuiltInClass.tabBarItem.name, brings: .tabItem),
        FrameworkProperty("backBarButtonItem", slot: .background, does: .leadsBack),
        FrameworkProperty("toolbarItems", slot: .toolbarItem, content: item),
        FrameworkProperty("items", slot: .toolbarItem),
        FrameworkProperty("leftCalloutAccessoryView", slot: .accessory),
        FrameworkProperty("rightCalloutAccessoryView", slot: .accessory),
        FrameworkProperty("leadingItemGroups", slot: .leftBarItem, content: group),
        FrameworkProperty("trailingItemGroups", slot: .rightBarItem, content: group),
        FrameworkProperty("centerItemGroups", slot: .rightBarItem, content: group),
        FrameworkProperty("pinnedTrailingGroup", slot: .rightBarItem, content: group),
    ]

    /// What comes to something else than its value when it is set.
    private static let acting: [FrameworkProperty] = [
        FrameworkProperty("transform", does: .transforms),
        FrameworkProperty("menu", does: .opensMenu),
        FrameworkProperty("transform3D", does: .transforms),
        FrameworkProperty("opacity", does: .fades, usually: .number(1)),
        FrameworkProperty("frame", does: .frames),
        FrameworkProperty("bounds", does: .frames),
        FrameworkProperty("center", does: .centers),
        FrameworkProperty("configurationUpdateHandler", does: .configuresLater),
        FrameworkProperty("contentConfiguration", does: .fillsCell),
        FrameworkProperty("rootView", does: .hostsContent),
        FrameworkProperty("viewControllers", does: .holdsScreens),
        FrameworkProperty("contentUnavailableConfiguration", does: .showsEmptyScreen),
        FrameworkProperty("accessories", does: .addsAccessories),
        FrameworkProperty("gestureRecognizers", does: .recognizesGestures),
        FrameworkProperty("automationElements", does: .listsElementsForTests),
    ]

    /// What objects have without being given it.
    private static let brought: [FrameworkProperty] = [
        FrameworkProperty("view", does: .showsView, brings: .view),
        FrameworkProperty("viewIfLoaded", brings: .loadedView),
        FrameworkProperty("tableView", brings: .table),
        FrameworkProperty("collectionView", brings: .grid),
        FrameworkProperty("navigationItem", brings: .navigationItem),
        FrameworkProperty("editButtonItem", brings: .editItem),
        FrameworkProperty("contentView", does: .showsContent, brings: .contentView),
        FrameworkProperty("button", brings: .button),
        FrameworkProperty("secondaryButton", brings: .secondaryButton),
        FrameworkProperty("subviews", brings: .subviews),
        FrameworkProperty("arrangedSubviews", brings: .subviews),
        FrameworkProperty("window", brings: .window),
        FrameworkProperty("searchBar", brings: .searchBar),
        FrameworkProperty("searchController", does: .searches, brings: .searchController),
        FrameworkProperty("layer", brings: .layer),
        FrameworkProperty("textFields", brings: .fields),
    ]

    /// What nodes of Texture have beside what views have, and what arranges them.
    private static let nodes: [FrameworkProperty] = [
        // A field hides its prompt from assistive technologies, and has it said as its hint.
        FrameworkProperty("attributedPlaceholderText", .words, says: .speech, becomes: .hint),
        FrameworkProperty("attributedPlaceholderText.foregroundColor", .color),
        FrameworkProperty("attributedPlaceholderText.font", .font),
        FrameworkProperty("typingAttributes", .list),
        FrameworkProperty("shouldAutoplay", .flag),
        FrameworkProperty("hitTestSlop", does: .widensTouch),
        FrameworkProperty("isAccessibilityContainer", .flag),
        FrameworkProperty("isLayerBacked", .flag, objectiveC: "layerBacked"),
        FrameworkProperty("rasterizesSubtree", .flag),
        FrameworkProperty("isLiveMap", .flag, objectiveC: "liveMap"),
        FrameworkProperty("maximumNumberOfLines", .number, says: .look, becomes: .lineLimit),
        FrameworkProperty("url", objectiveC: "URL", does: .loadsPicture),
        FrameworkProperty("layoutSpecBlock", does: .laysOut),
        FrameworkProperty("children", slot: .arrangedSubview),
        FrameworkProperty("child", slot: .arrangedSubview),
        FrameworkProperty("node", brings: .node),
        FrameworkProperty("subnodes", brings: .subviews),
        FrameworkProperty("textView", brings: .ownView),
        FrameworkProperty("automaticallyManagesSubnodes"),
    ]
}
