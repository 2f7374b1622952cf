import HandrailModel

/// Reads constraints.
struct ConstraintReader {
    /// Layout guides of the file.
    let context: InterfaceContext

    /// The constraints declared on a view that are in force by default.
    func constraints(of element: InterfaceElement) -> [ViewConstraint] {
        guard let list = element.child("constraints") else { return [] }
        let excluded = Self.excluded(from: "constraints", of: element)
        return list.children.compactMap { child in
            guard child.name == "constraint", child.flag("placeholder") != true, !excluded.contains(child.identity)
            else { return nil }
            return constraint(child, on: element)
        }
    }

    /// The sides of a view that keeps the frame it was drawn with, since nothing constrains it, as constraints.
    func fixedSides(of element: InterfaceElement) -> [ViewConstraint] {
        guard element.flag("fixedFrame") == true, let rect = element.child(key: "frame") else { return [] }
        let mask = element.child("autoresizingMask")
        return [("width", "widthSizable"), ("height", "heightSizable")].compactMap { side, isSizable in
            guard mask?.flag(isSizable) != true, let points = rect.number(side), points > 0 else { return nil }
            return ViewConstraint(
                first: ViewConstraint.Side(item: element.identity, attribute: side), constant: .known(points), place: rect.place)
        }
    }

    /// What the variation that holds by default takes out.
    static func excluded(from list: String, of element: InterfaceElement) -> Set<String> {
        var found: Set<String> = []
        for variation in element.children where variation.name == "variation" && variation["key"] == "default" {
            for mask in variation.children where mask.name == "mask" && mask["key"] == list {
                found.formUnion(mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
            }
        }
        return found
    }

    /// What the variation that holds by default takes out and another one puts in, with the name of that one.
    static func included(in list: String, of element: InterfaceElement) -> [String: String] {
        var found: [String: String] = [:]
        for variation in element.children where variation.name == "variation" && variation["key"] != "default" {
            for mask in variation.children where mask.name == "mask" && mask["key"] == list {
                for child in mask.children where child.name == "include" {
                    if let reference = child["reference"] { found[reference] = variation["key"] }
                }
            }
        }
        return found
    }

    private func constraint(_ element: InterfaceElement, on owner: InterfaceElement) -> ViewConstraint? {
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
            priority: .known(element.number("priority") ?? 1000), place: element.place)
    }

    private func side(_ item: String, _ attribute: String) -> ViewConstraint.Side {
        ViewConstraint.Side(item: context.guides[item] ?? item, attribute: attribute)
    }

    // Constants may differ between size classes.
    private func constant(_ element: InterfaceElement) -> Fact<Double> {
        // Code that holds a constraint changes it.
        if context.outlets[element.identity] != nil { return .dynamic }
        let main = element.number("constant") ?? 0
        let others = element.children.filter { $0.name == "variation" }.compactMap { $0.number("constant") }
        return others.isEmpty ? .known(main) : .oneOf([main] + others)
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
