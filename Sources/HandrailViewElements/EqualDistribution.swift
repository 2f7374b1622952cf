import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// The sizes of what stacks arrange in equal shares: the stack decides on them, whatever a view says of its own.
struct EqualDistribution {
    /// What a stack makes of one side of a view.
    private enum Share {
        /// How long it becomes is not known.
        case open
        /// A share of a length that is written out there.
        case points(Double, SourcePlace)
    }

    private var shares: [String: [String: Share]] = [:]

    /// The shares of what lies in `stacks`.
    init(of stacks: [ViewDescription], by constraints: (String) -> [ViewConstraint]) {
        for stack in stacks {
            let arranged = stack.subviews.filter { $0.slot == .arrangedSubview }
            for side in Self.sides(of: stack) {
                guard let share = Self.share(of: arranged, in: stack, side, by: constraints) else { continue }
                for view in arranged where !view.identity.isEmpty { shares[view.identity, default: [:]][side] = share }
            }
        }
    }

    /// Whether a stack gives all it arranges the same length.
    package static func shares(_ view: ViewDescription) -> Bool {
        view.has(.stack) && view.value("distribution").name.values.contains("fillEqually")
    }

    /// What becomes of the constraints on the size of a view.
    package func settled(_ own: [ViewConstraint], of view: String) -> [ViewConstraint] {
        guard let found = shares[view] else { return own }
        var result = own.filter { found[$0.first.attribute] == nil }
        for (side, share) in found.sorted(by: { $0.key < $1.key }) {
            guard case .points(let points, let place) = share else { continue }
            result.append(
                ViewConstraint(
                    first: ViewConstraint.Side(item: view, attribute: side), constant: .known(points), place: place))
        }
        return result
    }

    /// The side along which a stack arranges; both where its axis is not known.
    private static func sides(of stack: ViewDescription) -> [String] {
        switch stack.axis {
        case .known(let axis): axis == "vertical" ? ["height"] : ["width"]
        case .absent, .oneOf, .dynamic, .unknown: ["width", "height"]
        }
    }

    /// What each view gets; `nil` where the stack is as long as what it arranges says, and all say the same.
    private static func share(
        of arranged: [ViewDescription], in stack: ViewDescription, _ side: String,
        by constraints: (String) -> [ViewConstraint]
    ) -> Share? {
        let around = constraints(stack.identity)
        let lengths = around.filter {
            $0.second == nil && $0.first.item == stack.identity && $0.first.attribute == side && $0.relation == .equal
        }
        if let length = lengths.first, lengths.count == 1 {
            guard case .known(let points) = length.constant, length.priority == .known(1000), !length.isConditional,
                let spacing = spacing(in: stack), arranged.count > 1, arranged.allSatisfy(isSurelyShown),
                Set(arranged.map(\.place)).count == arranged.count
            else { return .open }
            return .points(
                max(0, (points - spacing * Double(arranged.count - 1)) / Double(arranged.count)), length.place)
        }
        guard lengths.isEmpty, stack.slot != .arrangedSubview, isHeldAtOneEndAtMost(stack, side, around)
        else { return .open }
        let said = arranged.map { view in
            constraints(view.identity)
                .filter { $0.second == nil && $0.first.item == view.identity && $0.first.attribute == side }
        }
        guard let first = said.first?.first,
            said.allSatisfy({ $0.count == 1 && $0[0].constant == first.constant && $0[0].relation == first.relation })
        else { return .open }
        return nil
    }

    private static func spacing(in stack: ViewDescription) -> Double? {
        guard stack.openTo == nil, stack.property("isLayoutMarginsRelativeArrangement") == nil else { return nil }
        let spacing = stack.value("spacing").number
        return spacing.isAbsent ? FrameworkProperty.usualNumber("spacing") : spacing.value
    }

    private static func isSurelyShown(_ view: ViewDescription) -> Bool {
        let hidden = view.value("isHidden").flag
        return view.condition == nil && !view.facts.contains(.presence(.repeated))
            && (hidden.isAbsent || hidden == FrameworkProperty.usual("isHidden").flag)
    }

    /// Whether something says where the stack lies along a side, and nothing how far it reaches.
    private static func isHeldAtOneEndAtMost(
        _ stack: ViewDescription, _ side: String, _ around: [ViewConstraint]
    ) -> Bool {
        let inside = Set(stack.subviews.map(\.identity))
        var held = 0
        for constraint in around {
            guard let second = constraint.second, let first = constraint.first.item else { continue }
            let isFirst = first == stack.identity
            guard !inside.contains((isFirst ? second.item : first) ?? "") else { continue }
            let attribute = isFirst ? constraint.first.attribute : second.attribute
            if attribute == side { return false }
            if ends[side]?.contains(attribute) == true { held += 1 }
        }
        // Where nothing is known to hold it, something that was not read does.
        if held != 0 { return held == 1 }
        return around.contains { constraint in
            constraint.first.attribute == centers[side] || constraint.second?.attribute == centers[side]
        }
    }

    private static let ends: [String: Set<String>] = [
        "width": [
            "leading", "trailing", "left", "right", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin",
        ],
        "height": ["top", "bottom", "topMargin", "bottomMargin", "firstBaseline", "lastBaseline"],
    ]

    private static let centers = ["width": "centerX", "height": "centerY"]
}

extension ViewDescription {
    /// The axis along which a stack arranges its views.
    var axis: Fact<String> {
        let said = value("axis").name
        return said.isAbsent ? FrameworkProperty.usual("axis").name : said
    }
}
