import HandrailFrameworks
import HandrailModel

/// Looks up what interface files only name: texts in the string tables that go with them, colors in the catalogs.
struct InterfaceResolver {
    /// The string tables.
    package let strings: StringTables
    /// The colors of the catalogs by name.
    package let colors: [String: ColorAsset]
    /// What a class of the project is, by its name; `nil` where that is not known.
    let viewClass: (String) -> CodeClass?

    /// A scene with its texts in every language and its colors in every appearance.
    package func resolved(_ scene: InterfaceScene) -> InterfaceScene {
        let found = resolved(scene, translatedInto: [])
        let languages = languages(of: found)
        return languages.isEmpty ? found : resolved(scene, translatedInto: languages)
    }

    private func resolved(_ scene: InterfaceScene, translatedInto languages: Set<String>) -> InterfaceScene {
        let table = scene.stringTable.map { Table(name: $0, languages: languages) }
        func owner(of property: ViewProperty) -> String {
            property.name.hasPrefix("navigationItem.") ? scene.navigationItem ?? scene.identity : scene.identity
        }
        return InterfaceScene(
            origin: scene.origin, identity: scene.identity, systemClass: scene.systemClass,
            customClass: scene.customClass, name: scene.name, identifier: scene.identifier,
            stringTable: scene.stringTable,
            place: scene.place, isInitial: scene.isInitial, roots: scene.roots.map { resolved($0, table) },
            properties: scene.properties.map { resolved($0, of: [owner(of: $0)], SystemClasses.viewController, table) },
            facts: scene.facts, navigationItem: scene.navigationItem,
            barItems: scene.barItems.map { resolved($0, table) }, segues: scene.segues, outlets: scene.outlets)
    }

    /// The string table that goes with a file.
    private struct Table {
        let name: String
        /// The languages into which texts of the same scene are translated.
        let languages: Set<String>
    }

    /// The languages other than the file's own that a table has some text of a scene in.
    private func languages(of scene: InterfaceScene) -> Set<String> {
        var found: Set<String> = []
        var open = scene.roots + scene.barItems
        while let view = open.popLast() {
            for property in view.properties {
                guard case .known(.words(let words)) = property.value, case .localized = words.origin else { continue }
                found.formUnion(words.translations.keys)
            }
            open += view.subviews
        }
        found.remove(strings.developmentLanguage)
        return found
    }

    /// A view with what is in it.
    ///
    /// - Parameter segment: where a segment stands among those of a control, which has the keys of their titles.
    private func resolved(
        _ view: ViewDescription, _ table: Table?, segment: (of: String, position: Int)? = nil
    ) -> ViewDescription {
        let view = ofItsClass(view)
        let identity = segment.map { "\($0.of).segmentTitles[\($0.position)]" } ?? view.identity
        let segments = view.subviews.filter { SystemClasses.has(.segment, $0.systemClass) }.map(\.identity)
        return ViewDescription(
            identity: view.identity, systemClass: view.systemClass, customClass: view.customClass, place: view.place,
            extent: view.extent, slot: view.slot,
            properties: view.properties.map { resolved($0, of: [identity] + cell(of: view), view.systemClass, table) },
            facts: view.facts,
            subviews: view.subviews.map { child in
                resolved(child, table, segment: segments.firstIndex(of: child.identity).map { (view.identity, $0) })
            }, gestures: view.gestures,
            connections: view.connections, constraints: view.constraints, frame: view.frame,
            condition: view.condition, openTo: view.openTo)
    }

    /// A view as what its class is: one that the file calls a label and whose class is none shows none of its words.
    private func ofItsClass(_ view: ViewDescription) -> ViewDescription {
        guard let name = view.customClass, let made = viewClass(name), made.isKnown, made.family == .view,
            made.systemClass != view.systemClass, SystemClasses.isKnown(view.systemClass),
            !SystemClasses.ancestors(of: made.systemClass).contains(view.systemClass),
            SystemClasses.ancestors(of: view.systemClass).contains(made.systemClass)
        else { return view }
        let properties = view.properties.filter { property in
            switch ViewPropertyKind.of(property.name) {
            case .words: property.name.hasPrefix("accessibility")
            case .font, .image: false
            case .color: property.name != "textColor"
            case .flag, .number, .name, .traits, .list, nil: true
            }
        }
        return ViewDescription(
            identity: view.identity, systemClass: made.systemClass, customClass: view.customClass, place: view.place,
            extent: view.extent, slot: view.slot, properties: properties, facts: view.facts, subviews: view.subviews,
            gestures: view.gestures, connections: view.connections, constraints: view.constraints, frame: view.frame,
            condition: view.condition, openTo: view.openTo)
    }

