import HandrailFrameworks
import HandrailModel
import HandrailSource

extension ObjectiveCBody {
    // MARK: What methods do

    /// Notes what an expression calls.
    mutating func note(_ expression: ObjectiveCExpression, depth: Int = 0) {
        guard depth < 20, method.calls.count < 200 else { return }
        switch expression {
        case .message(let receiver, let parts):
            note(receiver, depth: depth + 1)
            for part in parts { if let value = part.value { note(value, depth: depth + 1) } }
            guard let selector = expression.selector, selector != "alloc", selector != "self" else { return }
            method.calls.append(selector)
            if receiver.path == ["self"] { method.ownCalls.append(selector) }
        case .call(let name, let arguments):
            for argument in arguments { note(argument, depth: depth + 1) }
            method.calls.append(name)
        case .cast(_, let value), .member(let value, _), .element(let value): note(value, depth: depth + 1)
        case .choice(let parts), .list(let parts), .union(let parts): for part in parts { note(part, depth: depth + 1) }
        case .name, .number, .string, .selectorName, .block, .computed: break
        }
    }

    /// Notes that a method sets a property.
    mutating func noteAssignment(of value: ObjectiveCExpression, to target: String) {
        let constant: String?
        switch ObjectiveCValueReader.value(of: value) {
        case .flag(let flag): constant = "\(flag)"
        case .nothing: constant = "nil"
        case .number(let number): constant = "\(number)"
        default: constant = value.path?.last
        }
        method.assignments.append(.init(target: target, value: constant))
    }

    // MARK: Recognizers

    /// Keeps a recognizer under the name that it is given.
    mutating func keep(_ value: ObjectiveCExpression, as name: String) {
        if let made = Self.recognizer(value) { recognizers[name] = made }
    }

    /// `[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(open:)]`
    private static func recognizer(_ expression: ObjectiveCExpression) -> Recognizer? {
        switch expression {
        case .cast(_, let value): return recognizer(value)
        case .message(let receiver, let parts):
            guard expression.selector == "initWithTarget:action:", case .message(.name(let name), _) = receiver,
                SystemClasses.gesture(of: name) == .tap, case .selectorName(let selector)? = parts[1].value,
                parts[0].value?.path?.count == 1
            else { return nil }
            return Recognizer(selector: selector)
        default: return nil
        }
    }

    /// Notes what a recognizer is attached to.
    mutating func attach(_ expression: ObjectiveCExpression, to owners: [[String]], _ range: ByteRange) {
        let places = owners.filter { $0[0] == "self" }.map { (view: Self.name(of: $0[...]), range: range) }
        if let made = Self.recognizer(expression) {
            recognizers["\(range.lower)"] = Recognizer(selector: made.selector, places: places)
        } else if let name = Self.key(expression) {
            recognizers[name]?.places += places
        }
    }

    /// How a recognizer is called where it is kept.
    private static func key(_ expression: ObjectiveCExpression) -> String? { expression.path?.joined(separator: ".") }

    /// `tap.numberOfTapsRequired = 2;` and what else decides when a recognizer reacts; `false` for another property.
    mutating func setTaps(_ value: ObjectiveCExpression, on path: [String]) -> Bool {
        guard let last = path.last, Self.counts.contains(last) else { return false }
        let name = path.dropLast().joined(separator: ".")
        if last == Self.presses {
            // It listens to a button of a remote or a keyboard.
            recognizers[name] = nil
            return true
        }
        let number = value.plainNumber.flatMap { Int(exactly: $0) }
        if last == "numberOfTapsRequired" {
            recognizers[name]?.taps = number
        } else if number != 1 {
            recognizers[name]?.taps = nil
        }
        return true
    }

    private static let presses = "allowedPressTypes"
    private static let counts: Set<String> = ["numberOfTapsRequired", "numberOfTouchesRequired", presses]

    /// `[tap setNumberOfTapsRequired:2]`; `false` for another message.
    mutating func setRecognizer(
        _ parts: [ObjectiveCExpression.Part], _ selector: String, of receiver: ObjectiveCExpression
    ) -> Bool {
        guard let name = Self.key(receiver), recognizers[name] != nil, let value = parts[0].value,
            let property = ObjectiveCPropertyNames.property(ofSetter: parts[0].name)
        else { return false }
        return setTaps(value, on: name.split(separator: ".").map(String.init) + [property])
    }
}
