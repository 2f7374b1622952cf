import HandrailModel
import HandrailSource

/// What an action amounts to for the people who trigger it.
struct ActionEffect {
    /// The action as it was read.
    let summary: ActionSummary

    /// The effect of an action.
    init(_ summary: ActionSummary) { self.summary = summary }

    /// Whether nothing happens.
    var isNothing: Bool {
        summary.isEmpty
            || (summary.digest.isEmpty && summary.calls.isEmpty && summary.assignments.isEmpty
                && summary.toggles.isEmpty)
    }

    /// Whether it only puts the keyboard away or moves the focus of typing: whoever uses a screen reader does that
    /// with the fields themselves.
    var onlyMovesFocus: Bool {
        guard summary.toggles.isEmpty else { return false }
        let moves = summary.assignments.filter { $0.isOfFocus || Self.focus.occur(in: $0.target) }
        if summary.assignments.count > moves.count { return false }
        return summary.endsEditing || (!moves.isEmpty && meaningfulCalls.isEmpty)
    }

    /// Whether it only closes something: dismisses, or clears flags and selections.
    var onlyCloses: Bool {
        let clears = summary.assignments.allSatisfy { $0.value == "false" || $0.value == "nil" }
        guard clears else { return false }
        // What a function of the project does itself is told with what it calls; another one of its name may be among
        // that.
        var followed: Set<String> = []
        let others = meaningfulCalls.filter { call in
            !Self.isClosing(call) && !(summary.followed.contains(call) && followed.insert(call).inserted)
        }
        return others.isEmpty
            && (summary.dismisses || !summary.assignments.isEmpty || meaningfulCalls.contains(where: Self.isClosing)
                || !summary.toggles.isEmpty)
    }

    /// Whether it only shows or hides something of the same screen: closes it, or flips or sets flags.
    var onlyShowsOrHides: Bool {
        let hidesBars = meaningfulCalls.contains(where: Self.setsHidden)
        let others = meaningfulCalls.filter { call in
            !Self.isClosing(call) && !(hidesBars && (Self.setsHidden(call) || summary.followed.contains(call)))
        }
        guard others.isEmpty else { return false }
        let flags = summary.assignments.allSatisfy { ["true", "false", "nil"].contains($0.value ?? "") }
        return flags
            && (hidesBars || summary.dismisses || !summary.assignments.isEmpty || !summary.toggles.isEmpty)
    }

    /// Whether it hands on a case by its name, as to a store: wherever that stands on a screen, it does the same.
    var sendsCase: Bool { summary.digest.holds("(.") }

    /// Whether what it does depends on where people touch.
    var asksWhere: Bool { summary.calls.contains("location") }

    /// Calls that do more than animate, wait, log or vibrate.
    var meaningfulCalls: [String] { summary.calls.filter { !Self.trifles.contains($0) } }

    private var hasMeaningfulCalls: Bool { summary.calls.contains { !Self.trifles.contains($0) } }

    /// Whether both do the same, wherever that can be told.
    func isSame(as other: ActionEffect) -> Bool {
        if isNothing || other.isNothing { return false }
        if let core = summary.core, core == other.summary.core { return true }
        if !essence.isEmpty, essence == other.essence { return true }
        // Two calls of the same name may be given different arguments; flags and assignments tell all there is.
        guard !hasMeaningfulCalls, !other.hasMeaningfulCalls else { return false }
        let isTold = !summary.toggles.isEmpty || !summary.assignments.isEmpty
        return isTold && summary.toggles == other.summary.toggles
            && summary.assignments == other.summary.assignments
            && summary.assignments.allSatisfy { $0.value != nil }
    }

    /// What it says, so that `{ save() }`, `{ self.save() }` and `save` are the same.
    ///
    /// Actions of all controls around are compared with each other: bytes do, characters would cost many times more.
    private var essence: Substring {
        var text = summary.digest.utf8[...]
        while text.count > 1, text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") {
            text = text.dropFirst().dropLast()
        }
        if text.starts(with: "self.".utf8) { text = text.dropFirst(5) }
        if text.suffix(2).elementsEqual("()".utf8) { text = text.dropLast(2) }
        return Substring(text)
    }

    private static let focus = Fragments(["focus"])

    private static func isClosing(_ call: String) -> Bool {
        let name = call.lowercased()
        return closingWords.contains { name.hasPrefix($0) }
    }

    /// Whether a call shows or hides a bar: `setNavigationBarHidden`.
    private static func setsHidden(_ call: String) -> Bool { call.hasPrefix("set") && call.hasSuffix("Hidden") }

    private static let closingWords = ["dismiss", "close", "hide", "cancel", "removelast", "poptoroot", "collapse"]

    private static let trifles: Set<String> = [
        "withAnimation", "Task", "async", "asyncAfter", "impactOccurred", "notificationOccurred",
        "selectionChanged", "prepare", "triggerSelection", "print", "log", "debug", "animation", "spring",
        "interactiveSpring", "easeInOut", "easeIn", "easeOut", "linear", "bouncy", "snappy", "smooth",
        "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator", "now",
        "fireHaptic", "run", "sleep",
    ]
}
