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
        "accessibilityLabel": { [.accessibilityLabel($0.words)] },
        "accessibilityAttributedLabel": { [.accessibilityLabel($0.words)] },
        "accessibilityValue": { [.accessibilityValue($0.words)] },
        "accessibilityAttributedValue": { [.accessibilityValue($0.words)] },
        "accessibilityHint": { [.accessibilityHint($0.words)] },
        "accessibilityAttributedHint": { [.accessibilityHint($0.words)] },
        "toolTip": { [.accessibilityHint($0.words)] },
        "accessibilityUserInputLabels": { value in
            guard case .known(.list(let values)) = value else { return [.inputLabels([.dynamic])] }
            return [.inputLabels(values.map { Fact.known($0).words })]
        },
        "accessibilityRespondsToUserInteraction": { [.respondsToUserInteraction($0.flag)] },
        "accessibilityCustomActions": { value in
            guard case .known(.list(let values)) = value else { return [.accessibilityAction(.named(.dynamic))] }
            return values.map { .accessibilityAction(.named(Fact.known($0).words)) }
        },
        "accessibilityCustomRotors": { _ in [.rotor(.dynamic)] },
        "accessibilityCustomContent": { _ in [.customContent(.dynamic)] },
    ]

    private static let visible: [String: Reading] = [
        "isHidden": { [.hidden($0.flag)] },
        "alpha": { [.opacity($0.number)] },
        "accessibilityElementsHidden": { [.accessibilityHidden($0.flag)] },
    ]

    private static let prominent: Set<String> = ["filled", "borderedProminent"]

    /// What code and interface files call the scaling that stretches.
    private static let axesIndependently: Set<String> = ["scaleAxesIndependently", "axesIndependently"]
    /// The property by which a view, a controller or a window is light or dark whatever people chose.
    package static let forcedStyle = "overrideUserInterfaceStyle"

    private static let uses: Reading = { if case .known(.uses(let uses)) = $0 { [.uses(uses)] } else { [] } }

    private static let scheme: Reading = { value in
        guard let name = value.name.value, name == "light" || name == "dark" else { return [] }
        return [.preferredColorScheme(.known(name))]
    }

    private static let looks: [String: Reading] = [
        "accessibilityIdentifier": { [.accessibilityIdentifier($0.name)] },
        DerivedProperty.codeUses: uses,
        "shake": { value in
            guard case .known(.action(let action)) = value else { return [] }
            return [.event(ViewEvent(kind: .shake, action: action))]
        },
        "accessibilityViewIsModal": { $0.flag == .known(true) ? [.addTraits(.known(.modal))] : [] },
        "accessibilityIgnoresInvertColors": { [.ignoresInvertColors($0.flag)] },
        "showsLargeContentViewer": { $0.flag == .known(true) ? [.largeContentViewer] : [] },
        "isEnabled": { value in [.disabled(value.flag.map { !$0 })] },
        "font": { [.font($0.font)] }, "titleLabel.font": { [.font($0.font)] },
        "configuration.font": { [.font($0.font)] }, "attributedText.font": { [.font($0.font)] },
        "attributedTitle.font": { [.font($0.font)] }, "configuration.title.font": { [.font($0.font)] },
        "configuration.baseBackgroundColor": { [.background($0.color)] },
        "textColor": { [.foreground($0.color)] }, "backgroundColor": { [.background($0.color)] },
        "tintColor": { [.tint($0.color)] },
        "isSelectable": { $0.flag == .known(false) ? [.textSelection(.known(false))] : [] },
        "attributedText.foregroundColor": { [.foreground($0.color)] },
        "attributedText.kern": { [.tracking($0.number)] },
        // What interface files call filled is what SwiftUI calls prominent; all others are drawn by their colors.
        "configuration.style": { prominent.contains($0.name.value ?? "") ? [.style(.button, "borderedProminent")] : [] },
        "maximumContentSizeCategory": { value in [.dynamicTypeSize(TextSizeLimits(most: value.name.map(textSize)))] },
        "minimumContentSizeCategory": { value in [.dynamicTypeSize(TextSizeLimits(least: value.name.map(textSize)))] },
        "movement": { if case .known(.movement(let movement)) = $0 { [.movement(movement)] } else { [] } },
        "animation": { if case .known(.animation(let animation)) = $0 { [.animation(animation)] } else { [] } },
        "event": { if case .known(.event(let event)) = $0 { [.event(event)] } else { [] } },
        "numberOfLines": { value in value.number == .known(0) ? [] : [.lineLimit(value.number)] },
        "textAlignment": { $0.name.value.map { [.multilineTextAlignment($0)] } ?? [] },
        "textContentType": { $0.name.value.map { [.credentialType($0)] } ?? [.credentialType("")] },
        forcedStyle: scheme,
        "semanticContentAttribute": { value in
            switch value.name.value {
            case "forceLeftToRight": [.layoutDirection("leftToRight")]
            case "forceRightToLeft": [.layoutDirection("rightToLeft")]
            case let name?: [.layoutDirection(name)]
            case nil: []
            }
        },
        "imageFlips": { _ in [.layoutDirection("mirrored")] },
        "symbolEffect": { if case .known(.animation(let effect)) = $0 { [.symbolEffect(effect)] } else { [] } },
        "contentMode": { $0.name.value.map { [.contentMode($0)] } ?? [] },
        "contentInset": { value in
            guard case .known(.list(let sides)) = value, sides.count == 2, case .number(let top) = sides[0],
                case .number(let bottom) = sides[1]
            else { return [] }
            return [.contentInset(top: top, bottom: bottom)]
        },
        // AppKit calls it by the axes.
        "imageScaling": { axesIndependently.contains($0.name.value ?? "") ? [.contentMode("scaleToFill")] : [] },
        "blinks": { [.opacity($0.number)] },
        "ground": { _ in [.recolors("overlap")] },
        "drawing": { [.drawn(from: $0.name.value)] },
        "draws": { _ in [.recolors("draw")] },
        "drawnValue": { $0.name.value.map { [.drawnValue($0)] } ?? [] },
        "rating": { $0.name.value.map { [.rating($0)] } ?? [] },
        "turning": { [.turning($0.color)] }, "coversScreen": { _ in [.coversScreen] },
        "looksBy": { $0.name.value.map { [.look(by: [StateDependency(name: $0)], holdsFirst: nil)] } ?? [] },
        "setUp": { _ in [.setUp] }, "sectionHeader": { _ in [.sectionHeader] },
        "draggable": { _ in [.draggable] }, "dropTarget": { _ in [.dropTarget] }, "movesRows": { _ in [.onMove] },
        "accessibilityDragSourceDescriptors": { _ in [.dragPoint] },
        "accessibilityDropPointDescriptors": { _ in [.dropPoint] },
        "answers.activate": { _ in [.accessibilityAction(.activate)] },
        "answers.adjust": { _ in [.accessibilityAction(.adjust)] },
        "answers.escape": { _ in [.accessibilityAction(.escape)] },
        "answers.magicTap": { _ in [.accessibilityAction(.magicTap)] },
        "answers.scroll": { _ in [.accessibilityAction(.scroll)] },
        "answers.menu": { _ in [.accessibilityAction(.showMenu)] },
        "introduced": { $0.flag == .known(true) ? [.introduced] : [] },
        "listHeight": { $0.number.value.map { [.rowHeight($0)] } ?? [] },
        "isSelected": { _ in [.addTraits(.oneOf([[], .selected]))] },
        "isUserInteractionEnabled": { [.allowsHitTesting($0.flag)] },
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
        "supportedInterfaceOrientations": uses, DerivedProperty.codeUses: uses,
        "preferredScreenEdgesDeferringSystemGestures": { value in
            guard case .known(.list(let values)) = value else { return [] }
            return [.defersSystemGestures(edges: values.compactMap { if case .name(let name) = $0 { name } else { nil } })]
        },
        "prefersStatusBarHidden": { [.statusBarHidden($0.flag)] },
        "navigationItem.hidesBackButton": { [.navigationBackButtonHidden($0.flag)] },
        "event": { if case .known(.event(let event)) = $0 { [.event(event)] } else { [] } },
    ]
}
