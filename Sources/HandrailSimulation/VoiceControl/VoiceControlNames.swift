import HandrailModel

/// The names of one element for Voice Control in one language, sorted out.
struct VoiceControlNames {
    /// Names that can be said, best first.
    private(set) var sayable: [SpokenText] = []
    /// Names that cannot.
    private(set) var unspeakable: [SpokenText] = []
    /// What is compared to find namesakes: letters and digits of the names that are known whole.
    private(set) var keys: [String] = []
    /// Whether there is a name that is only known while the app runs.
    private(set) var isOpen = false
    /// Whether these are input labels.
    let usesInputLabels: Bool

    /// The names of an element.
    init(_ node: AccessibilityNode, in language: ReportLanguage) {
        usesInputLabels = !node.inputLabels.isEmpty
        let names = usesInputLabels ? node.inputLabels : [node.label].compactMap { $0 }
        for name in names { sort(name, in: language) }
        words = max(sayable.first?[language].spokenWords ?? 1, 1)
    }

    /// Words of the best name; a number is one.
    private(set) var words = 1

    private mutating func sort(_ name: SpokenText, in language: ReportLanguage) {
        let key = SpokenKey.of(name[language])
        switch name.knowledge {
        case .unknown: isOpen = true
        case .partly:
            // What is filled in can be said, as far as anybody knows, and is hardly ever the same twice.
            if key.isEmpty { isOpen = true } else { sayable.append(name) }
        case .certain:
            if name[language].isEmpty { return }
            if key.isEmpty {
                unspeakable.append(name)
            } else {
                sayable.append(name)
                keys.append(key)
            }
        }
    }
}
