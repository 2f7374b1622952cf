import HandrailModel

/// What accessibility APIs call things, framework by framework.
extension Term {
    // MARK: Words for an element

    /// The words that VoiceOver says for an element.
    static func accessibilityLabel(_ argument: String = "…") -> Term {
        argument == "…" ? openLabel : spokenLabel(argument)
    }

    // No term is asked for as often.
    private static let openLabel = spokenLabel("…")

    private static func spokenLabel(_ argument: String) -> Term {
        words("accessibilityLabel", first: "label", argument, noun: "accessibility label", "setAccessibilityLabel(_:)")
    }

    /// What an element is set to.
    static func accessibilityValue(_ argument: String = "…") -> Term {
        words("accessibilityValue", first: "value", argument, noun: "accessibility value", "setAccessibilityValue(_:)")
    }

    /// What happens when an element is activated.
    static func accessibilityHint(_ argument: String = "…") -> Term {
        words("accessibilityHint", first: "hint", argument, noun: nil, "setAccessibilityHelp(_:)")
    }

    /// A string for tests.
    static func accessibilityIdentifier(_ argument: String = "…") -> Term {
        words("accessibilityIdentifier", first: "identifier", argument, noun: nil, "setAccessibilityIdentifier(_:)")
    }

    /// Words that Voice Control listens to.
    static func accessibilityInputLabels(_ argument: String = "…") -> Term {
        Term(
            .modifier, modifier("accessibilityInputLabels", first: "inputLabels", argument),
            uiKit: Spelling(
                "accessibilityUserInputLabels", names: [DatedName(text: "accessibilityUserInputLabels", release: 13)]),
            appKit: Spelling("setAccessibilityUserInputLabels(_:)"), safety: .needsWords)
    }

    private static func words(
        _ name: String, first label: String, _ argument: String, noun: String?, _ appKit: String
    ) -> Term {
        Term(
            .modifier, modifier(name, first: label, argument), uiKit: Spelling(name),
            appKit: Spelling(appKit, noun: noun.map { "\($0) (\(appKit))" }), safety: .needsWords)
    }

    /// A modifier that iOS 13 and macOS 10.15 write as `.accessibility(label: …)`.
    private static func modifier(_ name: String, first label: String, _ argument: String) -> Spelling {
        let older = argument == "_:" ? ".accessibility(\(label):)" : ".accessibility(\(label): \(argument))"
        return Spelling(
            ".\(name)(\(argument))", names: [DatedName(text: ".\(name)", release: 14)],
            older: [Spelling.Older(release: 14, since: nil, isUIKit: false, spelling: Spelling(older))])
    }

    // MARK: What an element is

    /// Something is left out for assistive technologies.
    static let accessibilityHidden = Term(
        .modifier, modifier("accessibilityHidden", first: "hidden", "true"),
        uiKit: Spelling(setting: "isAccessibilityElement", to: "false"),
        appKit: Spelling("setAccessibilityElement(false)"), safety: .mechanical)

    /// A name that has been replaced is written anew.
    static let newName = Term(.modifier, Spelling("…"), safety: .mechanical)

    /// One element is made of what a view holds, or it is made a container.
    static func accessibilityElement(_ children: String? = nil) -> Term {
        let isOne = children != ".contain"
        return Term(
            .modifier, Spelling(".accessibilityElement(\(children.map { "children: \($0)" } ?? ""))"),
            uiKit: Spelling(setting: "isAccessibilityElement", to: "\(isOne)"),
            appKit: Spelling("setAccessibilityElement(\(isOne))"), safety: .mechanical)
    }

    /// A view is an element, or is none.
    static func isAccessibilityElement(_ isOne: Bool) -> Term {
        Term(
            .property, inViews: Spelling(setting: "isAccessibilityElement", to: "\(isOne)"),
            appKit: Spelling("setAccessibilityElement(\(isOne))"), safety: .mechanical)
    }

    /// Traits are added.
    static func accessibilityAddTraits(_ traits: String) -> Term {
        let spelling = modifier("accessibilityAddTraits", first: "addTraits", traits)
        return switch traits {
        case ".isHeader":
            Term(
                .modifier, spelling, uiKit: Spelling("accessibilityTraits.insert(.header)"),
                appKit: Spelling("setAccessibilityRole(.heading)"), safety: .mechanical)
        case ".isLink":
            Term(
                .modifier, spelling, uiKit: Spelling("accessibilityTraits.insert(.link)"),
                appKit: Spelling("setAccessibilityRole(.link)"), safety: .mechanical)
        case ".isModal": Term(.modifier, spelling, uiKit: Spelling(setting: "accessibilityViewIsModal", to: "true"))
        default: Term(.modifier, spelling, safety: .mechanical)
        }
    }

