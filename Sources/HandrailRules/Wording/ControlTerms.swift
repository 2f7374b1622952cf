import HandrailModel

/// What frameworks call controls, bars, haptics and gestures, and what the inspectors of Interface Builder call fields.
extension Term {
    // MARK: Controls

    /// A label of a title and a picture.
    static func label(_ arguments: String) -> Term {
        Term(.name, Spelling("Label\(arguments)", names: [DatedName(text: "Label", release: 14)]))
    }

    /// A label of which only the picture is seen.
    static let iconOnlyLabelStyle = Term(
        .modifier, Spelling(".labelStyle(.iconOnly)", names: [DatedName(text: ".labelStyle", release: 14)]))

    /// What opens a page.
    static let link = Term(
        .name, Spelling("Link(_:destination:)", names: [DatedName(text: "Link", release: 14)]))

    /// Takes a control out of use.
    static let disabled = Term(
        .modifier, Spelling(".disabled(_:)"), uiKit: Spelling("isEnabled"), appKit: Spelling("isEnabled"))

    /// What opens and closes its content.
    static let disclosureGroup = Term(.name, .dated("DisclosureGroup", 14))

    /// The button that stands out.
    static let borderedProminent = Term(.modifier, .dated(".borderedProminent", 15))

    /// A button that stands out less.
    static let bordered = Term(
        .modifier, Spelling(".buttonStyle(.bordered)", names: [DatedName(text: ".bordered", release: 15)]))

    /// A look of a button in views.
    static func buttonConfiguration(_ style: String) -> Term {
        Term(
            .property,
            inViews: Spelling(
                "UIButton.Configuration.\(style)()",
                names: [
                    DatedName(text: "UIButton.Configuration", release: 15),
                    DatedName(text: "UIButton.Configuration.\(style)", release: 15),
                ]),
            appKit: Spelling("NSButton.Configuration.\(style)()"))
    }

    /// What a field asks for, so that the system can fill it in.
    static func textContentType(_ type: String) -> Term {
        Term(
            .modifier, Spelling(".textContentType(\(type))"),
            uiKit: Spelling(
                setting: "textContentType", to: type,
                names: type == ".oneTimeCode" ? [DatedName(text: type, release: 12)] : []),
            appKit: Spelling(
                setting: "contentType", to: type, names: [DatedName(text: "contentType", release: 14)]))
    }

    /// The content type of a field for a new password.
    static let newPassword = Term(
        .name, Spelling(".newPassword"), uiKit: .dated(".newPassword", 12), appKit: .dated(".newPassword", 17))

    /// The keys that the keyboard on the screen shows.
    static func keyboardType(_ type: String) -> Term {
        Term(.modifier, Spelling(".keyboardType(\(type))"), uiKit: Spelling(setting: "keyboardType", to: type))
    }

    /// What happens when people press Return in a field.
    static let onSubmit = Term(
        .modifier,
        Spelling(
            Bilingual(en: ".onSubmit", ko: ".onSubmit"), names: [DatedName(text: ".onSubmit", release: 15)],
            older: [
                Spelling.Older(
                    release: 15, since: 13, isUIKit: false,
                    spelling: Spelling(Bilingual(en: "onCommit of the TextField", ko: "TextField의 onCommit")))
            ]))

    /// Keys that trigger a command.
    static func keyboardShortcut(_ arguments: String) -> Term {
        Term(
            .modifier,
            Spelling(".keyboardShortcut(\(arguments))", names: [DatedName(text: ".keyboardShortcut", release: 14)]))
    }

    // MARK: Screens and bars

    /// The title of a screen.
    static let navigationTitle = Term(
        .modifier,
        Spelling(
            ".navigationTitle(…)", names: [DatedName(text: ".navigationTitle", release: 14)],
            older: [
                Spelling.Older(
                    release: 14, since: 13, isUIKit: false, spelling: Spelling(".navigationBarTitle(…)"))
            ]), safety: .needsWords)

    /// The place of a title in a bar.
    static let principalPlacement = Term(.name, .dated(".principal", 14))

    /// An item of a bar that leaves a screen without a change.
    static let cancellationItem = Term(
        .name,
        Spelling(
            "ToolbarItem(placement: .cancellationAction)",
            names: [DatedName(text: "ToolbarItem", release: 14), DatedName(text: ".cancellationAction", release: 14)]))

