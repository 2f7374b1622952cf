import HandrailModel
import HandrailSource
import Yams

/// A piece of a configuration with the file that it stands in, and what may be asked of it.
struct YAMLNode {
    private let node: Node
    private let file: String

    /// A configuration of more bytes is refused: one that a person wrote has a hundredth of it.
    static let mostBytes = 256 * 1024
    private static let longestLine = 2_000
    private static let deepest = 32

    /// The text of a file, parsed; `nil` where it says nothing.
    static func parse(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> YAMLNode? {
        let start = ConfigurationOrigin(file: file, line: 1)
        guard bytes.count <= mostBytes else {
            throw ConfigurationError(
                start, en: "The file is larger than 256 KiB; write a shorter one.",
                ko: "파일이 256KiB보다 큽니다. 더 짧게 작성하세요.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ConfigurationError(
                start, en: "The file is not UTF-8; save it as UTF-8.", ko: "UTF-8 파일이 아닙니다. UTF-8로 저장하세요.")
        }
        try refuseHostile(text, file: file)
        do {
            return try Yams.compose(yaml: text).map { YAMLNode(node: $0, file: file) }
        } catch let error as YamlError {
            throw failure(error, file: file)
        } catch {
            throw ConfigurationError(
                start, en: "The file is no YAML; write lines such as “exclude: [Pods]”.",
                ko: "YAML 파일이 아닙니다. ‘exclude: [Pods]’ 같은 줄로 작성하세요.")
        }
    }

    /// What would take much time or stack to parse is refused before it is parsed.
    private static func refuseHostile(_ text: String, file: String) throws(ConfigurationError) {
        var depth = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let origin = ConfigurationOrigin(file: file, line: index + 1)
            guard line.utf8.count <= longestLine, line.utf8.prefix(while: { $0 == 0x20 }).count <= 2 * deepest else {
                throw ConfigurationError(
                    origin, en: "The line is too long or too deep; break it into several.",
                    ko: "줄이 너무 길거나 깊습니다. 여러 줄로 나누세요.")
            }
            var scan = LineScan()
            for character in line { scan.take(character) }
            depth += scan.opened
            guard depth <= deepest else {
                throw ConfigurationError(
                    origin, en: "Lists are nested too deep; no list of a configuration holds another.",
                    ko: "목록이 너무 깊게 중첩되었습니다. 목록 안에 목록을 넣지 마세요.")
            }
            guard !scan.hasAnchor else {
                throw ConfigurationError(
                    origin, en: "Anchors and aliases (“&name”, “*name”) are not read; write the value, in quotes.",
                    ko: "앵커와 별칭(‘&name’, ‘*name’)은 쓸 수 없습니다. 값을 그대로 쓰거나 따옴표로 감싸세요.")
            }
        }
    }

    /// What a line has outside of quotes and comments.
    private struct LineScan {
        var opened = 0
        var hasAnchor = false
        private var quote: Character?
        private var isComment = false
        private var last: Character = " "

        mutating func take(_ character: Character) {
            defer { last = character }
            if isComment { return }
            if let open = quote {
                if character == open { quote = nil }
                return
            }
            let begins = last == " " || "[{,:-\t".contains(last)
            switch character {
            case "\"", "'": if begins { quote = character }
            case "#": isComment = begins
            case "[", "{": opened += 1
            case "]", "}": opened -= 1
            case "&", "*": hasAnchor = hasAnchor || begins
            default: break
            }
        }
    }

