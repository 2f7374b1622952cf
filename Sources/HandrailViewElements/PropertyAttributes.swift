import HandrailFrameworks
package import HandrailModel
import HandrailProgram

/// What the properties of views mean to the model. A row of `FrameworkProperty` says of what a property speaks; how its
/// value is read stands here by its name.
package enum PropertyAttributes {
    typealias Reading = @Sendable (Fact<ViewValue>) -> [Attribute]

    /// What a property means.
    enum Meaning: Sendable {
        /// It says something of any view.
        case look(Reading)
        /// It says whether a view is there at all, which is told last.
        case visibility(Reading)
        /// It makes the view speak, which counts only where that is an accessibility element.
        case speech(Reading)
    }

    /// What a property of that name means; `nil` for one that says nothing or is read elsewhere.
    static func meaning(of name: String) -> Meaning? { meanings[name] }

    private static let meanings = NameTable(
        FrameworkProperty.rows.compactMap { row -> (String, Meaning)? in
            guard let read = readings[row.name] else { return nil }
            if row.says.contains(.speech) { return (row.name, .speech(read)) }
            if row.says.contains(.look) { return (row.name, .look(read)) }
            return row.says.contains(.visibility) ? (row.name, .visibility(read)) : nil
        })

    /// The names of the properties that are read here: those of views, and those of controllers.
    package static var handled: (views: Set<String>, screens: Set<String>) { (Set(readings.keys), Set(screen.keys)) }

    private static let readings: [String: Reading] = spoken.merging(looks) { own, _ in own }
        .merging(visible) { own, _ in own }

    private static let spoken: [String: Reading] = [
        "accessibilityLabel": { [.accessibility(.label($0.words))] },
        "accessibilityAttributedLabel": { [.accessibility(.label($0.words))] },
        "accessibilityValue": { [.accessibility(.value($0.words))] },
        "accessibilityAttributedValue": { [.accessibility(.value($0.words))] },
        "accessibilityHint": { [.accessibility(.hint($0.words))] },
        "accessibilityAttributedHint": { [.accessibility(.hint($0.words))] },
        "toolTip": { [.accessibility(.hint($0.words))] },
        "accessibilityUserInputLabels": { value in
            guard case .known(.list(let values)) = value else { return [.accessibility(.inputLabels([.dynamic]))] }
            return [.accessibility(.inputLabels(values.map { Fact.known($0).words }))]
        },
        "accessibilityRespondsToUserInteraction": { [.accessibility(.respondsToUserInteraction($0.flag))] },
        "accessibilityCustomActions": { value in
            guard case .known(.list(let values)) = value else { return [.accessibility(.action(.named(.dynamic)))] }
            return values.map { .accessibility(.action(.named(Fact.known($0).words))) }
        },
        "accessibilityCustomRotors": { _ in [.accessibility(.rotor(.dynamic))] },
        "accessibilityCustomContent": { _ in [.accessibility(.customContent(.dynamic))] },
    ]

    private static let visible: [String: Reading] = [
        "isHidden": { [.visibility(.hidden($0.flag))] },
        "alpha": { [.visibility(.opacity($0.number))] },
        "accessibilityElementsHidden": { [.accessibility(.hidden($0.flag))] },
    ]

    private static let prominent: Set<String> = ["filled", "borderedProminent"]

    /// The ways of UIKit to fill a frame in which a picture takes its shape.
    private static let stretching: Set<String> = ["scaleToFill", "redraw"]
    /// What code and interface files call the scaling that stretches.
    private static let axesIndependently: Set<String> = ["scaleAxesIndependently", "axesIndependently"]
    /// The property by which a view, a controller or a window is light or dark whatever people chose.
    package static let forcedStyle = "overrideUserInterfaceStyle"

    private static let scheme: Reading = { value in
        guard let name = value.name.value, name == "light" || name == "dark" else { return [] }
        return [.color(.preferredScheme(.known(name)))]
    }

    private static let looks: [String: Reading] = [
        "accessibilityIdentifier": { [.accessibility(.identifier($0.name))] },
        "accessibilityViewIsModal": { $0.flag == .known(true) ? [.accessibility(.addTraits(.known(.modal)))] : [] },
        "accessibilityIgnoresInvertColors": { [.accessibility(.ignoresInvertColors($0.flag))] },
        "showsLargeContentViewer": { $0.flag == .known(true) ? [.accessibility(.largeContentViewer)] : [] },
        "isEnabled": { value in [.interaction(.disabled(value.flag.map { !$0 }))] },
        "font": { [.text(.font($0.font))] }, "titleLabel.font": { [.text(.font($0.font))] },
        "configuration.font": { [.text(.font($0.font))] }, "attributedText.font": { [.text(.font($0.font))] },
        "attributedTitle.font": { [.text(.font($0.font))] }, "configuration.title.font": { [.text(.font($0.font))] },
        "configuration.baseBackgroundColor": { [.color(.background($0.color))] },
        "textColor": { [.color(.foreground($0.color))] }, "backgroundColor": { [.color(.background($0.color))] },
        "tintColor": { [.color(.tint($0.color))] },
        "isSelectable": { $0.flag == .known(false) ? [.interaction(.textSelection(.known(false)))] : [] },
        "attributedText.foregroundColor": { [.color(.foreground($0.color))] },
        "attributedText.kern": { [.text(.tracking($0.number))] },
        // What interface files call filled is what SwiftUI calls prominent; all others are drawn by their colors.
        "configuration.style": { prominent.contains($0.name.value ?? "") ? [.interaction(.style(.button, "borderedProminent"))] : [] },
        "maximumContentSizeCategory": { value in [.text(.dynamicTypeSize(TextSizeLimits(most: value.name.map(textSize))))] },
        "minimumContentSizeCategory": { value in [.text(.dynamicTypeSize(TextSizeLimits(least: value.name.map(textSize))))] },
        "numberOfLines": { value in value.number == .known(0) ? [] : [.text(.lineLimit(value.number))] },
        "textAlignment": { $0.name.value.map { [.text(.alignment($0))] } ?? [] },
        "textContentType": { _ in [.interaction(.credentialType)] },
        forcedStyle: scheme,
        "semanticContentAttribute": { value in
            switch value.name.value {
            case "forceLeftToRight": [.layout(.direction(.leftToRight))]
            case "forceRightToLeft": [.layout(.direction(.rightToLeft))]
            case .some: [.layout(.direction(.other))]
            case nil: []
            }
        },
        "contentMode": { $0.name.value.map { [.picture(.contentMode(stretches: stretching.contains($0)))] } ?? [] },
        "contentInset": { value in
            guard case .known(.list(let sides)) = value, sides.count == 2, case .number(let top) = sides[0],
                case .number(let bottom) = sides[1]
            else { return [] }
            return [.layout(.contentInset(top: top, bottom: bottom))]
        },
        // AppKit calls it by the axes.
        "imageScaling": {
            axesIndependently.contains($0.name.value ?? "") ? [.picture(.contentMode(stretches: true))] : []
        },
        "accessibilityDragSourceDescriptors": { _ in [.accessibility(.dragPoint)] },
        "accessibilityDropPointDescriptors": { _ in [.accessibility(.dropPoint)] },
        "isSelected": { _ in [.accessibility(.addTraits(.oneOf([[], .selected])))] },
        "isUserInteractionEnabled": { [.interaction(.allowsHitTesting($0.flag))] },
    ]
}

extension PropertyAttributes {
    /// The name the model has for a text size as UIKit spells it.
    private static func textSize(_ category: String) -> String { textSizes[category] ?? category }

    private static let textSizes = [
        "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
        "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
        "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3",
        "accessibilityExtraExtraLarge": "accessibility4", "accessibilityExtraExtraExtraLarge": "accessibility5",
    ]

    /// What is set on a controller says something of all of its screen.
    package static func screenAttributes(of property: ViewProperty) -> [Attribute] {
        screen[property.name]?(property.value) ?? []
    }

    private static let screen: [String: Reading] = [
        forcedStyle: scheme,
        "preferredScreenEdgesDeferringSystemGestures": { value in
            guard case .known(.list(let values)) = value else { return [] }
            return [
                .screen(
                    .defersSystemGestures(
                        edges: values.compactMap { if case .name(let name) = $0 { name } else { nil } }))
            ]
        },
        "prefersStatusBarHidden": { [.screen(.statusBarHidden($0.flag))] },
        "navigationItem.hidesBackButton": { [.screen(.backButtonHidden($0.flag))] },
    ]
}
