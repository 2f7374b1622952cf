import HandrailModel
import HandrailSemantics

/// Something to press that stands in one branch of a conditional, while the other branch holds the same with another
/// look: `if chosen == size { cell.border(.blue) } else { cell }`.
struct TwinBranch {
    /// What decides between the two.
    let dependency: StateDependency

    /// The branch that an element stands in; `nil` where the other one does not hold the same, or comes first.
    init?(_ element: ElementView) {
        let around = Array(element.ancestors.prefix { $0.kind != .branch })
        guard around.count < Self.levels, around.allSatisfy({ $0.kind.isTransparent || $0.kind == .layered }),
            let branch = element.ancestors.first(where: { $0.kind == .branch }),
            case .condition(let condition?) = branch.content, condition.subject == .app,
            let dependency = condition.stateDependencies.first,
            let choice = branch.parent, choice.kind == .alternatives, Array(choice.children).count == 2,
            let first = choice.children.first(where: { $0.kind == .branch }), first.index == branch.index,
            let other = choice.children.first(where: { $0.index != branch.index })
        else { return nil }
        let effects = element.pressed
        let isTwin = other.descendants.contains { twin in
            twin.kind == element.kind && twin.shown == element.shown
                && twin.pressed.contains { effect in effects.contains { $0.isSame(as: effect) } }
        }
        guard isTwin else { return nil }
        self.dependency = dependency
    }

    private static let levels = 5
}

extension ElementView {
    /// What it says and shows, without how that looks.
    fileprivate var shown: [Element.Content] {
        ([self] + descendants).filter { part in
            switch part.kind {
            case .text, .image, .label, .customView, .opaque: part.slot != .background && part.slot != .overlay
            default: false
            }
        }.map(\.content)
    }

    /// What pressing it does.
    fileprivate var pressed: [ActionEffect] {
        kind == .button
            ? actionEffects
            : gestures.filter { $0.gesture.kind == .tap && $0.gesture.count == 1 }
                .map { ActionEffect($0.gesture.action) }
    }
}
