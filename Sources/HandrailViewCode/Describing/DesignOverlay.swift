import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource

/// The properties of a view that an interface file makes and code changes.
///
/// What code sets whenever the view is there takes the place of what the file says. So does what it sets now and then,
/// where that is something shown: texts and pictures of the file are only there to be seen in Interface Builder. Of
/// switches and numbers that code changes in some cases, each value is a case.
package struct DesignOverlay {
    /// What holds of the view.
    package private(set) var properties: [ViewProperty]
    /// Names of what code sets.
    package let written: Set<String>
    /// Where a text takes one color of the system or another in turns; `nil` for one that does not.
    let turningText: SourcePlace?

    /// What a file says, with what code writes on top.
    package init(_ design: ViewDescription, writes: [ViewWrite], systemClass: String, holdsConfiguration: Bool) {
        written = Set(writes.map(\.name))
        guard !writes.isEmpty || holdsConfiguration else {
            properties = design.properties
            turningText = nil
            return
        }
        var dropped: Set<String> = []
        var group: [ViewWrite] = []
        for name in written.sorted() {
            let own = writes.filter { $0.name == name }
            let file = design.properties.filter { $0.name == name }
            if Self.replaces(own, name) {
                dropped.insert(name)
                dropped.formUnion(Self.rivals[name] ?? [])
                group += own
            } else if own.allSatisfy({ ViewWrites.says(nothing: $0.value) }), Self.isShown(name) {
                // An empty title is none, and takes none away.
                continue
            } else {
                dropped.insert(name)
                group +=
                    file.map {
                        ViewWrite(
                            name: name, value: $0.value, place: $0.place, manner: .assign,
                            isConditional: $0.condition != nil)
                    } + own
                if name == "isAccessibilityElement", file.isEmpty { group.append(Self.usual(name, own[0])) }
            }
        }
        if holdsConfiguration { dropped.formUnion(Self.configured) }
        turningText = ViewWrites.turningText(group)
        properties = design.properties.filter { !dropped.contains($0.name) }
        properties += ViewWrites(group, systemClass: systemClass).properties.map { property in
            guard case .known(.color) = property.value,
                writes.allSatisfy({ $0.name != property.name || $0.isConditional })
            else { return property }
            // Which color it has in which case is not known.
            return ViewProperty(property.name, .known(.color(.unknown)), place: property.place)
        }
    }

    private static func replaces(_ own: [ViewWrite], _ name: String) -> Bool {
        switch ViewPropertyKind.of(name) {
        case .flag, .number: return own.contains { !$0.isConditional && $0.manner == .assign }
        case .traits: return own.contains { !$0.isConditional && $0.manner == .assign }
        case .words, .image, .font, .color, .name, .list, nil:
            return own.contains { !ViewWrites.says(nothing: $0.value) || takesAway($0, name) }
        }
    }

    /// Whether code takes the title of the file away as soon as the view is there. Texts of labels are emptied to be
    /// filled later.
    private static func takesAway(_ write: ViewWrite, _ name: String) -> Bool {
        name == "title" && !write.isConditional && write.manner == .assign && write.value.isNothing
    }

    private static func isShown(_ name: String) -> Bool {
        switch ViewPropertyKind.of(name) {
        case .words, .image, .font, .color, .name, .list: true
        case .flag, .number, .traits, nil: false
        }
    }

    // What a view is by itself is one of the cases.
    private static func usual(_ name: String, _ write: ViewWrite) -> ViewWrite {
        ViewWrite(
            name: name, value: .oneOf([.flag(true), .flag(false)]), place: write.place, manner: .assign,
            isConditional: true)
    }

    /// Other properties of a file that a property set by code takes the place of.
    private static let rivals: [String: [String]] = [
        "text": ["attributedText", "attributedText.font"], "attributedText": ["text", "attributedText.font"],
        "title": ["attributedTitle", "configuration.title", "configuration.attributedTitle"] + titleAppearance,
        "attributedTitle": ["title", "configuration.title", "configuration.attributedTitle"] + titleAppearance,
        "image": ["configuration.image"], "placeholder": ["attributedPlaceholder"],
        "configuration.title": ["title", "attributedTitle"] + titleAppearance, "configuration.image": ["image"],
        "accessibilityLabel": ["accessibilityAttributedLabel"], "accessibilityAttributedLabel": ["accessibilityLabel"],
        "font": ["attributedText.font"],
        "configuration.attributedTitle": ["configuration.title", "title"] + titleAppearance,
        "textColor": ["attributedText.foregroundColor"],
        "attributedText.font": ["font"], "attributedText.foregroundColor": ["textColor"],
    ]

    /// What the titles of a file look like, which go with them.
    private static let titleAppearance = [
        "attributedTitle.font", "attributedTitle.foregroundColor", "configuration.title.font",
        "configuration.title.foregroundColor",
    ]

    /// What goes with the configuration of a file that code puts another in the place of. A title and a picture that
    /// the file sets for a state stay, and show wherever the other configuration has none of its own.
    private static let configured: [String] = [
        "configuration.title", "configuration.attributedTitle", "configuration.image", "configuration.subtitle",
        "configuration.title.font", "configuration.title.foregroundColor",
    ]
}
