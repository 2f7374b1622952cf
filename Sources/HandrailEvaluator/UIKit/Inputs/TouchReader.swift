import HandrailCode
import HandrailModel
import HandrailSource

/// Reads what the classes of views do with touches and with the commands of assistive technologies by themselves.
struct TouchReader {
    /// Resolves names.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    // MARK: Touches

    /// What a view of a class reacts to without a recognizer: the end of a touch, or a finger that it follows.
    func gestures(of type: LinkedType, _ viewClass: CodeClass) -> [ViewGesture] {
        let lineage = program.lineage(of: type)
        if let followed = tracking(lineage, viewClass, of: type) { return [followed] }
        return touch(lineage, viewClass, of: type).map { [$0] } ?? []
    }

    /// What a view does at the end of a touch, or at its beginning; `nil` where it hands the touch on.
    private func touch(_ lineage: [LinkedType], _ viewClass: CodeClass, of type: LinkedType) -> ViewGesture? {
        guard Self.touchable.contains(viewClass.systemClass),
            !lineage.contains(where: { $0.functions["touchesMoved"] != nil || $0.functions["hitTest"] != nil }),
            let function = function("touchesEnded", lineage) ?? function("touchesBegan", lineage)
        else { return nil }
        let action = ActionReader.summary(of: function, in: type, evaluator: evaluator)
        let calls = action.calls.filter { !$0.hasPrefix("touches") && !Self.passing.contains($0) }
        guard !calls.isEmpty || !action.toggles.isEmpty else { return nil }
        return ViewGesture(Gesture(kind: .tap, action: action), place: heading(of: function))
    }

    /// A finger that is followed to set a value; `nil` where it only moves or draws something.
    private func tracking(_ lineage: [LinkedType], _ viewClass: CodeClass, of type: LinkedType) -> ViewGesture? {
        let isControl = viewClass.systemClass == "UIControl"
        guard isControl || viewClass.systemClass == "UIView",
            let function = isControl ? function("continueTracking", lineage) ?? function("touchesMoved", lineage) : function("touchesMoved", lineage)
        else { return nil }
        let began = isControl ? self.function("beginTracking", lineage) : nil
        var action = ActionReader.summary(of: function, in: type, evaluator: evaluator)
        if let began { action = action.merged(with: ActionReader.summary(of: began, in: type, evaluator: evaluator)) }
        // A control says by its event that its value is another one.
        if isControl, action.calls.contains("sendActions"), [function, began].compactMap(\.self).contains(where: tellsValue) {
            action = action.merged(with: ActionSummary(assignments: [ActionSummary.Assignment(target: "value", value: "…")]))
        }
        return ViewGesture(Gesture(kind: .drag, action: action), place: heading(of: function))
    }

    private func tellsValue(_ function: LinkedFunction) -> Bool {
        Self.values.occur(in: program.text(at: SourcePlace(file: function.file, range: function.declaration.range)))
    }

    private static let values = Fragments(["valuechanged"])

    private func function(_ name: String, _ lineage: [LinkedType]) -> LinkedFunction? {
        lineage.lazy.compactMap { $0.functions[name]?.first { !$0.declaration.body.isEmpty } }.first
    }

    private func heading(of function: LinkedFunction) -> SourcePlace {
        ClassReading.heading(of: SourcePlace(file: function.file, range: function.declaration.range), program)
    }

    /// Classes that do nothing with touches by themselves.
    private static let touchable: Set<String> = ["UIView", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView"]

    /// What a view calls to look pressed, or to learn where it was touched.
    private static let passing: Set<String> = [
        "animate", "location", "first", "contains", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "identity",
        "CGAffineTransform", "allTouches", "touches", "bounds", "point", "isEmpty", "UIViewPropertyAnimator", "addAnimations",
        "startAnimation", "setHighlighted", "unhighlight", "highlight", "next", "endEditing", "resignFirstResponder",
        "becomeFirstResponder", "scale", "print", "prepare", "invalidate",
    ]

    // MARK: Commands

    /// What the class of a view does when assistive technologies ask for it, as properties of the view.
    func commands(of lineage: [LinkedType]) -> [ViewWrite] {
        Self.commands.compactMap { method, property in
            guard let function = function(method, lineage) else { return nil }
            return ViewWrite(
                name: property, value: .known(.flag(true)), place: heading(of: function), manner: .assign, isConditional: false)
        }
    }

    /// That a controller answers the gesture for leaving, for all that is on its screen.
    func escape(of lineage: [LinkedType]) -> ViewProperty? {
        function("accessibilityPerformEscape", lineage).map {
            ViewProperty("answers.escape", .known(.flag(true)), place: heading(of: $0))
        }
    }

    /// Methods by which views answer to assistive technologies, with the property that stands for each.
    private static let commands = [
        ("accessibilityActivate", "answers.activate"), ("accessibilityIncrement", "answers.adjust"),
        ("accessibilityPerformEscape", "answers.escape"), ("accessibilityPerformMagicTap", "answers.magicTap"),
        ("accessibilityScroll", "answers.scroll"), ("accessibilityPerformIncrement", "answers.adjust"),
        ("accessibilityPerformPress", "answers.activate"),
    ]
}
