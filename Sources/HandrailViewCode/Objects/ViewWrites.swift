import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// What is set on a view anywhere in the code, settled into what holds of it whenever it is seen.
///
/// The order in which code runs is not known. What is set once holds; of what is set to several things each is a case;
/// taking something back, as cells do before they are used again, counts only where nothing else is ever set.
package struct ViewWrites {
    /// The properties, the first that is set of each name first.
    package private(set) var properties: [ViewProperty] = []

    /// Whether plain text is shown too, now and then.
    private static func isPlain(_ writes: [ViewWrite]) -> Bool {
        writes.contains { $0.name == "text" && !says(nothing: $0.value) }
    }

    private static func isUnknownAppearance(_ group: [ViewWrite]) -> Bool {
        group.allSatisfy { $0.value == .known(.color(.unknown)) || $0.value == .known(.font(FontUse(size: .unknown))) }
    }

    /// Settles `writes` of a view of a class.
    package init(_ all: [ViewWrite], systemClass: String) {
        let writes = Self.withoutUnseenColor(all)
        // A view has a handful of properties, which are looked through faster than they are hashed.
        for (index, write) in writes.enumerated() where !writes[..<index].contains(where: { $0.name == write.name }) {
            let isOnly = !writes[(index + 1)...].contains { $0.name == write.name }
            let group = isOnly ? [write] : writes[index...].filter { $0.name == write.name }
            if Self.isShadowed(write.name, group, in: writes) { continue }
            if write.name == "accessibilityTraits" {
                properties += Self.traits(group, systemClass)
            } else if write.name == PropertyAttributes.forcedStyle, group.contains(where: \.isConditional) {
                // Who may choose the appearance in the app has the other one as well.
                properties.append(ViewProperty(write.name, .dynamic, place: write.place))
            } else if isOnly, let only = Self.settled(write.name, write) {
                properties.append(only)
            } else {
                properties += Self.settled(write.name, group)
            }
        }
    }

    /// The same without the color that a text is made with, where all code that fills it gives it another one as well:
    /// nobody ever sees words in the first color.
    static func withoutUnseenColor(_ writes: [ViewWrite]) -> [ViewWrite] {
        let colors = writes.filter { $0.name == "textColor" }
        guard colors.count > 1, colors.contains(where: { !$0.isConditional }) else { return writes }
        let later = colors.filter { $0.isConditional && $0.isStraight && !says(nothing: $0.value) }
        let texts = writes.filter { ($0.name == "text" || $0.name == "attributedText") && !says(nothing: $0.value) }
        let areColored = texts.allSatisfy { text in
            text.isConditional && later.contains { $0.isSet(with: text) }
        }
        guard !texts.isEmpty, areColored else { return writes }
        return writes.filter { $0.name != "textColor" || $0.isConditional }
    }

    /// Whether what is set of one of plain text and attributed text says nothing of the one that is shown.
    private static func isShadowed(_ name: String, _ group: [ViewWrite], in writes: [ViewWrite]) -> Bool {
        switch name {
        case "font": writes.contains { $0.name == "attributedText.font" } && !isPlain(writes)
        case "textColor": writes.contains { $0.name == "attributedText.foregroundColor" } && !isPlain(writes)
        // Of plain text what was said of it holds.
        case "attributedText.font", "attributedText.foregroundColor": isPlain(writes) && isUnknownAppearance(group)
        default: false
        }
    }

    /// What a property comes to that is set in one place; `nil` where that takes more than what it is set to.
    private static func settled(_ name: String, _ write: ViewWrite) -> ViewProperty? {
        switch (write.value, ViewPropertyKind.of(name)) {
        case (.known(.flag), _), (.oneOf, _): nil
        case (_, .words), (_, .image), (_, .list), (_, .traits), (_, nil):
            ViewProperty(name, write.value, place: write.place)
        case (.known, .font), (.known, .color), (.known, .name):
            says(nothing: write.value) ? nil : ViewProperty(name, write.value, place: write.place)
        case (_, .font), (_, .color), (_, .name), (_, .flag), (_, .number): nil
        }
    }

    private static func settled(_ name: String, _ group: [ViewWrite]) -> [ViewProperty] {
        let meant = group.filter { !says(nothing: $0.value) }
        guard let first = (meant.first { !$0.isConditional } ?? meant.first) ?? group.first else { return [] }
        switch first.value {
        case .known(.flag), .oneOf([.flag(true), .flag(false)]): return [flag(name, group, first)]
        default: break
        }
        switch ViewPropertyKind.of(name) {
        case .flag: return [flag(name, group, first)]
        case .number:
            return [number(name, meant.isEmpty ? group : meant, first)]
        case .color where name == "textColor" && takeTurns(meant):
            // Which is shown when is not known, only that they take turns.
            let colors = union(meant.map(\.value)).values.compactMap { value -> ColorUse? in
                if case .color(let color) = value { color } else { nil }
            }
            let value = colors.count > 1 ? .known(.color(.oneOf(colors))) : first.value
            return [ViewProperty(name, value, place: first.place)]
        case .color where Set(meant.map(\.value)).count > 1:
            return [ViewProperty(name, .known(.color(candidates(meant))), place: first.place)]
        case .font, .color, .name:
            return [ViewProperty(name, union(meant.map(\.value)), place: first.place)]
        case .words, .image, .list, .traits, nil:
            var result = [ViewProperty(name, first.value, place: first.place)]
            var seen = [first.value]
            for write in meant where !seen.contains(write.value) {
                seen.append(write.value)
                result.append(ViewProperty(name, write.value, place: write.place, condition: .unknown))
            }
            return result
        }
    }

    /// The colors that are set in several places: which goes with which state, and with which color of another view, is
    /// not known.
    private static func candidates(_ writes: [ViewWrite]) -> ColorUse {
        var colors: [ColorUse] = []
        for case .color(let color) in writes.flatMap(\.value.values) {
            for one in color.alternatives.flatMap(\.candidates) where !colors.contains(one) { colors.append(one) }
        }
        let isKnown = writes.allSatisfy { !$0.value.values.isEmpty } && !colors.contains(.unknown)
        return isKnown && colors.count <= mostCandidates ? .candidates(colors) : .unknown
    }

    /// More colors than this are those of a palette, of which only some are ever chosen.
    private static let mostCandidates = 6

    /// Where a text takes one color of the system or another in turns, so that what it stands on is not known either;
    /// `nil` for one that does not.
    static func turningText(_ writes: [ViewWrite]) -> SourcePlace? {
        let group = withoutUnseenColor(writes).filter { $0.name == "textColor" && !says(nothing: $0.value) }
        guard takeTurns(group), Set(group.map(\.value)).count > 1, !isShadowed("textColor", group, in: writes)
        else { return nil }
        return (group.first { !$0.isConditional } ?? group.first)?.place
    }

    private static func takeTurns(_ colors: [ViewWrite]) -> Bool {
        colors.count > 1 && colors.allSatisfy { isSystemColor($0.value) }
    }

    private static func isSystemColor(_ value: Fact<ViewValue>) -> Bool {
        guard case .known(.color(.system(let name))) = value else { return false }
        return !name.hasSuffix("clear")
    }

    /// What is undone some time although no code was read that does: a view that is never seen is not written, and what
    /// is switched off in some cases is switched on in others. A control that is switched off for good may well be
    /// there.
    private static func passing(_ name: String, _ group: [ViewWrite]) -> Bool? {
        switch name {
        case "isHidden": true
        case "isEnabled": group.contains(where: \.isConditional) ? false : nil
        default: nil
        }
    }

    private static func flag(_ name: String, _ group: [ViewWrite], _ first: ViewWrite) -> ViewProperty {
        let value = union(group.map(\.value))
        if let passing = passing(name, group), value == .known(.flag(passing)) {
            return ViewProperty(name, .oneOf([.flag(true), .flag(false)]), place: first.place)
        }
        let asked = group.first { $0.subject != nil }
        return ViewProperty(
            name, value, place: asked?.place ?? first.place,
            condition: asked?.subject.map { ElementCondition(subject: .app, text: $0) })
    }

    private static func number(_ name: String, _ group: [ViewWrite], _ first: ViewWrite) -> ViewProperty {
        let value = union(group.map(\.value))
        if name == "alpha" || name == "alphaValue" {
            if value.values.contains(.number(0)) {
                return ViewProperty(name, .oneOf([.number(0), .number(1)]), place: first.place)
            }
            // What is faded in some cases only is not in the others.
            if group.allSatisfy(\.isConditional), !value.values.isEmpty, !value.values.contains(.number(1)) {
                return ViewProperty(name, .oneOf(value.values + [.number(1)]), place: first.place)
            }
        }
        return ViewProperty(name, value, place: first.place)
    }

    /// Whether a value takes back what was set, or is empty.
    package static func says(nothing value: Fact<ViewValue>) -> Bool {
        switch value {
        case .absent, .known(.nothing): true
        case .known(.words(let words)): words.isBlank
        default: false
        }
    }

    /// Each of several values.
    static func union(_ facts: [Fact<ViewValue>]) -> Fact<ViewValue> {
        var values: [ViewValue] = []
        for fact in facts {
            switch fact {
            case .dynamic: return .dynamic
            case .unknown: return fact
            case .absent: continue
            case .known, .oneOf: for value in fact.values where !values.contains(value) { values.append(value) }
            }
        }
        return Evaluator.fact(values)
    }

    // MARK: Traits

    /// Traits that are set as a whole, and those put in and taken out one by one.
    private static func traits(_ group: [ViewWrite], _ systemClass: String) -> [ViewProperty] {
        guard let place = group.first?.place else { return [] }
        let assigned = group.filter { $0.manner == .assign }
        var sets: [Traits] = []
        for write in assigned {
            guard let values = traits(write.value) else {
                return [ViewProperty("accessibilityTraits", .dynamic, place: place)]
            }
            for value in values where !sets.contains(value) { sets.append(value) }
        }
        // What is set for the state and for its opposite in one place is set before anybody hears of either.
        let isAlwaysSet = assigned.contains {
            !$0.isConditional || ($0.value.values.count > 1 && $0.value.values.contains(.traits([])))
        }
        if assigned.isEmpty || !isAlwaysSet { sets.append(SystemClasses.traits(of: systemClass) ?? []) }
        for write in group where write.manner != .assign {
            guard let values = traits(write.value) else {
                return [ViewProperty("accessibilityTraits", .dynamic, place: place)]
            }
            let change = values.reduce(Traits()) { $0.union($1) }
            let changed = sets.map { write.manner == .insert ? $0.union(change) : $0.subtracting(change) }
            sets = write.isConditional || values.count > 1 ? sets + changed.filter { !sets.contains($0) } : changed
        }
        let values = sets.count > 12 ? .dynamic : Evaluator.fact(sets).map { ViewValue.traits($0) }
        return [ViewProperty("accessibilityTraits", values, place: place)]
    }

    private static func traits(_ fact: Fact<ViewValue>) -> [Traits]? {
        let values = fact.values.compactMap { value -> Traits? in
            if case .traits(let traits) = value { traits } else { nil }
        }
        return values.isEmpty ? nil : values
    }
}

extension ViewWrite {
    /// Whether the function that sets another property sets it as well, a few lines away at most.
    fileprivate func isSet(with other: ViewWrite) -> Bool {
        guard let function, function == other.function, place.file == other.place.file else { return false }
        let (first, second) = place.range.lower < other.place.range.lower ? (place, other.place) : (other.place, place)
        return Int(second.range.lower) - Int(first.range.upper) <= Self.nearby
    }

    /// Bytes between two statements of one thought.
    private static let nearby = 400
}
