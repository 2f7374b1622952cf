/// A purpose string, by the words in it.
struct PurposeText {
    /// What is wrong with it.
    enum Fault: Hashable, Sendable {
        /// There is nothing to read.
        case empty
        /// It was never written: `TODO`, the name of the key, no word at all.
        case placeholder(String)
        /// It says what is asked for, and not what for.
        case withoutPurpose(String)
        /// It says that something is needed or used, and neither by whom nor what for: `is required`.
        case passive(String)
        /// It says that the app has no need of what it asks for.
        case unneeded(String)
    }

    /// What is wrong with a text; `nil` where nothing is, or where it is in a language of which no words are known.
    ///
    /// - Parameters:
    ///   - key: the key it stands behind.
    ///   - own: words of texts that were never written, besides those that are known.
    static func fault(of text: String, key: String, placeholders own: Set<String> = []) -> Fault? {
        let plain = withoutVariables(text)
        let trimmed = plain.drop { $0.isWhitespace }
        if trimmed.isEmpty { return text.contains("$") ? nil : .empty }
        let words = words(of: plain)
        if words.isEmpty || text.contains(key)
            || words.contains(where: { placeholders.contains($0) || own.contains($0) })
            || words.allSatisfy({ $0 == "test" })
        {
            return .placeholder(text)
        }
        if plain.unicodeScalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) {
            if denialsInKorean.contains(where: plain.contains) { return .unneeded(text) }
            let meaning = words.filter { word in !generalKorean.contains { word.hasPrefix($0) } }
            return meaning.isEmpty ? .withoutPurpose(text) : nil
        }
        let isEnglish = plain.allSatisfy(\.isASCII) && (words.contains(where: english.contains) || words.count < 3)
        guard isEnglish else { return nil }
        if denies(words) { return .unneeded(text) }
        // Two words leave no room for what people get.
        if words.count < 3 || words.allSatisfy({ general.contains($0) }) { return .withoutPurpose(text) }
        return fruitlessPassive(in: words)
    }

    /// “Access is required by Trips.”: said without anybody who does something, and without what it is for. What
    /// follows with “to” or “for” says that, as long as it is more than that the app works.
    private static func fruitlessPassive(in words: [String]) -> Fault? {
        for (index, pair) in zip(words, words.dropFirst()).enumerated() {
            let said = "\(pair.0) \(pair.1)"
            guard passive.contains(said) else { continue }
            let rest = words.dropFirst(index + 2)
            let purpose = rest.drop { !aims.contains($0) }
            return purpose.contains { !general.contains($0) && !aims.contains($0) } ? nil : .passive(said)
        }
        return nil
    }

    /// Words behind which a purpose stands.
    private static let aims: Set<String> = ["to", "for", "so", "when", "while", "if", "because", "during", "in"]

    /// The text without `$(PRODUCT_NAME)` and `${PRODUCT_NAME}`.
    private static func withoutVariables(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            guard rest.first == "(" || rest.first == "{" else { continue }
            let end = rest.firstIndex { $0 == ")" || $0 == "}" }
            rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
        }
        return result + rest
    }

    /// “This app does not require the photo library.” A longer sentence may deny one thing and explain another.
    private static func denies(_ words: [String]) -> Bool {
        let isDenied = words.contains { $0 == "not" || $0.hasSuffix("n't") || $0.hasSuffix("n’t") }
        return isDenied && words.count < 10 && words.contains(where: needs.contains)
            && !words.contains("if") && !words.contains("without")
    }

    private static let needs: Set<String> = ["need", "require", "use", "access", "collect"]
    private static let denialsInKorean = ["사용하지 않습니다", "필요하지 않습니다", "사용하지 않아요", "필요 없습니다"]

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    }

    private static let placeholders: Set<String> = ["todo", "tbd", "lorem", "fixme", "placeholder", "asdf", "xxx"]

    /// Words of which an English sentence has one.
    private static let english: Set<String> = [
        "the", "to", "your", "you", "we", "is", "are", "for", "this", "app", "access", "use", "uses", "needs", "and",
    ]

    /// Words that say that something is asked for, and what: none of them is a purpose.
    private static let general: Set<String> = [
        "a", "an", "the", "this", "that", "our", "your", "you", "we", "us", "it", "its", "app", "application", "please",
        "to", "of", "for", "in", "on", "and", "or", "with", "from", "be", "is", "are", "will", "would", "like", "can",
        "could", "may", "need", "needs", "needed", "require", "requires", "required", "want", "wants", "request",
        "requests", "requesting", "ask", "asks", "allow", "allows", "grant", "give", "let", "use", "uses", "used",
        "using", "usage", "access", "accessing", "permission", "permissions", "authorization", "privacy", "camera",
        "cameras", "microphone", "mic", "photo", "photos", "picture", "pictures", "library", "gallery", "album",
        "albums", "roll", "contact", "contacts", "address", "book", "calendar", "calendars", "event", "events",
        "reminder", "reminders", "location", "locations", "gps", "position", "bluetooth", "face", "id", "motion",
        "fitness", "activity", "health", "data", "speech", "recognition", "siri", "music", "media", "network", "local",
        "nfc", "device", "devices", "phone", "iphone", "ipad", "when", "while", "always", "functionality", "feature",
        "features", "purpose", "purposes", "work", "properly", "correctly", "function", "description", "services",
        "service", "some", "all", "experience", "better", "improve", "improved", "core", "proper", "must", "has",
        "have", "order",
    ]

    private static let passive: Set<String> = [
        "is required", "are required", "is needed", "are needed", "is used", "are used",
    ]

    /// The beginnings of Korean words that say that something is asked for, and what.
    private static let generalKorean = [
        "앱", "이", "본", "저희", "카메라", "마이크", "사진", "앨범", "갤러리", "보관함", "라이브러리", "연락처", "주소록", "캘린더",
        "일정", "미리", "알림", "위치", "블루투스", "음성", "인식", "건강", "동작", "데이터", "정보", "접근", "권한", "허용", "사용",
        "필요", "요청", "동의", "해", "하", "주세요", "합니다", "위해", "위한", "기기", "서비스", "기능", "및", "수", "있", "대한",
        "대해", "원활", "더", "나은",
    ]
}
