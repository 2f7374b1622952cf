import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads what the classes of views do with touches and with the commands of assistive technologies by themselves.
struct TouchReader {
    /// Resolves names.
    package let evaluator: Evaluator

    private var program: Program { evaluator.program }

    // MARK: Touches

    /// What a view of a class reacts to without a recognizer: the end of a touch, or a finger that it follows.
    package func gestures(of type: LinkedType, _ viewClass: CodeClass) -> [ViewGesture] {
        guard let handlers = Self.handlers(of: viewClass) else { return [] }
        let lineage = program.lineage(of: type)
        // What follows the finger is called for the first touch as well: a tap does the same as a drag.
        if handlers.touching.contains(where: { hands(handlers.following, on: $0, lineage) }) { return [] }
        if let followed = tracking(lineage, handlers, of: type) { return [followed] }
        return touch(lineage, handlers, of: type).map { [$0] } ?? []
    }

    /// Whether a method calls one of some others, and not only that of its superclass.
    private func hands(_ names: [String], on touching: String, _ lineage: [LinkedType]) -> Bool {
        guard let function = function(touching, lineage) else { return false }
        let index = program.mentions.index(of: function.file)
        return names.contains { name in
            index.positions(of: name, in: function.declaration.range).contains { index.word(at: $0 - 2) != "super" }
        }
    }

    /// What a view does at the end of a touch, or at its beginning; `nil` where it hands the touch on.
    private func touch(_ lineage: [LinkedType], _ handlers: Handlers, of type: LinkedType) -> ViewGesture? {
        guard !lineage.contains(where: { $0.functions["hitTest"] != nil }) else { return nil }
        for name in handlers.touching {
            guard let function = function(name, lineage) else { continue }
            let action = ActionReader.summary(of: function, in: type, evaluator: evaluator)
            guard Self.does(action) else { continue }
            return ViewGesture(Gesture(kind: .tap, action: action), place: heading(of: function))
        }
        return nil
    }

    /// Whether a touch comes to more than looking pressed, or being handed on.
    private static func does(_ action: ActionSummary) -> Bool {
        if !action.toggles.isEmpty { return true }
        return action.calls.contains { call in
            !FrameworkMethod.showsTouch(call) && !handingOn.contains(where: call.hasPrefix) && !showing.occur(in: call)
        }
    }

    /// A finger that is followed to set a value; `nil` where it only moves or draws something.
    private func tracking(_ lineage: [LinkedType], _ handlers: Handlers, of type: LinkedType) -> ViewGesture? {
        guard let function = handlers.following.lazy.compactMap({ self.function($0, lineage) }).first else {
            return nil
        }
        let began = handlers.isControl ? self.function("beginTracking", lineage) : nil
        var action = ActionReader.summary(of: function, in: type, evaluator: evaluator)
        // What looks pressed only while the finger is on it is not dragged.
        if !Self.does(action), action.assignments.allSatisfy({ Self.appearance.contains($0.target) }) { return nil }
        if let began { action = action.merged(with: ActionReader.summary(of: began, in: type, evaluator: evaluator)) }
        // A control says by its event that its value is another one.
        if handlers.isControl, action.calls.contains("sendActions"),
            [function, began].compactMap(\.self).contains(where: tellsValue)
        {
            action = action.merged(
                with: ActionSummary(assignments: [ActionSummary.Assignment(target: "value", value: "…")]))
        }
        return ViewGesture(Gesture(kind: .drag, action: action), place: heading(of: function))
    }

    /// The methods by which views of a class of a framework handle touches.
    private struct Handlers {
        /// What is called at the end of a touch, or else at its beginning.
        let touching: [String]
        /// What is called while a finger moves.
        let following: [String]
        /// Whether it sends actions.
        let isControl: Bool

        /// The methods by which some of what is touched hears of it.
        init(of receivers: [FrameworkCallback.TouchReceiver], isControl: Bool) {
            touching = FrameworkCallback.rows.compactMap { row in
                if case .hearsOfTouch(let own) = row.meaning, receivers.contains(own) { row.name } else { nil }
            }
            following = FrameworkCallback.rows.compactMap { row in
                if case .followsTouch(let own) = row.meaning, receivers.contains(own) { row.name } else { nil }
            }
            self.isControl = isControl
        }
    }

    /// The methods of views that do nothing with touches by themselves; `nil` for others.
    private static func handlers(of viewClass: CodeClass) -> Handlers? {
        guard viewClass.has(.leavesTouches) else { return nil }
        if viewClass.isOfAppKit { return ofMac }
        return viewClass.has(.control) ? ofControls : ofViews
    }

    private static let ofControls = Handlers(of: [.control, .view], isControl: true)
    private static let ofViews = Handlers(of: [.view], isControl: false)
    private static let ofMac = Handlers(of: [.viewOfMac], isControl: false)

    private func tellsValue(_ function: LinkedFunction) -> Bool {
        program.mentions.has(Self.values, at: SourcePlace(file: function.file, range: function.declaration.range))
    }

    private static let values = CodeWords(["valuechanged"])

    private func function(_ name: String, _ lineage: [LinkedType]) -> LinkedFunction? {
        lineage.lazy.compactMap { $0.functions[name]?.first { !$0.declaration.body.isEmpty } }.first
    }

    private func heading(of function: LinkedFunction) -> SourcePlace {
        program.heading(of: SourcePlace(file: function.file, range: function.declaration.range))
    }

    /// How methods begin that hand a touch on.
    private static let handingOn = ["touches", "mouse", "rightMouse", "presses"]

    /// What methods are called that only change how a view looks while it is pressed.
    private static let showing = Fragments([
        "highlight", "animat", "shrink", "bounce", "feedback", "ripple", "setpressed", "setneeds", "haptic", "redraw",
        "updateappearance",
    ])

    /// What is changed of a view that looks pressed.
    private static let appearance: Set<String> = [
        "isHighlighted", "highlighted", "isPressed", "pressed", "alpha", "transform", "backgroundColor", "isSelected",
        "opacity", "shadowOpacity", "borderColor", "tintColor", "textColor", "alphaValue", "needsDisplay",
    ]

    // MARK: Commands

    /// What the class of a view does when assistive technologies ask for it.
    func commands(of lineage: [LinkedType]) -> [ViewFact] {
        Self.commands.compactMap { method, command in
            function(method, lineage).map { ViewFact(.answers(command), place: heading(of: $0)) }
        }
    }

    /// That a controller answers the gesture for leaving, for all that is on its screen.
    package func escape(of lineage: [LinkedType]) -> ViewFact? {
        Self.escapes.lazy.compactMap { function($0, lineage) }.first.map {
            ViewFact(.answers(.escape), place: heading(of: $0))
        }
    }

    private static let escapes = FrameworkCallback.names(.answers(.escape))

    /// Methods by which views answer to assistive technologies, with the command that each answers.
    private static let commands = FrameworkCallback.rows.compactMap { row -> (String, AccessibilityAction)? in
        if case .answers(let action) = row.meaning { (row.name, action) } else { nil }
    }
}