    /// An element is a button as long as something else is not chosen, and selected otherwise.
    static let accessibilitySelectedTrait = Term(
        .modifier,
        modifier("accessibilityAddTraits", first: "addTraits", "isSelected ? .isSelected : []"),
        uiKit: Spelling(setting: "accessibilityTraits", to: "isSelected ? [.button, .selected] : .button"))

    /// An element is a switch, which iOS 16 and earlier can only call a button.
    static let accessibilityToggleTrait = Term(
        .modifier,
        Spelling(
            ".accessibilityAddTraits(.isToggle)",
            names: [
                DatedName(text: ".accessibilityAddTraits", release: 14), DatedName(text: ".isToggle", release: 17),
            ],
            older: [
                Spelling.Older(
                    release: 17, since: 13, isUIKit: false,
                    spelling: Spelling(
                        ".accessibilityAddTraits(.isButton)",
                        names: [DatedName(text: ".accessibilityAddTraits", release: 14)])),
                Spelling.Older(
                    release: 14, since: nil, isUIKit: false, spelling: Spelling(".accessibility(addTraits: .isToggle)",
                        names: [DatedName(text: ".isToggle", release: 17)])),
                Spelling.Older(
                    release: 14, since: 13, isUIKit: false, spelling: Spelling(".accessibility(addTraits: .isButton)")),
            ]))

    /// Traits are taken away.
    static func accessibilityRemoveTraits(_ traits: String) -> Term {
        Term(
            .modifier, modifier("accessibilityRemoveTraits", first: "removeTraits", traits),
            uiKit: traits == ".isButton" ? Spelling("accessibilityTraits.remove(.button)") : nil, safety: .mechanical)
    }

    /// What views call an element that is pressed.
    static let buttonTrait = Term(
        .property, inViews: Spelling(Bilingual(en: "the trait .button", ko: ".button 특성")),
        appKit: Spelling(Bilingual(en: "the role .button", ko: ".button 역할")))

    /// What views call an element that is a switch.
    static let toggleButtonTrait = Term(
        .property, inViews: Spelling(".toggleButton", names: [DatedName(text: ".toggleButton", release: 17)]))

    /// An element that does not react to people.
    static let ignoresInteraction = Term(
        .modifier,
        Spelling(
            "accessibilityRespondsToUserInteraction(false)",
            names: [DatedName(text: "accessibilityRespondsToUserInteraction", release: 15)]),
        uiKit: Spelling(
            "accessibilityRespondsToUserInteraction(false)",
            names: [DatedName(text: "accessibilityRespondsToUserInteraction", release: 13)]))

    /// A view that does not react to people.
    static let ignoresInteractionInViews = Term(
        .property,
        inViews: Spelling(
            setting: "accessibilityRespondsToUserInteraction", to: "false",
            names: [DatedName(text: "accessibilityRespondsToUserInteraction", release: 13)]))

    // MARK: What is done with an element

    /// An action that people choose by its name.
    static let namedAction = Term(
        .modifier, Spelling(".accessibilityAction(named:)"), uiKit: Spelling("accessibilityCustomActions"),
        appKit: Spelling("setAccessibilityCustomActions(_:)"), safety: .needsWords)

    /// One action that people choose by its name, as a class of its own.
    static let customAction = Term(
        .property, inViews: Spelling("accessibilityCustomAction"), appKit: Spelling("NSAccessibilityCustomAction"),
        safety: .needsWords)

    /// What the VoiceOver gesture for leaving does.
    static func escapeAction(_ body: String? = nil) -> Term {
        Term(
            .modifier, Spelling(".accessibilityAction(.escape)" + (body.map { " \($0)" } ?? "")),
            uiKit: Spelling("accessibilityPerformEscape()"))
    }

    /// What swiping up on an adjustable element does.
    static let accessibilityIncrement = Term(
        .property, inViews: Spelling("accessibilityIncrement()"), appKit: Spelling("accessibilityPerformIncrement()"))

    /// What swiping down on an adjustable element does.
    static let accessibilityDecrement = Term(
        .property, inViews: Spelling("accessibilityDecrement()"), appKit: Spelling("accessibilityPerformDecrement()"))

    /// What activating an element does.
    static let accessibilityActivate = Term(
        .property, inViews: Spelling("accessibilityActivate()"), appKit: Spelling("accessibilityPerformPress()"))

    /// Places that people jump to with the rotor.
    static func accessibilityRotor(_ argument: String = "…") -> Term {
        Term(
            .modifier,
            Spelling(".accessibilityRotor(\(argument))", names: [DatedName(text: ".accessibilityRotor", release: 15)]),
            uiKit: Spelling("accessibilityCustomRotors"), appKit: Spelling("setAccessibilityCustomRotors(_:)"),
            safety: .needsWords)
    }

    /// The place of an element in the order in which a container is read.
    static let accessibilitySortPriority = Term(
        .modifier, modifier("accessibilitySortPriority", first: "sortPriority", "_:"))