    /// The cell of a control of AppKit, by which tables call what the control shows.
    private func cell(of view: ViewDescription) -> [String] { view.value("cell").name.value.map { [$0] } ?? [] }

    private func resolved(
        _ property: ViewProperty, of identities: [String], _ systemClass: String, _ table: Table?
    ) -> ViewProperty {
        let value: Fact<ViewValue>
        switch property.value {
        case .known(.words(let words)):
            value = .known(.words(localized(words, property, of: identities, systemClass, table)))
        case .known(.color(let color)): value = .known(.color(resolved(color)))
        default: return property
        }
        return ViewProperty(
            property.name, value, place: property.place, condition: property.condition,
            isRuntimeAttribute: property.isRuntimeAttribute, mending: property.mending)
    }

    // MARK: Texts

    private func localized(
        _ words: Words, _ property: ViewProperty, of identities: [String], _ systemClass: String, _ table: Table?
    ) -> Words {
        guard words.origin == .literal, let text = words.text else { return words }
        if property.isRuntimeAttribute { return Words(text, origin: .unlocalized) }
        guard let table else { return words }
        let isSpoken = Self.spoken.contains(property.name)
        for key in Self.keys(for: property.name, of: systemClass) {
            for identity in identities {
                let whole = SystemClasses.has(.segment, systemClass) ? identity : "\(identity).\(key)"
                if let found = strings.words(forKey: whole, in: table.name, base: text) {
                    return isSpoken ? completed(found, table) : found
                }
            }
        }
        return isSpoken ? untranslated(words, text, property, of: identities, table) : words
    }

    /// What is only heard and was left out where the rest of the scene was translated. In a language that the file has
    /// no table for all of it is as it stands in the file.
    private func untranslated(
        _ words: Words, _ text: String, _ property: ViewProperty, of identities: [String], _ table: Table
    ) -> Words {
        guard !table.languages.isEmpty, let identity = identities.first, text.contains(where: \.isLetter)
        else { return words }
        let own = Words(
            text, origin: .localized(key: "\(identity).\(property.name)"),
            translations: [strings.developmentLanguage: text])
        return completed(own, table)
    }

    /// Words with what is heard of them in the languages that the file has no table for.
    private func completed(_ words: Words, _ table: Table) -> Words {
        guard !table.languages.isEmpty, let text = words.text else { return words }
        let others = strings.languages.filter { !table.languages.contains($0) && words.translations[$0] == nil }
        guard !others.isEmpty else { return words }
        let translations = others.reduce(into: words.translations) { $0[$1] = text }
        return Words(text, origin: words.origin, translations: translations)
    }

    private static let spoken: Set<String> = ["accessibilityLabel", "accessibilityHint", "accessibilityValue"]

    /// How tables of interface files call a property. Source: what `ibtool --export-strings-file` writes.
    private static func keys(for property: String, of systemClass: String) -> [String] {
        switch property {
        case "title" where SystemClasses.has(.segment, systemClass): ["segmentTitles"]
        case _ where SystemClasses.has(.segment, systemClass): []
        case "title": ["normalTitle", "title"]
        case "title.selected": ["selectedTitle"]
        case "title.highlighted": ["highlightedTitle"]
        case "title.disabled": ["disabledTitle"]
        case "configuration.title": ["configuration.title"]
        case "configuration.subtitle": ["configuration.subtitle"]
        case "placeholder": ["placeholder", "placeholderString"]
        case "accessibilityHint": hints
        case "accessibilityLabel": labels
        case "accessibilityValue":
            ["accessibilityValue", "accessibilityConfiguration.value", "ibExternalAccessibilityConfiguration.value"]
        case "toolTip": ["toolTip", "ibShadowedToolTip", "ibExternalToolTip"]
        default: [property.hasPrefix("navigationItem.") ? String(property.dropFirst(15)) : property]
        }
    }

    /// What releases of Xcode have called labels and hints, in files for iOS and for the Mac.
    private static let labels = [
        "accessibilityLabel", "accessibilityDescription", "ibExternalAccessibilityDescription",
        "ibExternalAccessibilityLabel", "accessibilityConfiguration.label",
        "ibExternalAccessibilityConfiguration.label",
    ]
    private static let hints = [
        "accessibilityHint", "accessibilityHelp", "ibExternalAccessibilityHelp", "ibExternalAccessibilityHint",
        "accessibilityConfiguration.hint", "ibExternalAccessibilityConfiguration.hint",
    ]

    // MARK: Colors

    // The catalog knows all appearances; what a file keeps is the color it was last saved with.
    private func resolved(_ color: ColorUse) -> ColorUse {
        guard case .asset(let asset) = color else { return color }
        if let known = colors[asset.name] { return .asset(known) }
        return .unknown
    }
}
