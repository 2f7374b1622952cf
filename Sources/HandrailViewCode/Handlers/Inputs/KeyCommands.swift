import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// The commands that keys trigger.
enum KeyCommands {
    /// `UIKeyCommand(title:action:input:modifierFlags:)`: its words and the keys that trigger it.
    static func equipCommand(
        _ interpreter: inout ViewCodeInterpreter, _ node: Int, _ arguments: [Argument], at expression: Expression,
        _ site: inout CodeSite
    ) {
        var key: Fact<String> = .absent
        var held: Set<Shortcut.Modifier>? = []
        let type = interpreter.store.nodes[node].viewClass.systemClass
        for argument in arguments {
            switch argument.label.flatMap({ FrameworkInitializer.effect(of: $0, making: type) }) {
            case .property(let name):
                interpreter.write(name, on: node, argument.value, at: argument.value, manner: .assign, site)
            case .key: key = Self.key(interpreter.evaluator, argument.value, in: site.scope)
            case .modifiers: held = Self.modifiers(argument.value)
            default: break
            }
        }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        let isKnown = key.value != nil && held != nil
        let keys = Shortcut(key: isKnown ? key.value : nil, modifiers: isKnown ? held : nil)
        interpreter.note(.control(.keys(keys)), on: node, at: place, site)
        // It is no part of the screen, but listed while Command is held down.
        ControlActions.use(&interpreter.store, node)
    }

    /// The key that an input stands for; absent for one that nobody types.
    private static func key(_ evaluator: Evaluator, _ value: Expression, in scope: Scope) -> Fact<String> {
        if case .member(_, let name, _) = value.kind, name.hasPrefix("input"), name != "input" {
            let plain = name.dropFirst(5)
            return .known(plain.prefix(1).lowercased() + plain.dropFirst())
        }
        return evaluator.string(of: value, in: scope).map { text in
            text.count == 1 ? Self.special[text] ?? text : text
        }
    }

    private static let special = ["\r": "return", "\n": "return", "\t": "tab", "\u{8}": "delete", "\u{1B}": "escape"]

    /// The keys held down; `nil` where they are not written out.
    private static func modifiers(_ value: Expression) -> Set<Shortcut.Modifier>? {
        switch value.kind {
        case .array(let elements):
            let found = elements.map(modifiers)
            return found.contains { $0 == nil } ? nil : Set(found.compactMap(\.self).flatMap(\.self))
        case .member(_, let name, _): return names[name]
        case .call(let callee, let arguments):
            // `UIKeyModifierFlags(rawValue: 0)` and `[]` hold down nothing.
            guard arguments.count == 1, case .number(0) = arguments[0].value.kind else { return nil }
            return callee.lastName == nil ? nil : []
        default: return nil
        }
    }

    /// Modifiers by the names that UIKit has for them; some are held down with no other key in mind.
    private static let names: [String: Set<Shortcut.Modifier>] = [
        "command": [.command], "shift": [.shift], "control": [.control], "alternate": [.option], "alphaShift": [],
        "numericPad": [],
    ]
}