    /// A control of the system that speaks for what is drawn, with what follows the name in parentheses or braces.
    static func accessibilityRepresentation(_ rest: String = "") -> Term {
        Term(
            .modifier,
            Spelling(
                ".accessibilityRepresentation\(rest)",
                names: [DatedName(text: ".accessibilityRepresentation", release: 15)]))
    }

    /// Elements for the parts of a drawing.
    static let accessibilityChildren = Term(
        .modifier,
        Spelling(".accessibilityChildren { … }", names: [DatedName(text: ".accessibilityChildren", release: 15)]),
        safety: .needsWords)

    /// Title, axes and summary of a chart.
    static let accessibilityChartDescriptor = Term(
        .modifier,
        Spelling(
            ".accessibilityChartDescriptor(…)", names: [DatedName(text: ".accessibilityChartDescriptor", release: 15)]),
        safety: .needsWords)

    /// The name of a place that something is dragged from.
    static let accessibilityDragPoint = Term(
        .modifier,
        Spelling(
            ".accessibilityDragPoint(_:description:)",
            names: [DatedName(text: ".accessibilityDragPoint", release: 16)]),
        safety: .needsWords)

    /// The name of a place that something is dropped on.
    static let accessibilityDropPoint = Term(
        .modifier,
        Spelling(
            ".accessibilityDropPoint(_:description:)",
            names: [DatedName(text: ".accessibilityDropPoint", release: 16)]),
        safety: .needsWords)

    /// The names of the places of a view that something is dragged from.
    static let dragSourceDescriptors = Term(.property, inViews: .dated("accessibilityDragSourceDescriptors", 11))

    /// The names of the places of a view that something is dropped on.
    static let dropPointDescriptors = Term(.property, inViews: .dated("accessibilityDropPointDescriptors", 11))

    // MARK: What is said and seen

    /// What people who listen are told of a change.
    static let announcement = Term(
        .name,
        Spelling(
            "AccessibilityNotification.Announcement(message)",
            names: [DatedName(text: "AccessibilityNotification.Announcement", release: 17)],
            older: [
                Spelling.Older(
                    release: 17, since: 13, isUIKit: true,
                    spelling: Spelling("UIAccessibility.post(notification: .announcement, argument: message)"))
            ]),
        uiKit: Spelling("UIAccessibility.post(notification: .announcement, argument: message)"), safety: .needsWords)

    /// The focus of assistive technologies is moved.
    static let accessibilityFocused = Term(
        .modifier, .dated(".accessibilityFocused", 15),
        uiKit: Spelling("UIAccessibility.post(notification: .layoutChanged, argument:)"),
        appKit: Spelling("NSAccessibility.post(element:notification:)"))

    /// A picture stays as it is under Smart Invert.
    static let ignoresInvertColors = Term(
        .modifier,
        Spelling(
            ".accessibilityIgnoresInvertColors()",
            names: [DatedName(text: ".accessibilityIgnoresInvertColors", release: 14)]),
        uiKit: Spelling(
            setting: "accessibilityIgnoresInvertColors", to: "true",
            names: [DatedName(text: "accessibilityIgnoresInvertColors", release: 11)]))

    /// An item of a bar is shown large while it is held; with what it shows in braces.
    static func showsLargeContentViewer(_ content: String = "()") -> Term {
        let isPlain = content == "()"
        let name = DatedName(text: ".accessibilityShowsLargeContentViewer", release: 15)
        return Term(
            .modifier,
            Spelling(
                ".accessibilityShowsLargeContentViewer\(content)",
                names: isPlain ? [name] : [name, DatedName(text: "Label", release: 14)]),
            uiKit: isPlain
                ? Spelling(
                    setting: "showsLargeContentViewer", to: "true",
                    names: [DatedName(text: "showsLargeContentViewer", release: 13)]) : nil)
    }

    /// Whether people asked for less motion.
    static let reduceMotion = Term(
        .name, Spelling("@Environment(\\.accessibilityReduceMotion)"),
        uiKit: Spelling("UIAccessibility.isReduceMotionEnabled"),
        appKit: Spelling("NSWorkspace.shared.accessibilityDisplayShouldReduceMotion"))

    /// Whether people asked for less transparency.
    static let reduceTransparency = Term(
        .name, Spelling("@Environment(\\.accessibilityReduceTransparency)"),
        uiKit: Spelling("UIAccessibility.isReduceTransparencyEnabled"),
        appKit: Spelling("NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency"))

    /// Whether people let animated images play.
    static let playsAnimatedImages = Term(
        .name,
        Spelling(
            "@Environment(\\.accessibilityPlayAnimatedImages)",
            names: [DatedName(text: ".accessibilityPlayAnimatedImages", release: 17)]))

    /// Whether people let videos play by themselves.
    static let playsVideos = Term(.name, inViews: .dated("UIAccessibility.isVideoAutoplayEnabled", 13))
}
