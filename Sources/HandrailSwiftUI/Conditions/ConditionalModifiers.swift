import HandrailModel
import HandrailValues

/// What the sides of a conditional set on one view. What every side sets holds in every case: a name that is one thing
/// here and another there is still a name.
struct ConditionalModifiers {
    /// What each side sets, innermost first, each under the condition of its side.
    private(set) var sides: [[AttributeUse]]

    /// What all sides set, without a condition.
    private(set) var shared: [AttributeUse] = []

    /// Takes together what all `sides` set. There is a side for every case.
    init(complete sides: [[AttributeUse]]) {
        self.sides = sides
        // A name, a value and the like matter only where the view is met.
        let met = sides.indices.filter { !sides[$0].contains { Self.hides($0.attribute) } }
        share(Array(sides.indices)) { !Self.isForMet($0) }
        share(met, where: Self.isForMet)
    }

    private mutating func share(_ numbers: [Int], where isWanted: (Attribute) -> Bool) {
        guard let first = numbers.first, sides.count > 1 else { return }
        var position = 0
        while position < sides[first].count {
            let use = sides[first][position]
            guard isWanted(use.attribute), let matches = matches(of: use.attribute, in: numbers.dropFirst()),
                let attribute = Self.either([use] + matches.map { sides[$0.side][$0.position] })
            else {
                position += 1
                continue
            }
            shared.append(AttributeUse(attribute, place: use.place))
            for match in matches { sides[match.side].remove(at: match.position) }
            sides[first].remove(at: position)
        }
    }

    /// What sets the same on each of the other sides; `nil` where one does not.
    private func matches(of attribute: Attribute, in numbers: ArraySlice<Int>) -> [(side: Int, position: Int)]? {
        var matches: [(side: Int, position: Int)] = []
        for number in numbers {
            let same = sides[number].firstIndex { $0.attribute == attribute }
                ?? sides[number].firstIndex { $0.attribute.kind == attribute.kind }
            guard let same else { return nil }
            matches.append((number, same))
        }
        return matches
    }

    /// Whether an attribute says something only of a view that is met.
    private static func isForMet(_ attribute: Attribute) -> Bool {
        switch attribute {
        case .accessibility(.label), .accessibility(.value), .accessibility(.hint), .accessibility(.children),
            .accessibility(.inputLabels):
            true
        default: false
        }
    }

    private static func hides(_ attribute: Attribute) -> Bool {
        switch attribute {
        case .accessibility(.hidden(let fact)), .visibility(.hidden(let fact)): fact.isCertainlyTrue
        default: false
        }
    }

    /// One attribute for several of a kind; `nil` where they cannot be told as one.
    private static func either(_ uses: [AttributeUse]) -> Attribute? {
        guard let first = uses.first?.attribute else { return nil }
        if uses.allSatisfy({ $0.attribute == first }) { return first }
        let attributes = uses.map(\.attribute)
        return told(attributes) ?? (uses.contains { $0.condition?.asksForSetting ?? false } ? nil : seen(attributes))
    }

    /// What is said of the view.
    private static func told(_ attributes: [Attribute]) -> Attribute? {
        func facts<Value>(_ read: (Attribute) -> Fact<Value>?) -> Fact<Value>? {
            Fact.either(attributes.compactMap(read))
        }
        switch attributes.first {
        case .accessibility(.label):
            return facts { if case .accessibility(.label(let words)) = $0 { words } else { nil } }.map {
                .accessibility(.label($0))
            }
        case .accessibility(.value):
            return facts { if case .accessibility(.value(let words)) = $0 { words } else { nil } }.map {
                .accessibility(.value($0))
            }
        case .accessibility(.hint):
            return facts { if case .accessibility(.hint(let words)) = $0 { words } else { nil } }.map {
                .accessibility(.hint($0))
            }
        case .accessibility(.hidden):
            return facts { if case .accessibility(.hidden(let flag)) = $0 { flag } else { nil } }.map {
                .accessibility(.hidden($0))
            }
        default: return nil
        }
    }

    /// How the view looks, where that is no matter of a setting: one font or the other, one color or the other.
    private static func seen(_ attributes: [Attribute]) -> Attribute? {
        func colors(_ read: (Attribute) -> ColorUse?) -> ColorUse { .oneOf(attributes.compactMap(read)) }
        switch attributes.first {
        case .text(.font):
            let fonts = attributes.flatMap { attribute -> [FontUse] in
                if case .text(.font(let font)) = attribute { font.alternatives } else { [] }
            }
            return .text(.font(FontUse(size: .oneOf(fonts))))
        case .color(.foreground):
            return .color(.foreground(colors { if case .color(.foreground(let color)) = $0 { color } else { nil } }))
        case .color(.tint):
            return .color(.tint(colors { if case .color(.tint(let color)) = $0 { color } else { nil } }))
        case .color(.background):
            return .color(.background(colors { if case .color(.background(let color)) = $0 { color } else { nil } }))
        case .layout(.frame):
            return FrameUse.either(
                attributes.compactMap { if case .layout(.frame(let frame)) = $0 { frame } else { nil } })
                .map { .layout(.frame($0)) }
        default: return nil
        }
    }
}

extension FrameUse {
    /// The sizes that one of `frames` fixes or limits; `nil` where one of them leaves open what another sets.
    fileprivate static func either(_ frames: [FrameUse]) -> FrameUse? {
        var isOpen = false
        func either(_ size: KeyPath<FrameUse, Fact<Double>>) -> Fact<Double> {
            let facts = frames.map { $0[keyPath: size] }
            if facts.allSatisfy(\.isAbsent) { return .absent }
            guard let fact = Fact.either(facts) else {
                isOpen = true
                return .absent
            }
            return fact
        }
        let frame = FrameUse(
            width: either(\.width), height: either(\.height), minimumWidth: either(\.minimumWidth),
            minimumHeight: either(\.minimumHeight), maximumWidth: either(\.maximumWidth),
            maximumHeight: either(\.maximumHeight), growsWithText: frames.contains(where: \.growsWithText))
        return isOpen ? nil : frame
    }
}

extension Fact {
    /// What is known of something that is one of `facts`; `nil` where it may not be set at all.
    fileprivate static func either(_ facts: [Fact]) -> Fact? {
        var values: [Value] = []
        for fact in facts {
            switch fact {
            case .absent: return nil
            case .dynamic, .unknown: return fact
            case .known, .oneOf: for value in fact.values where !values.contains(value) { values.append(value) }
            }
        }
        return values.count == 1 ? .known(values[0]) : .oneOf(values)
    }
}