    /// A screen that covers all others.
    static let fullScreenCover = Term(.modifier, .dated(".fullScreenCover", 14))

    /// A menu that opens on a view.
    static let contextMenuInteraction = Term(
        .name, inViews: .dated("UIContextMenuInteraction", 13), appKit: Spelling("menu"))

    /// Whether an item of a bar is shown large while it is held, as a property.
    static let showsLargeContentViewerProperty = Term(.property, inViews: .dated("showsLargeContentViewer", 13))

    /// The title of an item that is shown large.
    static let largeContentTitle = Term(.property, inViews: .dated("largeContentTitle", 13))

    /// The picture of an item that is shown large.
    static let largeContentImage = Term(.property, inViews: .dated("largeContentImage", 13))

    /// What shows items large while they are held.
    static let largeContentViewerInteraction = Term(.name, inViews: .dated("UILargeContentViewerInteraction", 13))

    /// Edges where gestures of the app come before those of the system.
    static let defersSystemGestures = Term(.modifier, .dated(".defersSystemGestures", 16))

    /// Edges where gestures of a controller come before those of the system.
    static let deferringEdges = Term(.property, inViews: .dated("preferredScreenEdgesDeferringSystemGestures", 11))

    // MARK: Haptics

    /// Haptics that tell an outcome, whichever it is: the whole advice on what to use.
    static let outcomeFeedback = Term(
        .modifier,
        Spelling(
            Bilingual(
                en: ".sensoryFeedback(.success, trigger:), .warning or .error, or UINotificationFeedbackGenerator",
                ko: ".sensoryFeedback(.success, trigger:)이나 .warning, .error를 쓰거나 UINotificationFeedbackGenerator를"),
            names: [DatedName(text: ".sensoryFeedback", release: 17)],
            older: [
                Spelling.Older(
                    release: 17, since: 13, isUIKit: true,
                    spelling: Spelling(
                        Bilingual(
                            en: "UINotificationFeedbackGenerator with .success, .warning or .error",
                            ko: "UINotificationFeedbackGenerator를 .success, .warning, .error와 함께")))
            ]))

    /// The haptic of a failure.
    static let errorFeedback = Term(
        .modifier,
        Spelling(
            ".sensoryFeedback(.error, trigger:)", names: [DatedName(text: ".sensoryFeedback", release: 17)],
            older: [
                Spelling.Older(
                    release: 17, since: 13, isUIKit: true,
                    spelling: Spelling("UINotificationFeedbackGenerator().notificationOccurred(.error)"))
            ]))

    /// What plays haptics that tell an outcome.
    static func feedbackGenerator(_ rest: String = "") -> Term {
        Term(
            .name,
            inViews: Spelling(
                "UINotificationFeedbackGenerator\(rest)",
                names: [DatedName(text: "UINotificationFeedbackGenerator", release: 10)]))
    }

    // MARK: Inspectors

    /// The field for the words that VoiceOver says.
    static let labelField = Term(.field, Spelling("Label"), appKit: Spelling("Description"), safety: .needsWords)

    /// A view is made an element in an inspector, which only code does on the Mac; in Korean up to the ending.
    static let elementSwitch = Term(
        .field,
        Spelling(
            Bilingual(
                en: "Turn Accessibility on for it in the Identity inspector",
                ko: "Identity inspector에서 Accessibility를 켜")),
        appKit: Spelling(
            Bilingual(
                en: "Call setAccessibilityElement(true) on it in code", ko: "코드에서 setAccessibilityElement(true)를 호출하")))

    // MARK: Gestures

    /// What people do to press something: the pointer of a Mac clicks.
    static let tap = Term(
        .gesture, Spelling(Bilingual(en: "tap", ko: "탭")), appKit: Spelling(Bilingual(en: "click", ko: "클릭")))

    /// What people do where a view hears of touches: the pointer of a Mac clicks.
    static let touch = Term(
        .gesture, Spelling(Bilingual(en: "touch", ko: "터치")),
        appKit: Spelling(Bilingual(en: "click", ko: "클릭"), endsInConsonant: true))

    /// Several of what people do where a view hears of touches.
    static let touches = Term(
        .gesture, Spelling(Bilingual(en: "touches", ko: "터치")),
        appKit: Spelling(Bilingual(en: "clicks", ko: "클릭"), endsInConsonant: true))
}
