import HandrailModel

/// Looks up what interface files only name: texts in the string tables that go with them, colors in the catalogs.
struct InterfaceResolver {
    /// The string tables.
    let strings: StringTables
    /// The colors of the catalogs by name.
    let colors: [String: ColorAsset]

    /// A scene with its texts in every language and its colors in every appearance.
    func resolved(_ scene: InterfaceScene) -> InterfaceScene {
        let table = scene.stringTable
        let item = scene.identity
        return InterfaceScene(
            origin: scene.origin, identity: scene.identity, systemClass: scene.systemClass,
            customClass: scene.customClass, name: scene.name, identifier: scene.identifier, stringTable: table,
            place: scene.place, isInitial: scene.isInitial, roots: scene.roots.map { resolved($0, table) },
            properties: scene.properties.map { resolved($0, of: item, "UIViewController", table) },
            barItems: scene.barItems.map { resolved($0, table) }, segues: scene.segues, outlets: scene.outlets)
    }

    private func resolved(_ view: ViewDescription, _ table: String?) -> ViewDescription {
        ViewDescription(
            identity: view.identity, systemClass: view.systemClass, customClass: view.customClass, place: view.place,
            extent: view.extent, slot: view.slot,
            properties: view.properties.map { resolved($0, of: view.identity, view.systemClass, table) },
            subviews: view.subviews.map { resolved($0, table) }, gestures: view.gestures,
            connections: view.connections, constraints: view.constraints, frame: view.frame,
            condition: view.condition, openTo: view.openTo)
    }

    private func resolved(
        _ property: ViewProperty, of identity: String, _ systemClass: String, _ table: String?
    ) -> ViewProperty {
        let value: Fact<ViewValue>
        switch property.value {
        case .known(.words(let words)):
            value = .known(.words(localized(words, property, of: identity, systemClass, table)))
        case .known(.color(let color)): value = .known(.color(resolved(color)))
        default: return property
        }
        return ViewProperty(
            property.name, value, place: property.place, condition: property.condition,
            isRuntimeAttribute: property.isRuntimeAttribute, mending: property.mending)
    }

    // MARK: Texts

    private func localized(
        _ words: Words, _ property: ViewProperty, of identity: String, _ systemClass: String, _ table: String?
    ) -> Words {
        guard words.origin == .literal, let text = words.text else { return words }
        if property.isRuntimeAttribute { return Words(text, origin: .unlocalized) }
        guard let table else { return words }
        for key in Self.keys(for: property.name, of: systemClass) {
            if let found = strings.words(forKey: "\(identity).\(key)", in: table, base: text) { return found }
        }
        return words
    }

    /// How tables of interface files call a property. Source: what `ibtool --export-strings-file` writes.
    private static func keys(for property: String, of systemClass: String) -> [String] {
        switch property {
        case "title": ["normalTitle", "title"]
        case "title.selected": ["selectedTitle"]
        case "title.highlighted": ["highlightedTitle"]
        case "title.disabled": ["disabledTitle"]
        case "configuration.title": ["configuration.title"]
        case "configuration.subtitle": ["configuration.subtitle"]
        case "placeholder": ["placeholder", "placeholderString"]
        case "accessibilityHint": ["accessibilityHint", "accessibilityHelp"]
        case "accessibilityLabel": ["accessibilityLabel", "accessibilityDescription"]
        default: [property.hasPrefix("navigationItem.") ? String(property.dropFirst(15)) : property]
        }
    }

    // MARK: Colors

    // The catalog knows all appearances; what a file keeps is the color it was last saved with.
    private func resolved(_ color: ColorUse) -> ColorUse {
        guard case .asset(let asset) = color else { return color }
        if let known = colors[asset.name] { return .asset(known) }
        return .unknown
    }
}
