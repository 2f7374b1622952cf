/// What a name in a condition speaks of.
enum StateTopic: Hashable, Sendable {
    /// That what people came for is there.
    case content
    /// That it is on its way.
    case loading
    /// That there is nothing.
    case empty
    /// That it could not be had.
    case error
    /// That people are looking for something.
    case search
    /// What comes up by itself or on demand and lies over the screen for a while.
    case overlay
    /// What only machines larger than a phone, builds of developers or previews have.
    case elsewhere

    /// The topic of a name by the words in it: the last that has one, where that is not what they all come to in the
    /// end. `isSearchLoading` and `isLoadingContent` speak of loading.
    init?(_ name: some StringProtocol) {
        let words = Self.words(in: name)
        if words.count == 2, words[0] == "not", let topic = Self.topic(ofNot: words[1]) {
            self = topic
            return
        }
        let topics = words.compactMap { Self.table[$0] }
        guard let topic = topics.last(where: { $0 != .content }) ?? topics.last else { return nil }
        self = topic
    }

    private static func words(in name: some StringProtocol) -> [String] {
        var words: [String] = []
        var word = ""
        for character in name {
            if !character.isLetter || character.isUppercase && word.last?.isLowercase == true {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if character.isLetter { word.append(character) }
        }
        if !word.isEmpty { words.append(word.lowercased()) }
        return words
    }

    /// The topic of what did not happen yet, or is not there: `notRequested`, `notFound`.
    private static func topic(ofNot word: String) -> StateTopic? {
        word == "found" ? .empty : steps.contains(word) ? .loading : nil
    }

    /// What happens before there is content.
    private static let steps: Set<String> = [
        "requested", "asked", "started", "begun", "run", "loaded", "fetched", "initialized", "ready", "determined",
        "called", "queried", "searched", "synced", "downloaded", "finished", "done", "yet",
    ]

    /// Words by what they speak of.
    private static let table: [String: StateTopic] = {
        let rows: [(StateTopic, String)] = [
            (.content, "loaded display displayed content success succeeded ready finished done data available"),
            (
                .loading,
                """
                loading load loads fetching refreshing syncing synching processing pending uploading downloading busy \
                waiting idle placeholder skeleton redacted spinner checking validating connecting submitting saving \
                initial progress unknown unloaded uninitialized undetermined pristine
                """
            ),
            (.empty, "empty none missing nothing blank"),
            (
                .error,
                "error errors failed failure fail offline denied expired retry invalid disconnected unavailable stale"
            ),
            (.search, "searching search query searched"),
            (.overlay, "toast banner snackbar alert tooltip hud popup popover sheet confetti overlay editing edit"),
            (.elsewhere, "pad ipad mac catalyst debug simulator preview previews regular"),
        ]
        return Dictionary(
            rows.flatMap { topic, words in words.split(separator: " ").map { (String($0), topic) } },
            uniquingKeysWith: { first, _ in first })
    }()
}
