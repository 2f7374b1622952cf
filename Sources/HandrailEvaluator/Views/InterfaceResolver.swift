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
        func owner(of property: ViewProperty) -> String {
            property.name.hasPrefix("navigationItem.") ? scene.navigationItem ?? scene.identity : scene.identity
        }
        return InterfaceScene(
            origin: scene.origin, identity: scene.identity, systemClass: scene.systemClass,
            customClass: scene.customClass, name: scene.name, identifier: scene.identifier, stringTable: table,
            place: scene.place, isInitial: scene.isInitial, roots: scene.roots.map { resolved($0, table) },
            properties: scene.properties.map { resolved($0, of: [owner(of: $0)], "UIViewController", table) },
            navigationItem: scene.navigationItem, barItems: scene.barItems.map { resolved($0, table) }, segues: scene.segues, outlets: scene.outlets)
    }

    /// A view with what is in it.
    ///
    /// - Parameter segment: where a segment stands among those of a control, which has the keys of their titles.
    private func resolved(
        _ view: ViewDescription, _ table: String?, segment: (of: String, position: Int)? = nil
    ) -> ViewDescription {
        let identity = segment.map { "\($0.of).segmentTitles[\($0.position)]" } ?? view.identity
        let segments = view.subviews.filter { Self.segments.contains($0.systemClass) }.map(\.identity)
        return ViewDescription(
            identity: view.identity, systemClass: view.systemClass, customClass: view.customClass, place: view.place,
            extent: view.extent, slot: view.slot,
            properties: view.properties.map { resolved($0, of: [identity] + cell(of: view), view.systemClass, table) },
            subviews: view.subviews.map { child in
                resolved(child, table, segment: segments.firstIndex(of: child.identity).map { (view.identity, $0) })
            }, gestures: view.gestures,
            connections: view.connections, constraints: view.constraints, frame: view.frame,
            condition: view.condition, openTo: view.openTo)
    }

    private static let segments: Set<String> = ["UISegment", "NSSegment"]

    /// The cell of a control of AppKit, by which tables call what the control shows.
    private func cell(of view: ViewDescription) -> [String] { view.value("cell").name.value.map { [$0] } ?? [] }

    private func resolved(
        _ property: ViewProperty, of identities: [String], _ systemClass: String, _ table: String?
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
        _ words: Words, _ property: ViewProperty, of identities: [String], _ systemClass: String, _ table: String?
    ) -> Words {
        guard words.origin == .literal, let text = words.text else { return words }
        if property.isRuntimeAttribute { return Words(text, origin: .unlocalized) }
        guard let table else { return words }
        for key in Self.keys(for: property.name, of: systemClass) {
            for identity in identities {
                let whole = Self.segments.contains(systemClass) ? identity : "\(identity).\(key)"
                if let found = strings.words(forKey: whole, in: table, base: text) { return found }
            }
        }
        return words
    }

    /// How tables of interface files call a property. Source: what `ibtool --export-strings-file` writes.
    private static func keys(for property: String, of systemClass: String) -> [String] {
        switch property {
        case "title" where segments.contains(systemClass): ["segmentTitles"]
        case _ where segments.contains(systemClass): []
        case "title": ["normalTitle", "title"]
        case "title.selected": ["selectedTitle"]
        case "title.highlighted": ["highlightedTitle"]
        case "title.disabled": ["disabledTitle"]
        case "configuration.title": ["configuration.title"]
        case "configuration.subtitle": ["configuration.subtitle"]
        case "placeholder": ["placeholder", "placeholderString"]
        case "accessibilityHint": ["accessibilityHint", "accessibilityHelp", "ibExternalAccessibilityHelp"]
        case "accessibilityLabel": ["accessibilityLabel", "accessibilityDescription", "ibExternalAccessibilityDescription"]
        case "toolTip": ["toolTip", "ibShadowedToolTip", "ibExternalToolTip"]
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
