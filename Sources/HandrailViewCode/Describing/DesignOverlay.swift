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
            guard case .known(.color(let color)) = property.value,
                writes.allSatisfy({ $0.name != property.name || $0.isConditional })
            else { return property }
            let before = Self.color(property.name, of: design)
            return ViewProperty(property.name, .known(.color(Self.either(color, before))), place: property.place)
        }
    }

    /// The color that the file gives a view, or else the class of the view; unknown where that is not known.
    private static func color(_ name: String, of design: ViewDescription) -> ColorUse {
        if let own = design.property(name) {
            if case .known(.color(let color)) = own.value { return color }
            if !own.value.isNothing { return .unknown }
        }
        switch name {
        case "textColor" where SystemClasses.has(.showsText, design.systemClass): return .system("label")
        case "backgroundColor" where isClear(design.systemClass): return .system("clear")
        default: return .unknown
        }
    }

    /// Whether views of a class let be seen what is behind them, as long as nobody gives them a color.
    private static func isClear(_ systemClass: String) -> Bool {
        SystemClasses.has(.box, systemClass) && !SystemClasses.has(.tableCell, systemClass)
            || SystemClasses.has(.hidesNothing, systemClass)
    }

    /// Colors of which one applies: which in which case is not known.
    private static func either(_ color: ColorUse, _ other: ColorUse) -> ColorUse {
        let all = color.alternatives.flatMap(\.candidates) + other.alternatives.flatMap(\.candidates)
        guard !all.contains(.unknown) else { return .unknown }
        var seen: Set<ColorUse> = []
        let each = all.filter { seen.insert($0).inserted }
        return each.count == 1 ? each[0] : .candidates(each)
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
