import HandrailFrameworks
package import HandrailModel
import HandrailProgram

/// What the properties of views mean to the model. A row of `FrameworkProperty` says of what a property speaks and
/// which attribute it becomes; how the value of an attribute is read stands here.
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
            guard let read = row.attribute.map(reading) else { return nil }
            if row.says.contains(.speech) { return (row.name, .speech(read)) }
            if row.says.contains(.look) { return (row.name, .look(read)) }
            return row.says.contains(.visibility) ? (row.name, .visibility(read)) : nil
        })

    /// The names of the properties that are read here: those of views, and those of controllers.
    package static var handled: (views: Set<String>, screens: Set<String>) {
        let plain = FrameworkProperty.rows.filter { $0.attribute != nil }
        return (
            Set(plain.filter { $0.says != .screen }.map(\.name)),
            Set(plain.filter { $0.says.contains(.screen) }.map(\.name))
        )
    }

    private static let truncating = "byTruncating"
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

    /// How the value of an attribute is read.
    private static func reading(_ attribute: PropertyAttribute) -> Reading {
        switch attribute {
        case .label: { [.accessibility(.label($0.words))] }
        case .value: { [.accessibility(.value($0.words))] }
        case .hint: { [.accessibility(.hint($0.words))] }
        case .helpTag: { [.accessibility(.hint($0.words)), .accessibility(.helpTag)] }
        case .inputLabels:
            { value in
                guard case .known(.list(let values)) = value else { return [.accessibility(.inputLabels([.dynamic]))] }
                return [.accessibility(.inputLabels(values.map { Fact.known($0).words }))]
            }
        case .respondsToUserInteraction: { [.accessibility(.respondsToUserInteraction($0.flag))] }
        case .customActions:
            { value in
                guard case .known(.list(let values)) = value else { return [.accessibility(.action(.named(.dynamic)))] }
                return values.map { .accessibility(.action(.named(Fact.known($0).words))) }
            }
        case .rotors: { _ in [.accessibility(.rotor(.dynamic))] }
        case .customContent: { _ in [.accessibility(.customContent(.dynamic))] }
        case .hidden: { [.visibility(.hidden($0.flag))] }
        case .opacity: { [.visibility(.opacity($0.number))] }
        case .accessibilityHidden: { [.accessibility(.hidden($0.flag))] }
        case .identifier: { [.accessibility(.identifier($0.name))] }
        case .modal: { $0.flag == .known(true) ? [.accessibility(.addTraits(.known(.modal)))] : [] }
        case .enabled: { value in [.interaction(.disabled(value.flag.map { !$0 }))] }
        case .selected: { _ in [.accessibility(.addTraits(.oneOf([[], .selected])))] }
        case .hitTesting: { [.interaction(.allowsHitTesting($0.flag))] }
        case .largeContentViewer: { $0.flag == .known(true) ? [.accessibility(.largeContentViewer)] : [] }
        case .credentialType: { _ in [.interaction(.credentialType)] }
        case .dragPoint: { _ in [.accessibility(.dragPoint)] }
        case .dropPoint: { _ in [.accessibility(.dropPoint)] }
        case .font: { [.text(.font($0.font))] }
        case .foreground: { [.color(.foreground($0.color))] }
        case .background: { $0.isNothing ? [] : [.color(.background($0.color))] }
        case .tint: { [.color(.tint($0.color))] }
        case .tracking: { [.text(.tracking($0.number))] }
        // What interface files call filled is what SwiftUI calls prominent; all others are drawn by their colors.
        case .prominence:
            { prominent.contains($0.name.value ?? "") ? [.interaction(.style(.button, "borderedProminent"))] : [] }
        // No line stands for as many as there are, and what nobody fills is no limit either.
        case .lineLimit:
            { value in
                guard let lines = value.number.value else { return [.text(.lineLimit(value.number))] }
                return [.text(.lineLimit(lines < 1 || lines >= TextLines.endless ? .absent : value.number))]
            }
        // UIKit calls it by where the text is cut: `byTruncatingTail`.
        case .truncationMode:
            { value in
                guard let name = value.name.value, name.hasPrefix(truncating) else { return [] }
                return [.text(.truncationMode(name.dropFirst(truncating.count).lowercased()))]
            }
        case .textAlignment: { $0.name.value.map { [.text(.alignment($0))] } ?? [] }
        case .textSelection: { $0.flag == .known(false) ? [.interaction(.textSelection(.known(false)))] : [] }
        case .ignoresInvertColors: { [.accessibility(.ignoresInvertColors($0.flag))] }
        case .colorScheme: scheme
        case .contentMode:
            { $0.name.value.map { [.picture(.contentMode(stretches: stretching.contains($0)))] } ?? [] }
        // AppKit calls it by the axes.
        case .imageScaling:
            { axesIndependently.contains($0.name.value ?? "") ? [.picture(.contentMode(stretches: true))] : [] }
        case .largestTextSize:
            { value in [.text(.dynamicTypeSize(TextSizeLimits(most: value.name.map(textSize))))] }
        case .smallestTextSize:
            { value in [.text(.dynamicTypeSize(TextSizeLimits(least: value.name.map(textSize))))] }
        case .layoutDirection:
            { value in
                switch value.name.value {
                case "forceLeftToRight": [.layout(.direction(.leftToRight))]
                case "forceRightToLeft": [.layout(.direction(.rightToLeft))]
                case .some: [.layout(.direction(.other))]
                case nil: []
                }
            }
        case .contentInset:
            { value in
                guard case .known(.list(let sides)) = value, sides.count == 2, case .number(let top) = sides[0],
                    case .number(let bottom) = sides[1]
                else { return [] }
                return [.layout(.contentInset(top: top, bottom: bottom))]
            }
        case .contentPadding:
            { value in
                guard case .known(.list(let sides)) = value, sides.count == 2, case .number(let top) = sides[0],
                    case .number(let bottom) = sides[1]
                else { return [.layout(.padding(PaddingUse(edges: ["vertical"], length: .dynamic)))] }
                return [
                    .layout(.padding(PaddingUse(edges: ["top"], length: .known(top)))),
                    .layout(.padding(PaddingUse(edges: ["bottom"], length: .known(bottom)))),
                ]
            }
        case .deferredEdges:
            { value in
                guard case .known(.list(let values)) = value else { return [] }
                let edges = values.compactMap { if case .name(let name) = $0 { name } else { nil } }
                return [.screen(.defersSystemGestures(edges: edges))]
            }
        case .statusBarHidden: { [.screen(.statusBarHidden($0.flag))] }
        case .backButtonHidden: { [.screen(.backButtonHidden($0.flag))] }
        }
    }
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

    private static let screen = NameTable(
        FrameworkProperty.rows.compactMap { row -> (String, Reading)? in
            guard row.says.contains(.screen), let read = row.attribute.map(reading) else { return nil }
            return (row.name, read)
        })
}
