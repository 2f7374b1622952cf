import HandrailModel
import HandrailSource

/// Controls that are there only while a pointer hovers over something.
struct HoveredControl {
    /// The controls.
    let lost: LostControls
    /// Where they come and go.
    let place: SourcePlace

    /// What hovering over an element brings up; `nil` where that is nothing that people act on, or where the same is
    /// offered otherwise.
    init?(over element: ElementView) {
        let flags = element.gestures.filter { $0.gesture.kind == .hover }
            .flatMap { $0.gesture.action.assignments.map(\.target) + $0.gesture.action.toggles }
        guard !flags.isEmpty, !Self.offersOtherWay(element) else { return nil }
        for inside in [element] + element.descendants {
            guard let place = inside.placeOfComing(by: flags) else { continue }
            let lost = LostControls(in: inside)
            guard !lost.controls.isEmpty, !lost.isRepeatedOutside(inside) else { continue }
            self.lost = lost
            self.place = place
            return
        }
        return nil
    }

    private static func offersOtherWay(_ element: ElementView) -> Bool {
        ([element] + element.descendants + element.ancestors).contains { level in
            level.has(.accessibility(.action)) || level.has(.unknownModifier)
                || level.children.contains { $0.slot == .contextMenu || $0.slot == .swipeActions }
        }
    }
}

extension ElementView {
    /// Where it is made to come by one of some flags, and to be gone otherwise; `nil` where it stays.
    fileprivate func placeOfComing(by flags: [String]) -> SourcePlace? {
        if kind == .branch, case .condition(let condition?) = content, condition.subject == .app,
            condition.stateDependencies.contains(where: { flags.contains($0.name) && $0.isFlag })
        {
            return place
        }
        guard has(.visibility(.opacity)), has(.state(.look)) else { return nil }
        for use in attributes {
            guard case .state(.look(let states, _)) = use.attribute,
                states.contains(where: { flags.contains($0.name) }),
                attributes.contains(where: { other in
                    guard other.place == use.place, case .visibility(.opacity(let opacity)) = other.attribute else {
                        return false
                    }
                    return opacity.values.contains { $0 < 0.02 }
                })
            else { continue }
            return use.place
        }
        return nil
    }
}
