import HandrailFrameworks
import HandrailModel
import HandrailSource

/// What is said of a view made in code, reduced to what can be relied on, and with what the framework adds by itself.
struct ViewTrimming {
    private let systemClass: String
    private let selectsItself: Bool

    /// For a view of a class; whether the class of the project that is built on it may select itself.
    init(_ systemClass: String, selectsItself: Bool) {
        self.systemClass = systemClass
        self.selectsItself = selectsItself
    }

    /// The properties that are kept, and those that follow from them.
    ///
    /// - Parameters:
    ///   - facts: what is known of the view besides; what follows from its colors is added.
    ///   - ground: what the view lies on.
    func trimmed(
        _ properties: [ViewProperty], _ facts: inout [ViewFact], on ground: WordsGround
    ) -> [ViewProperty] {
        var result = properties
        let first = properties.first?.place ?? facts.first?.place
        if !Self.hasOwnGround(properties) {
            switch ground {
            case .open: result = withoutColors(result, &facts, at: first)
            case .plain(or: let others):
                if !others.isEmpty, let first, SystemClasses.has(.showsText, systemClass) {
                    facts.append(ViewFact(.coloring(.over(others)), place: first))
                }
            }
        }
        if SystemClasses.has(.textView, systemClass), let property = last("isUserInteractionEnabled", in: properties),
            property.value == .known(.flag(false))
        {
            result.append(ViewProperty("isEditable", .known(.flag(false)), place: property.place))
        }
        // A button says by itself that it is selected.
        if selectsItself, SystemClasses.has(.button, systemClass), last("isSelected", in: properties) == nil,
            let place = first
        {
            result.append(ViewProperty("isSelected", .dynamic, place: place))
        }
        return result
    }

    // Views overlap: what lies behind a text is known only where the text, or what holds it alone, has a color.
    private func withoutColors(
        _ properties: [ViewProperty], _ facts: inout [ViewFact], at first: SourcePlace?
    ) -> [ViewProperty] {
        var result = properties.map { property in
            let isColor =
                property.name.hasSuffix("textColor") || property.name.hasPrefix("titleColor")
                || property.name.hasSuffix("tintColor") || property.name == "borderColor"
                || property.name.hasSuffix("foregroundColor")
            guard isColor, !Self.takesTurns(property) else { return property }
            return ViewProperty(
                property.name, .known(.color(.unknown)), place: property.place, condition: property.condition)
        }
        if let turning = properties.first(where: Self.takesTurns) {
            facts.append(ViewFact(.coloring(.unknownGround), place: turning.place))
        }
        guard let place = first, SystemClasses.has(.showsText, systemClass),
            last("textColor", in: result) == nil
        else { return result }
        result.append(ViewProperty("textColor", .known(.color(.unknown)), place: place))
        return result
    }

    /// Whether a text takes one color of the system or another, which says something on any ground.
    private static func takesTurns(_ property: ViewProperty) -> Bool {
        guard property.name == "textColor", case .known(.color(.oneOf(let colors))) = property.value else {
            return false
        }
        return colors.allSatisfy { if case .system = $0.plain { true } else { false } }
    }

    /// Whether a view has an opaque color of its own behind what it shows.
    static func hasOwnGround(_ properties: [ViewProperty]) -> Bool { ownGround(properties) != nil }

    /// The opaque color that a view has behind what it shows; `nil` where it has none, or one that is not known.
    static func ownGround(_ properties: [ViewProperty]) -> ColorUse? {
        guard let ground = properties.last(where: { $0.name == "backgroundColor" }),
            case .known(.color(let color)) = ground.value, isOpaque(color)
        else { return nil }
        return color
    }

    /// Whether a view has a known color behind what it shows that lets through what it lies on itself.
    static func hasVeil(_ properties: [ViewProperty]) -> Bool {
        guard let ground = properties.last(where: { $0.name == "backgroundColor" }),
            case .known(.color(let color)) = ground.value, case .withOpacity(let inner, .known) = color.plain
        else { return false }
        return isOpaque(inner)
    }

    private static func isOpaque(_ color: ColorUse) -> Bool {
        switch color.plain {
        case .literal, .asset, .appearance: return true
        case .system(let name): return name != "clear"
        case .candidates(let colors), .oneOf(let colors), .themes(of: _, let colors): return colors.allSatisfy(isOpaque)
        case .withOpacity, .gradient, .material, .constant, .unknown: return false
        }
    }

    private func last(_ name: String, in properties: [ViewProperty]) -> ViewProperty? {
        properties.last { $0.name == name }
    }
}
