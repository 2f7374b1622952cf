public import HandrailModel

/// What a part of a condition is assumed to be: `isOpen=true`, `state=loading`, `items.isEmpty=false`, `error=nil`.
public struct StateAssumption: Hashable, Sendable {
    /// What is asked, by its whole path, by the end of one, or a condition as it is written.
    public let name: String
    /// What it is: `true`, `false`, `nil`, or one of several.
    public let value: String

    /// An assumption.
    public init(name: String, value: String) {
        self.name = name
        self.value = value.hasPrefix(".") ? String(value.dropFirst()) : value
    }

    /// Whether a condition asks for what is assumed.
    public func concerns(_ condition: ElementCondition) -> Bool {
        condition.text == name || concerns(condition.form)
    }

    /// Whether a condition that is written like the name holds; `nil` for any other.
    func answer(_ condition: ElementCondition) -> Bool? {
        guard condition.text == name, let flag else { return nil }
        return condition.holdsAsWritten == flag
    }

    /// Whether a part of a condition holds; `nil` where nothing is assumed of it.
    func answer(_ form: ConditionForm) -> Bool? {
        switch form {
        case .flag(let path): isMeant(path) ? flag : nil
        case .exists(let path): isMeant(path) || isMeant("let " + path) ? flag ?? (value != "nil") : nil
        case .isEmpty(let path):
            isMeant(path + ".isEmpty") ? flag : isMeant(path) ? value == "nil" || value == "empty" : nil
        case .isOne(let path, let names): isMeant(path) ? names.contains(value) : nil
        case .not, .both, .either, .unknown: nil
        }
    }

    private func concerns(_ form: ConditionForm) -> Bool {
        switch form {
        case .flag, .exists, .isEmpty: answer(form) != nil
        case .isOne(let path, let names): isMeant(path) && names.contains(value)
        case .not(let inner): concerns(inner)
        case .both(let left, let right), .either(let left, let right): concerns(left) || concerns(right)
        case .unknown: false
        }
    }

    private func isMeant(_ path: String) -> Bool { path == name || path.hasSuffix("." + name) }

    private var flag: Bool? {
        switch value {
        case "true", "yes": true
        case "false", "no": false
        default: nil
        }
    }
}
