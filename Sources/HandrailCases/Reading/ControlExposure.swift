import HandrailMarkup
import HandrailModel

/// What a control of UIKit tells by itself where nobody told it what to say.
struct ControlExposure {
    /// What it is called.
    let label: String?
    /// Its value.
    let value: String?
    /// Its traits.
    let traits: Traits

    /// The exposure of a recorded view.
    init(_ view: JSONNode, _ type: ViewClass) {
        traits = Self.traits(view, type)
        let isField = !traits.isDisjoint(with: [.textEntry, .secureTextEntry])
        label = view["label"]?.stringValue ?? (isField ? nil : view["text"]?.stringValue ?? view["title"]?.stringValue)
        value = view["effectiveValue"]?.stringValue ?? Self.value(view, traits, isField: isField)
    }

    // MARK: Traits

    private static func traits(_ view: JSONNode, _ type: ViewClass) -> Traits {
        if let effective = view["effectiveTraits"] { return TraitNames.traits(effective) }
        // Traits that were assigned take the place of the control's own; being a tab is not taken away by them.
        var traits = view["traits"].map { TraitNames.traits($0).union(type.traits.intersection(.tab)) } ?? type.traits
        traits.formUnion(TraitNames.traits(view["addTraits"]))
        traits.subtract(TraitNames.traits(view["removeTraits"]))
        if (view["isEnabled"] ?? view["enabled"])?.boolValue == false { traits.insert(.notEnabled) }
        if view["isSelected"]?.boolValue == true { traits.insert(.selected) }
        return traits
    }

    // MARK: Values

    private static func value(_ view: JSONNode, _ traits: Traits, isField: Bool) -> String? {
        // A switch of UIKit is on or off, whatever value it was given.
        if let isOn = view["isOn"]?.boolValue { return isOn ? "1" : "0" }
        if let own = view["value"]?.stringValue { return own }
        if isField { return typed(view, isSecure: traits.contains(.secureTextEntry)) }
        if let badge = view["badge"]?.stringValue { return badgeValue(badge) }
        if let page = view["currentPage"]?.intValue, let count = view["numberOfPages"]?.intValue {
            return "page \(page + 1) of \(count)"
        }
        return chosenOption(view) ?? percent(view)
    }

    // What was typed, a bullet for every character of a secret; while nothing is typed, what stands in the field.
    private static func typed(_ view: JSONNode, isSecure: Bool) -> String? {
        if let text = view["text"]?.stringValue, !text.isEmpty {
            return isSecure ? String(repeating: "•", count: text.count) : text
        }
        return view["placeholder"]?.stringValue ?? view["title"]?.stringValue
    }

    // A badge that is a number counts things; an empty one is only a dot.
    private static func badgeValue(_ badge: String) -> String? {
        guard let number = Int(badge) else { return badge.isEmpty ? nil : badge }
        return number == 1 ? "1 item" : "\(number) items"
    }

    private static func chosenOption(_ view: JSONNode) -> String? {
        guard let options = view["adjustableOptions"]?.elements?.compactMap(\.stringValue),
            let index = view["currentIndex"]?.intValue, options.indices.contains(index)
        else { return nil }
        let counts = view["enumerated"]?.boolValue == true
        return options[index] + (counts ? ", \(index + 1) of \(options.count)" : "")
    }

    /// How far along a slider or a progress view is; `nil` where the record has no number.
    static func percent(_ view: JSONNode) -> String? {
        guard let value = (view["value"] ?? view["progress"])?.doubleValue else { return nil }
        let (low, high) = (view["minimumValue"]?.doubleValue ?? 0, view["maximumValue"]?.doubleValue ?? 1)
        guard high > low, value.isFinite else { return nil }
        return "\(Int((min(max((value - low) / (high - low), 0), 1) * 100).rounded()))%"
    }

    // MARK: Parts

    /// The views that a control is made of where the record does not list them.
    static func parts(of view: JSONNode) -> [JSONNode] {
        switch view["class"]?.stringValue {
        case "UIStepper":
            return ["Decrement", "Increment"].map { part(view, class: "UIStepperButton", label: $0) }
        case "UISegmentedControl":
            let chosen = view["selectedIndex"]?.intValue
            return (view["segments"]?.elements ?? []).compactMap(\.stringValue).enumerated().map { index, title in
                part(view, class: "UISegment", label: title, isSelected: index == chosen)
            }
        default: return []
        }
    }

    private static func part(
        _ view: JSONNode, class type: String, label: String, isSelected: Bool = false
    ) -> JSONNode {
        func member(_ key: String, _ kind: JSONNode.Kind) -> JSONMember {
            JSONMember(key: key, keyRange: view.range, value: JSONNode(kind, range: view.range))
        }
        return JSONNode(
            .object([
                member("class", .string(type)), member("label", .string(label)),
                member("isSelected", .bool(isSelected)),
            ]), range: view.range)
    }
}
