package import HandrailModel
import HandrailProgram

/// The constraints among views, looked at from each view's side.
package struct ViewConstraints {
    private let bySide: [String: [ViewConstraint]]
    /// Those that hold in other size classes than that of an iPhone held upright.
    private let elsewhere: [String: [ViewConstraint]]
    private let holders: [String: String]
    private let screen: String?
    private let shares: EqualDistribution

    /// The constraints declared in `roots`.
    ///
    /// - Parameter screen: identity of the view that fills the screen, where one does.
    init(of roots: [ViewDescription], filling screen: String?) {
        var bySide: [String: [ViewConstraint]] = [:]
        var elsewhere: [String: [ViewConstraint]] = [:]
        var holders: [String: String] = [:]
        var open = roots
        var stacks: [ViewDescription] = []
        while let view = open.popLast() {
            if EqualDistribution.shares(view) { stacks.append(view) }
            for constraint in view.constraints {
                let (first, second) = (constraint.first.item, constraint.second?.item)
                for item in first == second ? [first] : [first, second] {
                    guard let item, Self.guides[item] == nil else { continue }
                    if constraint.condition == nil {
                        bySide[item, default: []].append(constraint)
                    } else {
                        elsewhere[item, default: []].append(constraint)
                    }
                }
            }
            for child in view.subviews { holders[child.identity] = view.identity }
            open += view.subviews
        }
        self.bySide = bySide
        self.elsewhere = elsewhere
        self.holders = holders
        self.screen = screen
        shares = EqualDistribution(of: stacks) { bySide[$0] ?? [] }
    }

    private static let guides: [String: ConstraintUse.Target] = [
        "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .margins, "keyboardLayoutGuide": .keyboard,
        "topLayoutGuide": .topLayoutGuide, "bottomLayoutGuide": .bottomLayoutGuide,
    ]

    /// The constraints on a view, whichever side it stands on, that hold on an iPhone held upright.
    package func all(of view: String) -> [ViewConstraint] { bySide[view] ?? [] }

    /// What `holder` holds directly that is `view` or has it inside; `nil` where it does not hold it.
    package func ancestor(of view: String, in holder: String) -> String? {
        var current = view
        // No deeper than views are nested; identities of two files may be the same and lead around.
        for _ in 0..<64 {
            guard let around = holders[current] else { return nil }
            if around == holder { return current }
            current = around
        }
        return nil
    }

    /// The constraints on the size of a view alone, as the stack that it lies in leaves them.
    package func sizes(of view: String) -> [ViewConstraint] {
        shares.settled(everywhere(view).filter { $0.second == nil && $0.first.item == view }, of: view)
    }

    /// The constraints on where a view lies. One between a view and what it lies in speaks of the view inside.
    package func uses(of view: String) -> [(ViewConstraint, ConstraintUse)] {
        everywhere(view).compactMap { constraint in
            guard let second = constraint.second, let firstItem = constraint.first.item, let secondItem = second.item,
                firstItem != secondItem
            else { return nil }
            let isFirst = firstItem == view
            let other = isFirst ? secondItem : firstItem
            if holders[other] == view { return nil }
            // Between two views it is told once, of the first.
            if !isFirst, holders[other] == holders[view], Self.guides[other] == nil { return nil }
            let use = ConstraintUse(
                attribute: isFirst ? constraint.first.attribute : second.attribute,
                target: target(other, guide: isFirst ? second.guide : constraint.first.guide, of: view),
                otherAttribute: isFirst ? second.attribute : constraint.first.attribute,
                relation: isFirst ? constraint.relation : Self.turned(constraint.relation),
                offset: isFirst ? constraint.constant : constraint.constant.map { -$0 },
                isRequired: constraint.priority == .known(1000), isConditional: constraint.isConditional,
                mending: constraint.mending)
            return (constraint, use)
        }
    }

    private func everywhere(_ view: String) -> [ViewConstraint] {
        let own = bySide[view] ?? []
        return elsewhere.isEmpty ? own : own + (elsewhere[view] ?? [])
    }

    private func target(_ other: String, guide: String?, of view: String) -> ConstraintUse.Target {
        // What is not one of these keeps some distance from the edges as margins do.
        if let guide { return Self.guides[guide] ?? .margins }
        if let guide = Self.guides[other] { return guide }
        if other == screen { return .screen }
        return holders[view] == other ? .container : .sibling
    }

    private static func turned(_ relation: ViewConstraint.Relation) -> ViewConstraint.Relation {
        switch relation {
        case .equal: .equal
        case .atLeast: .atMost
        case .atMost: .atLeast
        }
    }
}