    private static func failure(_ error: YamlError, file: String) -> ConfigurationError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return ConfigurationError(
                ConfigurationOrigin(file: file, line: max(1, mark.line)),
                en: "The YAML cannot be read here (\(problem)); check indentation, colons and quotes.",
                ko: "여기서 YAML을 읽을 수 없습니다(\(problem)). 들여쓰기, 콜론, 따옴표를 확인하세요.")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let name = duplicates.first ?? ""
            return ConfigurationError(
                ConfigurationOrigin(file: file, line: max(1, context.mark.line)),
                en: "“\(name)” stands here twice; keep one.", ko: "‘\(name)’ 항목이 두 번 있습니다. 하나만 남기세요.")
        case .no, .memory, .reader, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
            return ConfigurationError(
                ConfigurationOrigin(file: file, line: 1),
                en: "The file holds signs that YAML does not allow; save it as plain text.",
                ko: "YAML에 쓸 수 없는 문자가 있습니다. 일반 텍스트로 저장하세요.")
        }
    }

    /// Where it is written.
    var origin: ConfigurationOrigin { ConfigurationOrigin(file: file, line: max(1, node.mark?.line ?? 1)) }

    /// Whether it is an object.
    var isMapping: Bool { node.mapping != nil }

    /// The members of an object by the keys that it may have.
    ///
    /// - Parameter what: what the object is, for the error.
    func members<Key: RawRepresentable & CaseIterable>(
        _ keys: Key.Type, of what: Bilingual
    ) throws(ConfigurationError) -> [(key: Key, value: YAMLNode)] where Key.RawValue == String {
        var result: [(key: Key, value: YAMLNode)] = []
        for (name, value) in try named(what) {
            guard let key = Key(rawValue: name.value) else {
                let known = Key.allCases.map(\.rawValue).sorted()
                throw name.unknown(
                    what, known: known, en: "has no key “\(name.value)”", ko: "에는 ‘\(name.value)’ 항목이 없습니다")
            }
            result.append((key, value))
        }
        return result
    }

    /// The members of an object with any names.
    func named(_ what: Bilingual) throws(ConfigurationError) -> [(name: Written<String>, value: YAMLNode)] {
        guard let mapping = node.mapping else {
            throw ConfigurationError(
                origin, en: "\(what.en) takes lines of the form “key: value”.",
                ko: "\(what.ko)에는 ‘키: 값’ 형식의 줄을 쓰세요.")
        }
        return mapping.map { pair in
            let key = YAMLNode(node: pair.key, file: file)
            return (Written(pair.key.string ?? "", key.origin), YAMLNode(node: pair.value, file: file))
        }
    }

    /// A text.
    func text(_ what: String) throws(ConfigurationError) -> String {
        guard let text = node.scalar?.string, !text.isEmpty else {
            throw ConfigurationError(
                origin, en: "“\(what)” takes one text that is not empty.", ko: "‘\(what)’에는 비어 있지 않은 텍스트 하나를 쓰세요.")
        }
        return text
    }

    /// The elements of a list; one value stands for a list of it.
    func list(_ what: String) throws(ConfigurationError) -> [YAMLNode] {
        if let sequence = node.sequence { return sequence.map { YAMLNode(node: $0, file: file) } }
        guard node.scalar != nil else {
            throw ConfigurationError(
                origin, en: "“\(what)” takes a list, such as [one, two].", ko: "‘\(what)’에는 [하나, 둘] 같은 목록을 쓰세요.")
        }
        return [self]
    }

    /// The objects of a list.
    func objects(_ what: String) throws(ConfigurationError) -> [YAMLNode] {
        guard let sequence = node.sequence else {
            throw ConfigurationError(
                origin, en: "“\(what)” takes a list whose elements begin with a dash.",
                ko: "‘\(what)’에는 줄표(-)로 시작하는 항목의 목록을 쓰세요.")
        }
        return sequence.map { YAMLNode(node: $0, file: file) }
    }

    /// A number in a range.
    func number(_ range: ClosedRange<Double>, _ what: String) throws(ConfigurationError) -> Double {
        let text = try text(what)
        guard let number = Double(text), range.contains(number) else {
            let (low, high) = (Written.number(range.lowerBound), Written.number(range.upperBound))
            throw ConfigurationError(
                origin, en: "“\(what)” takes a number from \(low) to \(high), not “\(text)”.",
                ko: "‘\(what)’에는 \(low)에서 \(high) 사이의 수를 쓰세요. 받은 값: ‘\(text)’")
        }
        return number
    }

    /// One of several words.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ choices: Choice.Type, _ what: String
    ) throws(ConfigurationError) -> Choice where Choice.RawValue == String {
        let word = try text(what)
        if let choice = Choice(rawValue: word) { return choice }
        let known = Choice.allCases.map(\.rawValue)
        throw Written(word, origin).unknown(
            Bilingual(en: "“\(what)”", ko: "‘\(what)’"), known: known, en: "cannot be “\(word)”",
            ko: "에는 ‘\(word)’ 값을 쓸 수 없습니다")
    }

    /// A pattern of paths inside the project.
    func glob(_ what: String) throws(ConfigurationError) -> ConfiguredPattern {
        let text = try text(what)
        guard !text.hasPrefix("/"), !text.hasPrefix("~"), !text.split(separator: "/").contains("..") else {
            throw ConfigurationError(
                origin, en: "“\(text)” leads out of the project; write a path relative to this file's folder.",
                ko: "‘\(text)’ 경로가 프로젝트 밖을 가리킵니다. 이 파일이 있는 폴더를 기준으로 쓰세요.")
        }
        guard text.utf8.count <= 300, text.split(separator: "/").count(where: { $0 == "**" }) <= 4 else {
            throw ConfigurationError(
                origin, en: "The pattern is too long or has more than four “**”; write a simpler one.",
                ko: "패턴이 너무 길거나 ‘**’가 네 개를 넘습니다. 더 단순하게 쓰세요.")
        }
        return ConfiguredPattern(text)
    }
}


extension Written<String> {
    /// A number without a fraction where it has none.
    fileprivate static func number(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? String(number)
    }

    /// The error about a word that is none of those that are known.
    func unknown(_ what: Bilingual, known: [String], en: String, ko: String) -> ConfigurationError {
        let nearest = NearestName.of(value, in: known)
        let list = known.count > 12 ? nil : known.joined(separator: ", ")
        return ConfigurationError(
            origin,
            en: "\(what.en) \(en)"
                + (nearest.map { "; did you mean “\($0)”?" } ?? list.map { "; write one of: \($0)." }
                    ?? "; “handrail rules” lists the names."),
            ko: "\(what.ko)\(ko)."
                + (nearest.map { " 혹시 ‘\($0)’ 아닌가요?" } ?? list.map { " 다음 중 하나를 쓰세요: \($0)" }
                    ?? " 이름 목록은 ‘handrail rules’로 확인하세요."))
    }
}
