import HandrailMarkup
import HandrailModel
import HandrailSource

/// Reads constraints.
struct ConstraintReader {
    /// Layout guides of the file.
    let context: InterfaceContext

    /// The constraints declared on a view: those in force on an iPhone held upright, and under a condition those in
    /// force in other size classes only.
    func constraints(of element: InterfaceElement) -> [ViewConstraint] {
        guard let list = element.child("constraints") else { return [] }
        let mask = SizeClassMask(of: "constraints", in: element)
        return list.children.compactMap { child in
            guard child.name == "constraint", child.flag("placeholder") != true else { return nil }
            if mask.classes(of: child.identity).contains(.upright) { return constraint(child, on: element) }
            guard let key = mask.key(including: child.identity) else { return nil }
            return constraint(child, on: element, condition: ElementCondition(subject: .app, text: key))
        }
    }

    /// The sides of a view that keeps the frame it was drawn with, since nothing constrains it, as constraints.
    ///
    /// - Parameter parent: the view that it lies in.
    func fixedSides(of element: InterfaceElement, slot: ViewSlot, in parent: InterfaceElement?) -> [ViewConstraint] {
        guard isFixed(element, slot: slot), let rect = element.child(key: "frame") else { return [] }
        let mask = element.child("autoresizingMask")
        let masks = [("width", "widthSizable"), ("height", "heightSizable")]
        let sides = masks.compactMap { side, isSizable -> ViewConstraint? in
            guard mask?.flag(isSizable) != true, let points = rect.number(side), points > 0 else { return nil }
            return ViewConstraint(
                first: ViewConstraint.Side(item: element.identity, attribute: side), constant: .known(points),
                place: rect.place,
                isFrame: true)
        }
        return sides + (parent.flatMap { lowerEdge(of: element, rect, in: $0) }.map { [$0] } ?? [])
    }

    private func isFixed(_ element: InterfaceElement, slot: ViewSlot) -> Bool {
        element.flag("fixedFrame")
            ?? (context.keepsFrames && slot == .subview && element.child("autoresizingMask") != nil
                && !isConstrained(element))
    }

    /// How far the lower edge of a view stays from that of the view around it, whatever the screen: it goes along with
    /// that edge, or that view is as high as it was drawn.
    private func lowerEdge(
        of element: InterfaceElement, _ rect: InterfaceElement, in parent: InterfaceElement
    ) -> ViewConstraint? {
        let mask = element.child("autoresizingMask")
        let goesAlong = mask?.flag("flexibleMinY") == true && mask?.flag("flexibleMaxY") != true
        let isHeld = isFixed(parent, slot: .subview) && parent.child("autoresizingMask")?.flag("heightSizable") != true
        guard goesAlong || isHeld, mask?.flag("heightSizable") != true, let around = parent.child(key: "frame"),
            let y = rect.number("y"), let height = rect.number("height"), let whole = around.number("height"),
            y + height <= whole
        else { return nil }
        return ViewConstraint(
            first: ViewConstraint.Side(item: element.identity, attribute: "bottom"),
            second: ViewConstraint.Side(item: parent.identity, attribute: "bottom"),
            constant: .known(y + height - whole),
            place: rect.place, isFrame: true)
    }

    private func isConstrained(_ element: InterfaceElement) -> Bool {
        element.flag("translatesAutoresizingMaskIntoConstraints") == false
    }

    private func constraint(
        _ element: InterfaceElement, on owner: InterfaceElement, condition: ElementCondition? = nil
    ) -> ViewConstraint? {
        guard let first = element["firstAttribute"] else { return nil }
        let relation: ViewConstraint.Relation =
            switch element["relation"] {
            case "greaterThanOrEqual": .atLeast
            case "lessThanOrEqual": .atMost
            default: .equal
            }
        return ViewConstraint(
            first: side(element["firstItem"] ?? owner.identity, first),
            second: element["secondAttribute"].map { side(element["secondItem"] ?? owner.identity, $0) },
            relation: relation, constant: constant(element), multiplier: multiplier(element),
            priority: .known(element.number("priority") ?? 1000), place: element.place, condition: condition,
            mending: mirroring(element))
    }

    /// The edits that let a constraint follow the direction of reading, on both of its sides; none where that cannot be
    /// said of one of them.
    private func mirroring(_ element: InterfaceElement) -> [SourceEdit] {
        let sides = ["firstAttribute", "secondAttribute"].compactMap { element.attribute($0) }
        guard context.canBeEdited, sides.count == 2, element["multiplier"] == nil,
            sides.allSatisfy({ Self.mirrored[$0.value] != nil || Self.centers.contains($0.value) })
        else { return [] }
        return sides.compactMap { side in
            Self.mirrored[side.value].map {
                SourceEdit(place: SourcePlace(file: element.place.file, range: side.valueRange), text: $0)
            }
        }
    }

    private static let mirrored = [
        "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
    ]

    /// Attributes that are the same in either direction.
    private static let centers: Set<String> = ["centerX", "centerXWithinMargins"]

    private func side(_ item: String, _ attribute: String) -> ViewConstraint.Side {
        ViewConstraint.Side(item: context.guides[item] ?? item, attribute: attribute)
    }

    // Constants may differ between size classes: the one on an iPhone held upright is what people meet most.
    private func constant(_ element: InterfaceElement) -> Fact<Double> {
        // Code that holds a constraint changes it.
        if context.outlets[element.identity] != nil { return .dynamic }
        let main = element.number("constant") ?? 0
        let others = element.children.compactMap { child -> (key: String, points: Double)? in
            guard child.name == "variation", let points = child.number("constant") else { return nil }
            return (child["key"] ?? "", points)
        }
        guard !others.isEmpty else { return .known(main) }
        let meant = others.filter { SizeClasses.of($0.key)?.contains(.upright) ?? false }
            .max { $0.key.utf8.count < $1.key.utf8.count }
        let upright = meant?.points ?? main
        // A side of no length puts a view away there.
        let isAway = element["secondAttribute"] == nil && upright <= 0
        return isAway ? .oneOf([main] + others.map(\.points)) : .known(upright)
    }

    // Written as a number or as a ratio such as `16:9`.
    private func multiplier(_ element: InterfaceElement) -> Fact<Double> {
        guard let text = element["multiplier"] else { return .known(1) }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        if parts.count == 1 { return .known(parts[0]) }
        if parts.count == 2, parts[1] != 0 { return .known(parts[0] / parts[1]) }
        return .unknown(.computed)
    }
}
