import HandrailModel

/// What a control with a symbol does, held against what VoiceOver says for the symbol: where both agree the name is as
/// good as one that somebody wrote.
struct SymbolAction {
    private let effects: [ActionEffect]

    /// The actions of a control.
    init(_ element: ElementView) {
        effects = element.attributes.compactMap { use in
            switch use.attribute {
            case .code(.action(let summary)): ActionEffect(summary)
            case .interaction(.gesture(let gesture)) where gesture.kind == .tap: ActionEffect(gesture.action)
            default: nil
            }
        }
    }

    /// Whether what is said for each of some symbols is what the control does.
    func agrees(with symbols: [SymbolVoice]) -> Bool {
        guard !effects.isEmpty else { return false }
        return symbols.allSatisfy { symbol in
            if symbol.isDescribed { return symbol.symbol.map { agrees(with: Self.word(ofAppKitImage: $0)) } ?? false }
            return !symbol.spoken.isEmpty && symbol.spoken.allSatisfy { agrees(with: $0.en.lowercased()) }
        }
    }

    /// What an image of AppKit stands for: “remove” for `NSRemoveTemplate`, “back” for `NSGoBackTemplate`.
    private static func word(ofAppKitImage name: String) -> String {
        let words = words(in: String(name.dropFirst(2)))
        return words.first { $0 != "go" }.map(String.init) ?? ""
    }

    private func agrees(with spoken: String) -> Bool {
        if spoken == "close" || spoken == "clear",
            effects.allSatisfy({ $0.summary.dismisses || $0.onlyCloses })
        {
            return true
        }
        guard let stems = Self.stems[spoken] else { return false }
        return effects.allSatisfy { effect in
            Self.words(of: effect).contains { word in stems.contains { word.hasPrefix($0) } }
        }
    }

    /// The words in the names of what an action calls, assigns and flips, in lower case.
    private static func words(of effect: ActionEffect) -> [Substring] {
        let summary = effect.summary
        var names = effect.meaningfulCalls + summary.toggles + summary.assignments.map(\.target)
        // A function that is handed over has no more than its name.
        let name = summary.digest
        if name.utf8.count < 60, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) {
            names.append(name)
        }
        return names.flatMap { words(in: $0) }
    }

    private static func words(in name: String) -> [Substring] {
        var spaced = ""
        for character in name {
            if character.isUppercase { spaced.append(" ") }
            spaced.append(character.isLetter ? Character(character.lowercased()) : " ")
        }
        return spaced.split(separator: " ")
    }

    /// For what is said for a symbol, how words begin by which code calls the same.
    private static let stems: [String: [String]] = [
        "close": ["dismiss", "clos", "cancel", "exit", "hide", "clear"], "clear": ["clear", "reset", "delet"],
        "trash": ["delet", "remov", "trash", "discard", "clear"], "delete": ["delet", "remov", "trash", "discard"],
        "remove": ["remov", "delet", "decre", "minus", "subtract"],
        "add": ["add", "new", "creat", "insert", "incre", "plus", "append"],
        "back": ["back", "pop", "previous", "dismiss"], "forward": ["forward", "next"],
        "share": ["shar", "export"], "compose": ["compos", "writ", "new", "edit", "creat"],
        "edit": ["edit", "renam", "modif"], "refresh": ["refresh", "reload", "retry", "sync", "updat"],
        "play": ["play", "resum"], "pause": ["paus", "play"], "stop": ["stop", "cancel"],
        "info": ["info", "about", "detail"], "settings": ["setting", "preference", "config", "option"],
        "send": ["send", "sent", "submit", "post"], "search": ["search", "find"],
        "copy": ["copy", "copi", "pasteboard"],
        "filter": ["filter"], "sort": ["sort", "order"], "favorite": ["favorit", "star"],
        "like": ["like"], "love": ["lov", "like", "favorit"], "bookmark": ["bookmark", "save"],
        "download": ["download"], "upload": ["upload"], "camera": ["camera", "captur", "photo"],
        "undo": ["undo"], "redo": ["redo"], "help": ["help"], "print": ["print"], "mute": ["mut"],
    ]
}
